// The seller of each store, which the law requires. The data is invented: a real shop replaces `articles/sellers.json`.
import * as v from 'valibot'
import type { StoreView } from '../host/store-view.ts'
import sellers from './articles/sellers.json' with { type: 'json' }

const Fact = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** The rest are texts that differ between countries with one language: the Dutch articles serve the Netherlands and Belgium. */
const Seller = v.objectWithRest(
  {
    name: Fact,
    street: Fact,
    place: Fact,
    country: Fact,
    director: Fact,
    email: v.pipe(Fact, v.email()),
    phone: Fact,
    register: Fact,
    vat: Fact,
    marketAuthority: Fact,
    privacyAuthority: Fact,
    accessibilityAuthority: Fact,
    /** The law on accessibility that the store has to meet. */
    accessLaw: Fact,
    /** Where the law says that made goods cannot be withdrawn from. */
    exclusionLaw: Fact,
  },
  Fact,
)
/** A store's seller, in the store's language. */
export type Seller = v.InferOutput<typeof Seller>

const Sellers = v.object({ nl: Seller, be: Seller, en: Seller, de: Seller, se: Seller } satisfies Record<StoreView['code'], typeof Seller>)

/** Reads the sellers of all stores; throws for all that is missing at once. A shop that does not say who sells may not sell. */
export function parseSellers(value: unknown): v.InferOutput<typeof Sellers> {
  const parsed = v.safeParse(Sellers, value)
  if (parsed.success) return parsed.output
  const faults = parsed.issues.map((issue) => `articles/sellers.json: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
  throw new Error(`sellers: the shop cannot sell as it is.\n${faults.join('\n')}`)
}

const known = parseSellers(sellers)

/** The seller of a store. */
export function sellerOf({ code }: Pick<StoreView, 'code'>): Seller {
  return known[code]
}
