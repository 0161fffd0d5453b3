// The values for placeholders in articles: the seller, and numbers from the shop's own rules.
import { listWays } from '../service/return-ways.ts'
import { transitDays } from '../shop/abroad.ts'
import { lenderOf, paymentTitles } from '../shop/payment-methods.ts'
import { findText } from '../shop/messages.ts'
import { feeOf } from '../shop/shipping-fee.ts'
import { creditDays, withdrawalDays } from '../host/promises.ts'
import { accessFacts } from './access-facts.ts'
import { openingSentence } from './opening-hours.ts'
import { writeCents } from './money.ts'
import type { StoreView } from './page.ts'
import { purposeRows } from './privacy-purposes.ts'
import { sellerOf } from './seller.ts'
import { sizeTables } from './size-tables.ts'
import { deliveryTexts } from './texts/delivery.ts'

/** Returns the value of every `{name}` placeholder of an article for this store, as Markdown. */
export function articleInfo(store: StoreView): Readonly<Record<string, string>> {
  const language = store.locale.replace('_', '-')
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const countries = store.shipsTo.map((code) => names.of(code) ?? code)
  const [home = '', ...abroad] = countries
  const [, neighbour = null] = store.shipsTo
  const payments = paymentTitles(store)
  const list = (items: readonly string[], type: 'conjunction' | 'disjunction') => new Intl.ListFormat(language, { type }).format(items)
  return {
    ...sellerOf(store),
    ...accessFacts(store),
    ...sizeTables(store.language),
    days: String(withdrawalDays),
    openingHours: openingSentence(store),
    home,
    abroad: list(abroad, 'conjunction'),
    countries: list(countries, 'conjunction'),
    fee: writeCents(feeOf(store, 0, store.country), store),
    feeAbroad: writeCents(feeOf(store, 0, neighbour), store),
    deliveryTimes: store.shipsTo.map((code, at) => `| ${countries[at]} | ${1 + transitDays(store, code)} |`).join('\n'),
    freeFrom: writeCents(store.freeShippingFrom, store),
    returnWays: listWays(store)
      .map(
        ({ title, price }) =>
          `- ${title}: ${price === 0 ? deliveryTexts[store.language].free : writeCents(Math.round(price * 100), store)}`,
      )
      .join('\n'),
    lender: lenderOf(store.language),
    creditDays: String(creditDays),
    creditCost: findText('credit.cost', store.language),
    purposes: purposeRows(store),
    payments: list(payments, 'disjunction'),
    paymentList: payments.map((title) => `- ${title}`).join('\n'),
  }
}
