// An adapter for stock Magento 2: cart, checkout, customer and search over its REST API. Shipped as a separate file of the package.
import type { Adapter, AdapterRule } from './adapter.ts'
import type { Heading } from './headings.ts'
import { ourAddress } from './magento-rest/address.ts'
import { cartRules, payable } from './magento-rest/cart.ts'
import { checkoutRules } from './magento-rest/checkout.ts'
import { customerRules } from './magento-rest/customer.ts'
import { missingRules } from './magento-rest/missing.ts'
import { printedProduct } from './magento-rest/product.ts'
import { searchRules } from './magento-rest/search.ts'
import type { MagentoSettings } from './magento-rest/settings.ts'
import { type Rule, shopperOf } from './magento-rest/shopper.ts'

const rules: { readonly [Name in Heading]?: Rule } = { ...cartRules, ...checkoutRules, ...customerRules, ...searchRules, ...missingRules }

/**
 * The adapter for a Magento with a custom setup; a theme adds its own rules to `calls`. The page's `apiUrl` is the store's REST address,
 * e.g. `/rest/en/V1/`.
 * @example
 * import { magentoRest } from '/touchline/1/adapters/magento-rest.js'
 * export default magentoRest({ login: 'session' })
 */
export function magentoRest(settings: MagentoSettings = {}): Required<Adapter> {
  const ruleOf = (rule: Rule): AdapterRule => ({ call: (request, send) => rule(shopperOf(request, send, settings), request) })
  return {
    calls: Object.fromEntries(Object.entries(rules).map(([heading, rule]) => [heading, ruleOf(rule)])),
    shapes: { totals: payable, address: ourAddress, product: printedProduct },
  }
}

export default magentoRest()
