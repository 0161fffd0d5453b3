// What a theme may say of its Magento.

/** All optional: without any it is Magento as it comes. */
export interface MagentoSettings {
  /**
   * How somebody is known. `token`: she logs in by our forms, and the token that Magento gives is kept in a cookie for an hour. `session`: she
   * logs in on Magento's own pages, whose session cookie no script can read; each page then asks once who is here. `token` unless given.
   */
  login?: 'token' | 'session'
  /** The website that accounts belong to, where Magento shares none between websites. */
  websiteId?: number
  /** Conditions that an order has to name, where Magento asks for them (Stores, Terms and Conditions). */
  agreementIds?: readonly number[]
  /** Where a way to pay leads after the order, by its code, as its module's own script has it: `{ ideal: '/en/mollie/checkout/redirect' }`. */
  redirects?: Readonly<Record<string, string>>
  /**
   * The masked number of the guest's cart in Magento's own session, where a page prints it. It goes before the kept one, so that what Magento's
   * own forms put in is there too.
   * @example cart: () => window.checkoutConfig?.quoteData?.entity_id
   */
  cart?: () => string | null | undefined
}
