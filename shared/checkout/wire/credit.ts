// The schema of a payment method's terms, and of the credit that some of them are: in a host's answer, and in the page's settings.
import * as v from 'valibot'
import { decorates, Decoration, Id, isWebUrl, object } from '#shared/wire/parts.ts'

/** Payment on credit: somebody else pays the shop, and the shopper pays them later. What the host does not say is null. */
export interface Credit {
  /** Who lends the money, e.g. `Riverty GmbH, Berlin`. */
  lender: string | null
  /** Days from the order until the shopper has to pay. */
  dueDays: number | null
  /** The cost of paying late, in the shopper's language, e.g. `€7.50 per reminder`. */
  cost: string | null
  /** A warning in the host's own words; otherwise the one of the country's law is shown. */
  warning: string | null
}

const parts = { lender: Decoration, cost: Decoration, warning: Decoration }

/** The credit in a host's answer. */
export const CreditOfAnswer = decorates(
  v.pipe(
    object({ ...parts, due_days: decorates(Id) }),
    v.transform(({ due_days: dueDays, ...more }): Credit => ({ ...more, dueDays })),
  ),
)

/** An address in the page's settings, which is relative to the page; one in an answer is relative to the API. */
const PageUrl = v.pipe(v.string(), v.check(isWebUrl, 'a web address'))

/** One entry of the setting `paymentTerms`: the address of the terms, or an object that also says who lends what. */
export const PaymentTerms = v.union([
  v.pipe(
    PageUrl,
    v.transform((url): { url: string | null; credit: Credit | null } => ({ url, credit: null })),
  ),
  v.pipe(
    object({ ...parts, dueDays: decorates(Id), url: decorates(PageUrl) }),
    v.transform(({ url, ...credit }) => ({ url, credit })),
  ),
])
