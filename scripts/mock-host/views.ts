// What each address of the mock host shows: the kind of the page, and the values that its template gets.
import { isFound, listJson } from './answers/catalogue.ts'
import { orderJson } from './answers/orders.ts'
import { type Product, productJson } from './goods.ts'
import type { View } from './host-api.ts'
import type { Visitor } from './visitor.ts'
import type { World } from './world.ts'

/** Pages without values of their own, by their path below the store. */
const plain: Readonly<Record<string, readonly [kind: string, title: string]>> = {
  '': ['home', 'Welcome'],
  'checkout/cart': ['cart', 'Cart'],
  checkout: ['checkout', 'Checkout'],
  wishlist: ['wishlist', 'Wishlist'],
  compare: ['compare', 'Compare'],
  contact: ['contact', 'Contact'],
  returns: ['returns', 'Returns'],
  'account/login': ['login', 'Log in'],
  'account/register': ['register', 'Create an account'],
  account: ['account', 'Account'],
  'account/orders': ['orders', 'My orders'],
  'account/addresses': ['addresses', 'My addresses'],
}

/** The view of an address below the store; null where there is no such page. */
export function viewOf(world: World, visitor: Visitor, { pathname, searchParams }: URL): View | null {
  const path = decodeURIComponent(pathname).slice(world.base.length).replace(/\/$/, '')
  const view = (kind: string, title: string, values: object = {}): View => ({
    kind,
    status: 200,
    values: { ...shared(world), title, ...values },
  })
  if (Object.hasOwn(plain, path)) {
    const [kind, title] = plain[path] ?? ['home', '']
    return view(kind, title)
  }
  if (path === 'checkout/success') {
    const order = visitor.lastOrder
    return view('success', 'Thank you', { order: order && orderJson(order, world) })
  }
  if (path === 'search') {
    const query = searchParams.get('query') ?? ''
    const found = world.products.filter((product) => query === '' || isFound(product, query))
    return view('list', query === '' ? 'Search' : `Results for “${query}”`, { query, category: null, ...listed(world, found, null) })
  }
  const category = world.categories.find((one) => path === one.path || path.startsWith(`${one.path}/_`))
  if (category) {
    const products = world.products.filter((product) => product.category === category.id)
    return view('list', category.name, { query: '', category: category.id, ...listed(world, products, category) })
  }
  const product = path.startsWith('product/') ? productAt(world, path.slice('product/'.length)) : null
  return product && view('product', product.name, { product: productJson(product) })
}

/** The page for an address that there is not. */
export const missingView = (world: World): View => ({ kind: 'missing', status: 404, values: { ...shared(world), title: 'Not found' } })

const shared = ({ categories, base }: World) => ({ categories: categories.map(({ id, name, path }) => ({ id, name, url: base + path })) })

function listed(world: World, products: readonly Product[], category: World['categories'][number] | null) {
  const answer = listJson(products, new URLSearchParams(), category, world.base)
  return { items: answer.catalog.items, listing: answer }
}

/** A product by its id or by the last part of its address. */
function productAt(world: World, key: string): Product | null {
  return world.products.find(({ id, slug }) => String(id) === key || slug === key) ?? null
}
