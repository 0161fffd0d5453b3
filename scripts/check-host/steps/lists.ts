// Lists, suggestions and products: what everybody may see, and whether page, order and facets do what they say.
import { field, listIn, numberIn, type Shop, titleOf } from '../shop.ts'
import { shown } from '../report.ts'

const LIST = 'catalogue.listShop'
const SEARCH = 'catalogue.searchProducts'
/** The default of every list; a host need not have smaller pages. */
const SIZE = 24

/** What of a list's entries is compared. */
const idsOf = (list: unknown) => listIn(list, 'catalog', 'items').map((item) => numberIn(item, 'product_id'))
const priceOf = (item: unknown) => amountIn(item, 'final_price_incl_tax') ?? amountIn(item, 'price_incl_tax')
const amountIn = (item: unknown, key: string) => {
  const value = field(item, key)
  return typeof value === 'number' ? value : null
}

/** Asks the list of all products in several ways. */
export async function checkLists(shop: Shop): Promise<void> {
  const { report, learnt } = shop
  const path = shop.path(LIST)
  const title = titleOf(shop.call(LIST), path)
  const list = (query: Record<string, string>) => shop.read(LIST, path, { query: { page: '1', page_size: String(SIZE), ...query } })

  const reply = await shop.reply(LIST, path, { query: { page: '1', page_size: String(SIZE) } })
  if (reply)
    report.expect(reply.cookies.length === 0, title, `a cookie ${reply.cookies.join()}`, 'no cookie: caches keep this answer', 'Set-Cookie')
  const first = await list({})
  const items = listIn(first, 'catalog', 'items')
  const total = numberIn(first, 'catalog', 'total_items') ?? 0
  report.expect(items.length > 0, title, 'no products', 'products', 'catalog.items')
  report.expect(items.length <= SIZE, title, `${items.length} products`, `at most the ${SIZE} asked for by page_size`, 'catalog.items')
  const last = numberIn(first, 'catalog', 'last_page')
  report.expect(
    last === null || last === Math.max(1, Math.ceil(total / SIZE)),
    title,
    shown(last),
    `${Math.ceil(total / SIZE)}, for ${total} products`,
    'catalog.last_page',
  )
  const second = await list({ page: '2' })
  if (total > SIZE) {
    report.expect(
      numberIn(second, 'catalog', 'current_page') === 2,
      `${title} with page=2`,
      shown(field(second, 'catalog', 'current_page')),
      '2',
      'catalog.current_page',
    )
    const isSame = idsOf(second).some((id) => idsOf(first).includes(id))
    report.expect(!isSame, `${title} with page=2`, 'products of page 1', 'other products than on page 1', 'catalog.items')
  }
  await checkOrder(shop, path, title)
  await checkFacet(shop, path, title, first)
  learn(shop, items, first)
  const name = items.map((item) => field(item, 'name')).find((one) => typeof one === 'string')
  const word = typeof name === 'string' ? (/[\p{L}\d]{4,}/u.exec(name)?.[0] ?? name) : null
  if (word) {
    const found = await shop.read(SEARCH, shop.path(SEARCH), { query: { page: '1', page_size: String(SIZE), query: word } })
    report.expect(
      (numberIn(found, 'catalog', 'total_items') ?? 0) > 0,
      `${titleOf(shop.call(SEARCH), shop.path(SEARCH))} with query=${word}`,
      'nothing',
      `products called ${word}`,
      'catalog.total_items',
    )
    learnt.values['query'] = word
  }
}

/** Prices that rise, where the host offers them. */
async function checkOrder(shop: Shop, path: string, title: string): Promise<void> {
  const sorted = await shop.read(LIST, path, { query: { page: '1', page_size: String(SIZE), sort: 'price:asc' } })
  const prices = listIn(sorted, 'catalog', 'items')
    .map(priceOf)
    .filter((price) => price !== null)
  const fall = prices.findIndex((price, index) => index > 0 && price < (prices[index - 1] ?? 0))
  shop.report.expect(
    fall === -1,
    `${title} with sort=price:asc`,
    `${prices[fall - 1]} before ${prices[fall]}`,
    'prices that rise',
    `catalog.items[${fall}]`,
  )
}

/** The first facet that narrows the list. */
async function checkFacet(shop: Shop, path: string, title: string, list: unknown): Promise<void> {
  const { report } = shop
  const total = numberIn(list, 'catalog', 'total_items') ?? 0
  for (const facet of listIn(list, 'catalog', 'filters')) {
    const code = field(facet, 'facet_code') ?? field(facet, 'code')
    const option = listIn(facet, 'options').find((one) => (numberIn(one, 'count') ?? 0) > 0 && (numberIn(one, 'count') ?? 0) < total)
    const label = field(option, 'label')
    if (field(facet, 'type') === 'price' || typeof code !== 'string' || typeof label !== 'string') continue
    const query = { page: '1', page_size: String(SIZE), [`${code}[]`]: label }
    const narrowed = await shop.read(LIST, path, { query })
    const left = numberIn(narrowed, 'catalog', 'total_items') ?? 0
    const call = `${title} with ${code}[]=${label}`
    report.expect(left > 0 && left < total, call, `${left} of ${total} products`, 'some of them', 'catalog.total_items')
    return
  }
}

/** Keeps what later calls are asked about. */
function learn({ learnt }: Shop, items: readonly unknown[], list: unknown): void {
  const simple = items.find(
    (item) => field(item, 'product_type') === 'simple' && field(item, 'in_stock') === true && field(item, 'has_personalisation') !== true,
  )
  const any = numberIn(simple ?? items[0], 'product_id')
  const sku = field(simple, 'sku')
  const id = numberIn(simple, 'product_id')
  if (id !== null && typeof sku === 'string') learnt.product ??= { id, sku }
  if (any !== null) learnt.values = { id: String(any), productId: String(any), ids: String(any), ...learnt.values }
  const category = listIn(list, 'sub_categories')
    .map((one) => numberIn(one, 'category_id'))
    .find((one) => one !== null)
  if (category !== null && category !== undefined)
    learnt.values = { categoryId: String(category), category_id: String(category), ...learnt.values }
}

/** Finds a simple product that can be bought, where the first page has none. */
export async function findProduct(shop: Shop): Promise<void> {
  const path = shop.path(LIST)
  for (let page = 1; page <= 5 && !shop.learnt.product; page++) {
    const reply = await shop.reply(LIST, path, { query: { page: String(page), page_size: '96' } })
    if (!reply || reply.status !== 200) return
    try {
      const list: unknown = JSON.parse(reply.text)
      learn(shop, listIn(list, 'catalog', 'items'), list)
    } catch {
      return
    }
  }
}

/** The product that will be put into the cart: the same by its own call as in the list. */
export async function checkProduct(shop: Shop): Promise<void> {
  const { report, learnt } = shop
  if (!learnt.product) return
  const path = shop.path('product.getProduct', { id: learnt.product.id })
  const product = await shop.read('product.getProduct', path)
  if (product === null) return
  const title = titleOf(shop.call('product.getProduct'), path)
  report.expect(
    numberIn(product, 'product_id') === learnt.product.id,
    title,
    shown(field(product, 'product_id')),
    String(learnt.product.id),
    'product_id',
  )
  report.expect(field(product, 'sku') === learnt.product.sku, title, shown(field(product, 'sku')), shown(learnt.product.sku), 'sku')
  const nothing = shop.path('product.getProduct', { id: 999_999_999 })
  const missing = await shop.reply('product.getProduct', nothing)
  if (missing) report.expect(missing.status === 404, titleOf(shop.call('product.getProduct'), nothing), shown(missing.status), '404')
}
