// The terms of an offer for schema.org, besides its price: the cost of delivery, and the right to return.
import { feeOf } from '../shop/shipping-fee.ts'
import { withdrawalDays } from '../host/promises.ts'
import type { Page } from './page.ts'

/** The delivery cost of one piece at this price, for the store's own country and for the others. */
export function shippingDetails({ store }: Page, priceCents: number): object[] {
  const [home = store.country, ...abroad] = store.shipsTo
  const [neighbour] = abroad
  const detail = (countries: readonly string[], country: string) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: (feeOf(store, priceCents, country) / 100).toFixed(2),
      currency: store.currency,
    },
    shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
  })
  return [detail([home], home), ...(neighbour === undefined ? [] : [detail(abroad, neighbour)])]
}

/** The right of withdrawal, which excludes made-to-order products. */
export function returnPolicy({ store }: Page, isExcluded: boolean): object {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: store.shipsTo }
  if (isExcluded) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  }
}
