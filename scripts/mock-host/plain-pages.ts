// The pages that nobody has written: the mounts of each kind of page in the plainest HTML, so that a single template can be tried.
import type { View } from './host-api.ts'
import { escapeHtml } from './http.ts'

const optionText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** One mount; `options` are printed as JSON. */
const mount = (widget: string, inside = '', options: object | null = null) =>
  `<div data-touchline="${widget}">${inside}${options ? `<script type="application/json" data-touchline-options>${optionText(options)}</script>` : ''}</div>`

const textOf = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
const objectsOf = (value: unknown) => (Array.isArray(value) ? value.map((one): { name?: unknown; url?: unknown } => Object(one)) : [])
const links = (value: unknown) =>
  `<ul>${objectsOf(value)
    .map(({ name, url }) => `<li><a href="${escapeHtml(textOf(url))}">${escapeHtml(textOf(name))}</a></li>`)
    .join('')}</ul>`

const orderWords = (number: string) => `Your order number: <strong data-order-number="${number}">${number}</strong>`

/** What stands in the main part, by kind. */
const parts: Readonly<Record<string, (values: View['values']) => string>> = {
  home: ({ categories }) => links(categories),
  list: ({ category, items, title }) => {
    const options = typeof category === 'number' ? { categoryId: category } : {}
    const [facets, active, bar] = ['facets', 'active-facets', 'toolbar'].map((widget) => mount(widget, '', options))
    const list = mount('product-list', links(items), { ...options, listName: title })
    return `${facets}${active}${bar}${mount('wishlist-toggle', list)}`
  },
  product: ({ product }) => {
    const { product_id: productId }: { product_id?: unknown } = Object(product)
    return `${mount('product-options', '', { productId, product })}${mount('add-to-cart', '<button>Add to cart</button>', { productId })}
<div data-touchline="wishlist-toggle"><p><button data-product-id="${textOf(productId)}">Add to wishlist</button></p></div>`
  },
  cart: () => mount('cart', '<p>The cart needs JavaScript.</p>', { hasCodes: true }),
  checkout: () => mount('checkout', '<p>The checkout needs JavaScript.</p>'),
  success: ({ order }) => {
    const { order_number: number }: { order_number?: unknown } = Object(order)
    const words = number === undefined ? 'There is no recent order.' : orderWords(escapeHtml(textOf(number)))
    return mount('order-confirmation', `<p>${words}</p>`)
  },
  wishlist: () => mount('wishlist'),
  compare: () => mount('compare'),
  contact: () => mount('contact-form'),
  returns: () => mount('returns-form'),
  login: () => mount('login-form'),
  register: () => mount('register-form'),
  account: () => mount('account-overview'),
  orders: () => mount('order-list'),
  addresses: () => mount('address-book'),
  missing: () => '<p>There is no such page.</p>',
}

/** A whole page; the caller replaces `head`. */
export function plainPage({ kind, values }: View, head: string, routes: Readonly<Record<string, string>>): string {
  const main = (parts[kind] ?? parts['missing'])?.(values) ?? ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(values.title)}</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
<header>
<p><a href="${routes['home'] ?? ''}">Mock shop</a></p>
<div data-touchline="header-search"><form action="${routes['search'] ?? ''}"><input name="query" aria-label="Search"></form></div>
<div data-touchline="account-menu"><a href="${routes['account'] ?? ''}">Account</a></div>
<div data-touchline="wishlist-badge"><a href="${routes['wishlist'] ?? ''}">Wishlist</a></div>
<div data-touchline="minicart"><a href="${routes['cart'] ?? ''}">Cart</a></div>
</header>
<main>
<h1>${escapeHtml(values.title)}</h1>
${main}
</main>
</body>
</html>`
}
