// The checkout up to the order, with the visitor's own cart: addresses, shipping methods, pick-up points, payment methods.
import { checkEmailAvailable, suggestEmail } from '#shared/address/calls.ts'
import { saveAddresses, saveBillingAddress, saveShippingAddress, setPaymentInformation } from '#shared/checkout/calls.ts'
import { findDhlPoints, getPostnlPoints, lookUpPostcode } from '#shared/checkout/pickup/calls.ts'
import {
  estimateShippingMethods,
  getShippingMethods,
  saveShippingInformation,
  saveTotalsInformation,
} from '#shared/checkout/shipping/calls.ts'
import type { PaymentMethod } from '#shared/checkout/wire/payment.ts'
import type { ShippingMethod } from '#shared/checkout/wire/shipping.ts'
import { pickupByCode, variantBySetting } from '#shared/domain/by-code.ts'
import type { Host } from '../host.ts'
import { addressIn } from './shopper.ts'

/** The choices for the order. */
export interface Chosen {
  address: ReturnType<typeof addressIn>
  email: string
  payments: readonly PaymentMethod[]
}

/** Runs the checkout; null if it ends before payment. */
export async function checkCheckout(host: Host, email: string): Promise<Chosen | null> {
  const address = addressIn(host.settings.country ?? 'NL', email)
  await host.ask(checkEmailAvailable, email)
  await host.ask(suggestEmail, 'tessa@gmial.com')
  await host.ask(saveShippingAddress, address)
  await host.ask(saveBillingAddress, address)
  await host.ask(saveAddresses, address, address)
  const { value: estimated } = await host.ask(estimateShippingMethods, address)
  const { value: listed } = await host.ask(getShippingMethods)
  const methods = estimated ?? listed ?? []
  if (estimated)
    host.expect(
      methods.some(({ isAvailable }) => isAvailable),
      estimateShippingMethods,
      `offers no way to send to ${address.country}`,
    )
  await checkPickup(host, methods, address)
  const method = methods.find((one) => one.isAvailable && pickupOf(host, one) === null)
  if (!method) {
    const why = 'no way of shipping to an address is on offer'
    for (const call of [saveTotalsInformation, saveShippingInformation, setPaymentInformation]) host.skip(call, why)
    return null
  }
  await host.ask(saveTotalsInformation, { address, method })
  const { value: saved } = await host.ask(saveShippingInformation, {
    ...{ shippingAddress: address, billingAddress: address, method, extras: {}, slot: method.slots[0] ?? null },
  })
  if (!saved) {
    host.skip(setPaymentInformation, 'the shipping could not be saved')
    return null
  }
  const payments = saved.paymentMethods
  host.expect(payments.length > 0, saveShippingInformation, 'offers no way to pay')
  inferPayments(host, payments)
  const payment = payments[0]
  if (payment) {
    await host.ask(setPaymentInformation, {
      payment: { method: payment.code, details: {} },
      email,
      skipsValidation: payment.skipsValidation,
    })
  }
  return { address, email, payments }
}

const pickupOf = ({ settings }: Host, { pickup, carrierCode, methodCode }: ShippingMethod) =>
  pickup ?? pickupByCode(carrierCode, methodCode, settings.pickup)

async function checkPickup(host: Host, methods: readonly ShippingMethod[], { postcode, country }: Chosen['address']): Promise<void> {
  const carriers = new Set<string>()
  for (const method of methods) {
    const carrier = pickupOf(host, method)
    if (carrier === null && /pick-?\s?up|afhaal|ophaal|service\s?point|packstation|ombud/i.test(method.title))
      host.report.note(
        estimateShippingMethods.info,
        'without',
        `${method.code} ("${method.title}") is not known as a pick-up, so it would be ordered without a point. Setting: "pickup": { "postnl": ["${method.code}"] }, or "dhl"`,
      )
    if (carrier === null) continue
    carriers.add(carrier)
    // An answer that names the pick-up carrier needs no setting.
    if (method.pickup === null) addCode(host.discovered.pickup, carrier, method.code)
  }
  const none = 'no way of shipping leads to its points'
  if (carriers.has('postnl')) await requestPoints(host, getPostnlPoints, () => host.ask(getPostnlPoints, postcode, country))
  else host.skip(getPostnlPoints, none)
  if (carriers.has('dhl'))
    await requestPoints(host, findDhlPoints, () => host.ask(findDhlPoints, country, { postalCode: postcode, showUnavailable: 'false' }))
  else host.skip(findDhlPoints, none)
  await host.ask(lookUpPostcode, postcode)
}

async function requestPoints(
  host: Host,
  call: typeof getPostnlPoints | typeof findDhlPoints,
  ask: () => Promise<{ value: readonly unknown[] | null }>,
): Promise<void> {
  const { value: points } = await ask()
  if (points) host.expect(points.length > 0, call, 'finds no point near the test address', 'without')
}

/** The codes that need a setting: methods that are not drawn as a plain choice. */
function inferPayments({ discovered, settings }: Host, methods: readonly PaymentMethod[]): void {
  for (const { code, variant } of methods) {
    const drawn = variantBySetting(code, settings.payment) ?? variant
    if (drawn !== 'default') addCode(discovered.payment, drawn, code)
  }
}

function addCode(codes: Record<string, string[]>, name: string, code: string): void {
  codes[name] = [...new Set([...(codes[name] ?? []), code])]
}
