// The ways to send something, and what each costs.
import { shippingMethodAnswer } from '#shared/checkout/shipping/examples.ts'
import { untaxed } from '../goods.ts'

/** From this amount the usual way is free. */
const FREE_FROM = 50

const ways = [
  { carrier: 'postnl', method: 'standard', carrierTitle: 'PostNL', title: 'At home', price: 4.95, pickup: null },
  { carrier: 'postnl', method: 'pickup', carrierTitle: 'PostNL', title: 'At a pick-up point', price: 3.95, pickup: 'postnl' },
  { carrier: 'dhl', method: 'servicepoint', carrierTitle: 'DHL', title: 'At a ServicePoint', price: 3.95, pickup: 'dhl' },
  { carrier: 'courier', method: 'express', carrierTitle: 'Courier', title: 'Today', price: 12.5, pickup: null },
] as const

type Way = (typeof ways)[number]

const codeOf = ({ carrier, method }: Way) => `${carrier}_${method}`

const costOf = ({ price, method }: Way, goods: number): number => (method === 'standard' && goods >= FREE_FROM ? 0 : price)

/** The methods for goods of this value. */
export const methodsJson = (goods: number): ReturnType<typeof shippingMethodAnswer>[] =>
  ways.map((way) => {
    const cost = costOf(way, goods)
    return shippingMethodAnswer({
      ...{ carrier_code: way.carrier, method_code: way.method, carrier_title: way.carrierTitle, method_title: way.title },
      ...{ amount: cost, price_incl_tax: cost, price_excl_tax: untaxed(cost) },
      extension_attributes: { delivery_slots: [], pickup: way.pickup, promise: null },
    })
  })

/** Whether there is such a method: carrier and method, joined by an underscore. */
export const isMethod = (code: string): boolean => ways.some((way) => codeOf(way) === code)

/** What a method costs for goods of this value. */
export const shippingCost = (code: string, goods: number): number => {
  const way = ways.find((one) => codeOf(one) === code)
  return way ? costOf(way, goods) : 0
}

/** The method in words. */
export const shippingTitle = (code: string | null): string => {
  const way = ways.find((one) => codeOf(one) === code)
  return way ? `${way.carrierTitle} - ${way.title}` : ''
}
