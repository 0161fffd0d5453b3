// A client of the web API and the pages that behaves like a browser: keeps cookies, and a token once it has one.

export interface Reply {
  status: number
  /** The body as JSON if it is JSON, otherwise as text. */
  body: unknown
  headers: Headers
}

/** An address for any test. */
export const address = {
  firstname: 'Ada',
  lastname: 'Visser',
  street: ['Damrak 1'],
  city: 'Amsterdam',
  postcode: '1012LG',
  country_id: 'NL',
  telephone: '0201234567',
  region: null,
  region_id: null,
  region_code: null,
  email: 'ada@example.com',
}

export class RestShopper {
  readonly cookies = new Map<string, string>()
  token: string | null = null
  /** The mask of her cart, once she has one. */
  cartId = ''
  readonly origin: string
  readonly #store: string

  constructor(origin: string, store = 'default') {
    this.origin = origin
    this.#store = store
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const isForm = body instanceof URLSearchParams
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        Cookie: [...this.cookies].map((entry) => entry.join('=')).join('; '),
        ...(this.token === null ? {} : { Authorization: `Bearer ${this.token}` }),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json') === true
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }

  /** Makes a call by the path after `V1/`. */
  call = (method: string, path: string, body?: unknown): Promise<Reply> => this.ask(method, `/rest/${this.#store}/V1/${path}`, body)

  /** Makes a call of her cart, by the path after the cart's. */
  cart = (method: string, path = '', body?: unknown): Promise<Reply> =>
    this.call(method, `${this.token === null ? `guest-carts/${this.cartId}` : 'carts/mine'}${path}`, body)

  page = (path: string): Promise<Reply> => this.ask('GET', `/${this.#store}/${path}`)

  /** Sends a plain form with the form key of her pages. */
  async submit(path: string, fields: Record<string, string>): Promise<Reply> {
    if (!this.cookies.has('form_key')) await this.page('')
    const form_key = this.cookies.get('form_key') ?? ''
    return this.ask('POST', `/${this.#store}/${path}`, new URLSearchParams({ ...fields, form_key }))
  }

  /** Creates a guest's cart. */
  async open(): Promise<string> {
    this.cartId = String((await this.call('POST', 'guest-carts')).body)
    return this.cartId
  }

  /** Adds a product to her cart. */
  async add(sku: string, qty = 1, extension?: Record<string, unknown>): Promise<Reply> {
    if (this.cartId === '' && this.token === null) await this.open()
    return this.cart('POST', '/items', {
      cartItem: { sku, qty, quote_id: this.cartId, ...(extension ? { product_option: { extension_attributes: extension } } : {}) },
    })
  }

  /** Sets address and shipping method. */
  ship = (carrier = 'flatrate', method = 'flatrate', shipping: Record<string, unknown> = address): Promise<Reply> =>
    this.cart('POST', '/shipping-information', {
      addressInformation: {
        shipping_address: shipping,
        billing_address: shipping,
        shipping_carrier_code: carrier,
        shipping_method_code: method,
      },
    })

  /** Orders her cart. */
  pay = (method = 'checkmo'): Promise<Reply> =>
    this.cart('POST', '/payment-information', {
      ...(this.token === null ? { email: 'ada@example.com' } : {}),
      paymentMethod: { method },
      billingAddress: address,
    })
}
