// Settings of the Magento adapter.

/** All optional; the defaults fit stock Magento. */
export interface MagentoSettings {
  /**
   * How customers are identified. `token`: customers log in by our forms, and Magento's token is kept in a cookie for an hour. `session`:
   * customers log in on Magento's own pages, whose session cookie no script can read; each page then requests the customer once. Default:
   * `token`.
   */
  login?: 'token' | 'session'
  /** The website that accounts belong to, where Magento does not share them between websites. */
  websiteId?: number
  /** Terms and conditions that an order has to accept, where Magento requires them (Stores, Terms and Conditions). */
  agreementIds?: readonly number[]
  /**
   * Where the shopper goes after the order, by payment code, as the payment module's own script does:
   * `{ ideal: '/en/mollie/checkout/redirect' }`.
   */
  redirects?: Readonly<Record<string, string>>
  /**
   * The masked id of the guest's cart in Magento's own session, where a page prints it. It takes precedence over the stored id, so that
   * products added by Magento's own forms are included.
   * @example cart: () => window.checkoutConfig?.quoteData?.entity_id
   */
  cart?: () => string | null | undefined
}
