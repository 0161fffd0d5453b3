// Tests the catalogue's calls, and bundles from their page to the cart.
import { expect, test } from 'vitest'
import { each, fieldsOf, textOf } from './json.ts'
import { openHost } from './open-host.ts'
import { RestShopper } from './rest-shopper.ts'

const quick = (phrase: string, more = '') =>
  `search?searchCriteria[requestName]=quick_search_container&searchCriteria[filterGroups][0][filters][0][field]=search_term&searchCriteria[filterGroups][0][filters][0][value]=${phrase}${more}`

const ids = (body: unknown) => each(fieldsOf(body)['items']).map(({ id }) => id)

test('a search returns ids with their score, buckets, and the query itself', async () => {
  const { shopper } = await openHost()
  const { body } = await shopper.call('GET', quick('racket'))
  expect(ids(body)).toEqual([34, 32, 31])
  expect(body).toMatchObject({
    items: [{ custom_attributes: [{ attribute_code: 'score', value: '1' }] }, {}, {}],
    aggregations: { bucket_names: ['price_bucket', 'category_bucket'] },
    search_criteria: {
      request_name: 'quick_search_container',
      filter_groups: [{ filters: [{ field: 'search_term', value: 'racket', condition_type: 'eq' }] }],
    },
    total_count: 3,
  })
})

test('pages of a search count from 0, and it sorts by price', async () => {
  const { shopper } = await openHost()
  const page = async (number: number) =>
    ids((await shopper.call('GET', quick('racket', `&searchCriteria[pageSize]=2&searchCriteria[currentPage]=${number}`))).body)
  expect([await page(0), await page(1)]).toEqual([[34, 32], [31]])
  const order = '&searchCriteria[sortOrders][0][field]=price&searchCriteria[sortOrders][0][direction]=DESC'
  expect(ids((await shopper.call('GET', quick('racket', order))).body)).toEqual([32, 31, 34])
})

test('a search uses the texts of its store view, and an unknown request is refused', async () => {
  const { host, shopper } = await openHost()
  const dutch = new RestShopper(host.origin, 'nl')
  expect(ids((await dutch.call('GET', quick('wedstrijdbal'))).body)).toEqual([1])
  expect(ids((await shopper.call('GET', quick('wedstrijdbal'))).body)).toEqual([])
  const category =
    'search?search_criteria[request_name]=catalog_view_container&search_criteria[filter_groups][0][filters][0][field]=category_ids&search_criteria[filter_groups][0][filters][0][value]=3'
  expect(ids((await shopper.call('GET', category)).body)).toEqual([1, 3])
  expect((await shopper.call('GET', 'search?searchCriteria[requestName]=other')).body).toEqual({
    message: 'The "%1" request name doesn\'t exist. Verify the name and try again.',
    parameters: ['other'],
  })
})

test('the data of a card: prices as numbers and as HTML, and whether it can be added directly', async () => {
  const { shopper } = await openHost()
  const filter = 'searchCriteria[filterGroups][0][filters][0]'
  const path = `products-render-info?${filter}[field]=entity_id&${filter}[value]=5,10&${filter}[conditionType]=in`
  const { body } = await shopper.call('GET', `${path}&storeId=1&currencyCode=EUR`)
  expect(body).toMatchObject({
    items: [
      {
        id: 5,
        price_info: {
          final_price: 11.95,
          regular_price: 14.95,
          special_price: 11.95,
          formatted_prices: { final_price: '<span class="price">€11.95</span>' },
        },
        is_salable: '1',
        add_to_cart_button: { required_options: false },
      },
      {
        id: 10,
        type: 'configurable',
        price_info: { minimal_price: 79.95, max_price: 99.95 },
        add_to_cart_button: { required_options: true },
      },
    ],
  })
  expect((await shopper.call('GET', path)).body).toEqual({
    message: '"%fieldName" is required. Enter and try again.',
    parameters: { fieldName: 'storeId' },
  })
})

const bundle = (...options: [id: number, selections: number[], qty?: number][]) => ({
  bundle_options: options.map(([option_id, option_selections, option_qty = 1]) => ({ option_id, option_qty, option_selections })),
})

test('a bundle is one line of its parts, with their sku, price and stock', async () => {
  const { host, shopper } = await openHost()
  const chosen = bundle([1, [1]], [2, [3], 2], [3, [4]])
  const { body } = await shopper.add('TENNIS-SET', 2, chosen)
  expect(body).toMatchObject({
    sku: 'TENNIS-SET-RACKET-LITE-TENNIS-BALLS-TENNIS-BAG',
    product_type: 'bundle',
    qty: 2,
    product_option: { extension_attributes: chosen },
  })
  const totals = (await shopper.cart('GET', '/totals')).body
  // Two rackets at 49.95, two packets at 8.95 and a bag at 39.95.
  expect(totals).toMatchObject({ subtotal_incl_tax: 215.6, items: [{ price_incl_tax: 107.8 }] })
  expect(JSON.parse(textOf(each(fieldsOf(totals)['items'])[0]?.['options']) ?? '')).toEqual([
    { value: '1 x Racket Lite <span class="price">€49.95</span>', label: 'Racket' },
    { value: '2 x Tennis balls, 4 pieces <span class="price">€8.95</span>', label: 'Balls' },
    { value: '1 x Racket bag <span class="price">€39.95</span>', label: 'Extras' },
  ])
  await shopper.ship()
  await shopper.pay()
  expect(host.state().stock).toMatchObject({ 'RACKET-LITE': 8, 'TENNIS-BALLS': 56, 'TENNIS-BAG': 4 })
})

test('a bundle needs its required options, accepts only its own selections, and shares the stock of its parts', async () => {
  const { shopper } = await openHost()
  const message = async (chosen: object, qty = 1) =>
    ((await shopper.add('TENNIS-SET', qty, { ...chosen })).body as { message: string }).message
  expect(await message(bundle([1, [1]]))).toBe('Please select all required options.')
  expect(await message(bundle([1, [9]], [2, [3]]))).toBe('The options you selected are not available.')
  await shopper.add('RACKET-PRO', 3)
  expect(await message(bundle([1, [2]], [2, [3]]), 2)).toBe('Not enough items for sale')
  expect(await message(bundle([1, [1]], [2, [3]], [3, [5]]))).toBe('This product is out of stock.')
})

test('the page of a bundle prints Magento’s configuration, and its form adds the bundle', async () => {
  const { host, shopper } = await openHost()
  const { body } = await shopper.page('tennis-starter-set.html')
  const init = [...String(body).matchAll(/<script type="text\/x-magento-init">(.*?)<\/script>/gs)].map(([, text]) => JSON.parse(text ?? ''))
  const config = init.map((one) => one['#product_addtocart_form']?.priceBundle?.optionConfig).find(Boolean)
  expect(config).toMatchObject({
    bundleId: '30',
    selected: { '1': ['1'], '2': ['3'] },
    options: {
      '1': { title: 'Racket', isMulti: false, selections: { '2': { name: 'Racket Pro', prices: { finalPrice: { amount: 129.95 } } } } },
    },
  })
  expect(Object.keys(config.options['3'].selections)).toEqual(['4'])
  await shopper.submit('checkout/cart/add/product/30/', {
    'bundle_option[1]': '2',
    'bundle_option[2]': '3',
    'bundle_option_qty[2]': '3',
    'bundle_option[3][4]': '4',
  })
  expect(host.state().carts).toMatchObject([{ items: [{ sku: 'TENNIS-SET-RACKET-PRO-TENNIS-BALLS-TENNIS-BAG', qty: 1 }] }])
})
