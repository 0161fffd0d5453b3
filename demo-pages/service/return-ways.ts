// The ways to send a return back, by the shop's rules in `return-rules.json`: what each costs in cents and in which stores it is offered.
import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { sellerOf } from '../pages/seller.ts'
import { toAmount } from '../shop/money.ts'
import { ShopError } from '../shop/shop-error.ts'
import { carrierNames, usualCarrier } from './parcels.ts'
import rules from './return-rules.json' with { type: 'json' }
import { sayIn } from './service-mail.ts'

const wayCodes = ['label', 'code', 'pickup', 'shop'] as const
/** The code of a way. */
export type WayCode = (typeof wayCodes)[number]

const Cents = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A store without a price does not offer the way. */
const Rules = v.object({
  freeReasons: v.array(v.string()),
  ways: v.array(v.object({ code: v.picklist(wayCodes), price: v.record(v.string(), Cents) })),
})
const { freeReasons, ways } = v.parse(Rules, rules)

/** A way as the API answers it. */
export interface OfferedWay {
  code: WayCode
  title: string
  price: number
  place: string
  needs: string
}

/** The reasons for which the shop pays every way, since they are its own fault. */
export const reasonsForFree: readonly string[] = freeReasons

/** The ways of a store. */
export function listWays(store: StoreView): OfferedWay[] {
  const say = sayIn(store)
  return ways.flatMap(({ code, price }) => {
    const cents = price[store.code]
    return cents === undefined
      ? []
      : [
          {
            code,
            title: say(`way.${code}`),
            price: toAmount(cents),
            place: say(`way.${code}-place`, placeOf(store, code)),
            needs: say(`way.${code}-needs`, placeOf(store, code)),
          },
        ]
  })
}

/** The price in cents, or a refusal of a way that the store does not offer. */
export function priceOfWay(store: StoreView, way: WayCode, lines: readonly { reason: string | null }[]): number {
  const cents = ways.find(({ code }) => code === way)?.price[store.code]
  if (cents === undefined) throw new ShopError(422, 'returns.no-way', { code: 'way' })
  return lines.every(({ reason }) => freeReasons.includes(reason ?? '')) ? 0 : cents
}

/** The way of a request; null for the label that every return has. */
export function parseWay(code: unknown): WayCode | null {
  if (code === null || code === undefined || code === '') return null
  const known = wayCodes.find((one) => one === code)
  if (!known) throw new ShopError(422, 'returns.no-way', { code: 'way' })
  return known
}

/** How a case is sent back, for API, account and mails. */
export interface SentBy {
  title: string
  /** What to do with the parcel. */
  next: string
  drop_off_code: string | null
  has_label: boolean
}

/** The way of a case; null where nobody chose one. */
export function sentBy(
  store: StoreView,
  { way, way_code: code, reference }: Pick<Selectable<Tables['return_case']>, 'way' | 'way_code' | 'reference'>,
): SentBy | null {
  if (way === null) return null
  const say = sayIn(store)
  return {
    title: say(`way.${way}`),
    next: say(`way.${way}-next`, placeOf(store, way), reference),
    drop_off_code: code,
    has_label: way === 'label',
  }
}

/** Letters and digits that are not mistaken for others, in groups that can be read aloud. */
const letters = 'ACDEFHJKLMNPQRTUVWXY3479'

/** A new code for the counter, such as `K7QF-3HXA-94RM`. */
export function makeWayCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}

/** The carrier that takes or fetches it, or the address of the shop. */
function placeOf(store: StoreView, way: WayCode): string {
  const { name, street, place } = sellerOf(store)
  if (way === 'shop') return [name, street, place].join(', ')
  const usual = usualCarrier(store)
  return carrierNames.find(({ code }) => code === usual)?.name ?? ''
}
