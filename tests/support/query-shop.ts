// A shop unlike the demo shop: one script with query addresses, a <base>, styles in the body, filtered content, and an API on its own path.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { passOn } from '#scripts/mock-host/pass-on.ts'

/** CSS rules for every element, as themes write them, with realistic specificity. */
const theme = `button:not(:hover):not(:active):not(.has-background){background:#cd2653;color:#fff;text-transform:uppercase}
.std p,.std h2{font:italic 1.3em Georgia,serif;margin:0 0 15px;text-transform:capitalize} *{box-sizing:content-box}
input[type=checkbox]:not(.switch),input[type=radio]:not(.switch){width:2em;height:2em;border:2px solid #cd2653;appearance:none}
label{display:block;float:left;margin:6px} ul li{list-style:square;margin-left:2em} img{border:3px double #ccc} h1,h2,h3{letter-spacing:.1em}`

const script = '/index.php?route='

/** The page settings of this shop. */
const settingsFor = (paymentOrigin: string) => ({
  locale: 'en_GB',
  store: { id: 3, code: 'en', name: 'Query shop' },
  currency: 'GBP',
  country: 'GB',
  baseUrl: '/',
  apiUrl: '/touchline-api/en/',
  extensions: ['session', 'account', 'orders', 'products', 'reviews', 'alerts', 'advice', 'gift-cards', 'teams', 'service', 'helpers'],
  paymentOrigins: [paymentOrigin],
  routes: {
    home: '/index.php',
    search: `${script}product/search`,
    cart: `${script}checkout/cart`,
    checkout: `${script}checkout/checkout`,
    success: `${script}checkout/success`,
    product: `${script}product/product&slug={slug}&id={id}`,
  },
})

const list = (category: string) => `<h1>Category</h1>

  <div data-touchline="facets" data-category-id="${category}"></div>
  <div data-touchline="active-facets" data-category-id="${category}"></div>

  <div data-touchline="product-list" data-category-id="${category}"></div>`
const product = (id: string) => `<h1>Product</h1>

  <div data-touchline="product-options" data-product-id="${id}"></div>
  <form action="/index.php?route=checkout/add" method="post">
    <div data-touchline="add-to-cart" data-product-id="${id}"><button>Add</button></div>
    <button id="quote" name="quote" formmethod="get" formaction="/index.php">Ask for a quote</button>
  </form>`
const plain: Readonly<Record<string, string>> = {
  'common/home': '<h1>Home</h1>',
  'product/search': '<h1>Results</h1>\n\n<div data-touchline="product-list"></div>',
  'checkout/cart': '<h1>Basket</h1>\n\n<div data-touchline="cart"><p>Your basket needs scripts.</p></div>',
  'checkout/checkout': '<h1>Pay</h1>\n\n<div data-touchline="checkout"><p>Paying needs scripts.</p></div>',
  'checkout/success': '<div data-touchline="order-confirmation"><p>Thank you.</p></div>',
}

function pageOf(query: URLSearchParams): string | null {
  const whole = (name: string) => /^\d+$/.exec(query.get(name) ?? '')?.[0]
  const route = query.get('route') ?? 'common/home'
  const [category, id] = [whole('path'), whole('id')]
  if (route === 'product/category' && category) return list(category)
  if (route === 'product/product' && id) return product(id)
  return plain[route] ?? null
}

/** Changes content as content management systems do: adds paragraphs and line breaks, removes scripts and styles. */
const filtered = (content: string) =>
  `<p>${content
    .replaceAll(/<script[^]*?<\/script>| (?:on\w+|style)="[^"]*"/g, '')
    .replaceAll(/\n\n\s*/g, '</p>\n<p>')
    .replaceAll(/>\n\s*</g, '><br />\n<')}</p>`

const html = (
  main: string,
  settings: object,
) => `<html><head><base href="/catalog/view/"><title>Query shop</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width">
  <script type="module" async src="/touchline/1/touchline.js"></script>
  <script type="application/json" id="touchline-page">${JSON.stringify(settings)}</script></head>
  <body class="std"><link rel="stylesheet" href="theme.css">
  <div data-touchline="header-search"><form action="/index.php"><input type="hidden" name="route" value="product/search"><input name="s"></form></div>
  <div data-touchline="minicart"><a href="${script}checkout/cart">Cart</a></div>${filtered(main)}</body></html>`

/** Starts it in front of a demo host, whose API it passes on. */
export async function startQueryShop(demo: string, provider: string): Promise<{ url: string; close: () => Promise<void> }> {
  const settings = settingsFor(new URL(provider).origin)
  const server = createServer((question, answer) => {
    const { pathname, searchParams } = new URL(question.url ?? '/', 'http://shop.invalid')
    if (pathname === '/catalog/view/theme.css') return void answer.writeHead(200, { 'Content-Type': 'text/css' }).end(theme)
    if (pathname.startsWith('/touchline-api/'))
      return passOn(question, answer, demo, { address: question.url?.replace(/^\/touchline-api/, ''), cookiePath: '/' })
    // Rewrites the platform's own return addresses of a payment to this shop's.
    if (pathname === '/en/checkout/success') return void answer.writeHead(303, { Location: `${script}checkout/success` }).end()
    const main = pathname === '/index.php' ? pageOf(searchParams) : null
    if (main === null && /^\/(touchline\/|media\/|en\/checkout\/)/.test(pathname))
      return passOn(question, answer, demo, { cookiePath: '/' })
    answer
      .writeHead(main === null ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(html(main ?? '<h1>Not found</h1>', settings))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
