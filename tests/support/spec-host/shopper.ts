// A client of the platform that behaves like a browser: keeps its cookies and sends the token back.

export interface Reply {
  status: number
  /** The body as JSON if it is JSON, otherwise as text. */
  body: unknown
  headers: Headers
}

/** A visitor with her own cookies in one store. */
export class PlainShopper {
  readonly cookies = new Map<string, string>()
  readonly #base: string
  readonly #headers: Record<string, string>

  constructor(origin: string, path = '/nl/', headers: Record<string, string> = {}) {
    this.#base = origin + path
    this.#headers = headers
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const token = this.cookies.get('XSRF-TOKEN')
    const isForm = body instanceof URLSearchParams
    const response = await fetch(new URL(path, this.#base), {
      method,
      redirect: 'manual',
      headers: {
        Cookie: [...this.cookies].map((entry) => entry.join('=')).join('; '),
        ...(token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {}),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...this.#headers,
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

  get = (path: string): Promise<Reply> => this.request('GET', path)
  put = (path: string, body: unknown): Promise<Reply> => this.request('PUT', path, body)
  delete = (path: string): Promise<Reply> => this.request('DELETE', path)

  /** Makes a request first if she has no token yet, since any answer sets one. */
  async post(path: string, body: unknown): Promise<Reply> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.get('contact')
    return this.request('POST', path, body)
  }

  /** Sends a plain form with the token that the page printed. */
  async submit(path: string, fields: Record<string, string>): Promise<Reply> {
    const page = await this.get('contact')
    const token = /name="_token" value="([^"]*)"/.exec(String(page.body))?.[1] ?? ''
    return this.request('POST', path, new URLSearchParams({ ...fields, _token: token }))
  }

  /** Adds a product to the cart. */
  add = (sku: string, qty = 1, extension?: Record<string, unknown>): Promise<Reply> =>
    this.post('checkout/cart/items', {
      cartItems: [{ sku, qty, ...(extension ? { product_option: { extension_attributes: extension } } : {}) }],
    })
}

export const EMMA = {
  firstname: 'Emma',
  lastname: 'Jansen',
  street: ['Dorpsstraat', '12', ''],
  postcode: '1234AB',
  city: 'Utrecht',
  country_id: 'NL',
  telephone: '0612345678',
}

/** The shipping information of a simple order. */
export const sentTo = (
  address: Record<string, unknown> = EMMA,
  method = ['tablerate', 'bestway'],
  extension: Record<string, unknown> = {},
) => ({
  addressInformation: {
    shippingAddress: address,
    billingAddress: address,
    shippingCarrierCode: method[0],
    shippingMethodCode: method[1],
    extensionAttributes: extension,
  },
})

/** Orders the cart, and returns the answer of the last call. */
export const order = async (shopper: PlainShopper, email = 'guest@example.com'): Promise<Reply> => {
  await shopper.post('checkout/cart/shipping-information', sentTo())
  return shopper.post('checkout/cart/payment-information', {
    email,
    paymentMethod: { method: 'adyen_ideal', additional_data: { issuer: 'ING' } },
    billingAddress: EMMA,
  })
}
