// Tests the messages about a product that cannot be shown: each names the mount, the option and the remedy.
// @vitest-environment happy-dom
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { tellOfProduct } from './explain-product.ts'

const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => said.mockClear())

const child = (options: object) => `<script type="application/json" data-touchline-options>${JSON.stringify(options)}</script>`
const button = (id: number) => `<div data-touchline="add-to-cart" data-product-id="${id}"></div>`
const show = (html: string) => void (document.body.innerHTML = html)
const messages = () => said.mock.calls.map(([sentence]) => String(sentence))

const issueOf = (schema: v.GenericSchema, value: unknown) => {
  const { issues } = v.safeParse(schema, value)
  if (!issues) throw new Error('It can be read.')
  return issues[0]
}

test('a product that was not printed', () => {
  show(`${button(1)}<div data-touchline="product-options" data-product-id="1">From € 10</div>`)
  tellOfProduct({ productId: 1 })
  tellOfProduct({ productId: 1 })
  expect(messages()).toEqual([
    'Touchline product-options: div[data-touchline="product-options"] knows no product 1: none is printed, and the page\'s settings do not offer the extension "products". Print it in the mount: <script type="application/json" data-touchline-options>{ "product": … }</script>, in the form that CONTRACT.md calls Product.',
  ])
})

test('a product that was printed without its name', () => {
  show(`<div data-touchline="product-options" data-product-id="2">${child({ product_id: 2, sku: 'RUN' })}</div>`)
  tellOfProduct({ productId: 2 })
  expect(messages()[0]).toContain('the JSON in it is the product itself. Write it as { "product": … }.')
})

test('a mount that names another product than the page', () => {
  show(`<div data-touchline="product-options" data-product-id="3"></div>${button(31)}`)
  tellOfProduct({ productId: 31 })
  expect(messages()[0]).toBe(
    'Touchline add-to-cart: div[data-touchline="add-to-cart"] knows no product 31: none is printed for it, and other mounts name product 3. Is data-product-id right?',
  )
})

test('an invalid printed product is reported once, and not as missing too', () => {
  show('<div data-touchline="bundle-options" data-product-id="4"></div>')
  const printed = { product_id: 4 }
  tellOfProduct({ printed, issue: issueOf(v.object({ sku: v.string() }), printed) })
  tellOfProduct({ productId: 4 })
  expect(messages()).toEqual([
    'Touchline bundle-options: option product of div[data-touchline="bundle-options"] cannot be read (sku: expected "sku", received undefined). It does not count.',
  ])
})

test('a page without a mount for the product gets no message', () => {
  show('<div data-touchline="gallery" data-product-id="5"></div>')
  tellOfProduct({ productId: 5 })
  expect(messages()).toEqual([])
})
