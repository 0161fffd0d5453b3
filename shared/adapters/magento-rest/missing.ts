// Rules for calls that stock Magento's REST API lacks: answered without a request, so that no page waits for a 404.
import { refusal } from './fields.ts'
import type { Rule } from './shopper.ts'

/** An empty answer, for data that a page can do without. */
const nothing: Rule = () => []

/** A refusal, for an action that is missing; a code, since the shopper reads no text of it. */
const no: Rule = () => {
  throw refusal(404, '', 'magento-rest')
}

/** The rules of missing calls by the contract's headings. */
export const missingRules = {
  'GET checkout/cart/gifts': nothing,
  'GET api/email-similarity/check-email': nothing,
  'GET catalog/category/{categoryId}/filter-dividers/list': nothing,
  'POST checkout/cart/gifts/add': no,
  'GET catalog/anonymous-category/product/list': no,
  'GET api/navigation/get-dropdown/{menuId}': no,
  'GET checkout/postnl/pickup-points/nearest/{postcode}/{country}': no,
  'POST checkout/dhl/pickup-points/nearest/{country}': no,
  'GET postcode/lookup/{zipcode}': no,
  'POST api/catalog/compare/toggle-sku': no,
  'PUT customer/wishlist/items/toggle': no,
  'GET catalog/product/{productId}/specification': no,
  'GET catalog/product/{productId}/size-chart': no,
  'POST returns/fetch/order': no,
  'POST returns/post/order': no,
  'POST returns/fetch/return-label': no,
} as const satisfies Record<string, Rule>
