// Tests how host code can cancel actions, and the events it gets about widgets that come and go.
import { expect, test } from 'vitest'
import { expectQuiet } from '../support/visit.ts'
import { mountHtml, readFixture } from './stage.ts'
import { plainMount, until, useStage, when } from './use-stage.ts'

const { visiting } = await useStage()
const plain = await plainMount('wishlist-badge')

/** A product without choices. */
async function simpleProduct(): Promise<object> {
  const { options = {} } = await readFixture('add-to-cart')
  return {
    ...Object(options['product']),
    product_type: 'simple',
    stock: 9,
    configurable_data: { attributes: [] },
    virtual_products: [],
    tier_prices: [],
  }
}

/** The product's button. */
async function simpleButton(): Promise<string> {
  const button = await readFixture('add-to-cart')
  const simple = await simpleProduct()
  return mountHtml('add-to-cart', { ...button, options: { productId: 90001, product: simple } }, { id: 'subject', ...when('load') })
}

test('a verb never throws, whatever its arguments: it returns a failure', () =>
  visiting(async (visit, open) => {
    await open(plain)
    const answers = await visit.page.evaluate(async () => {
      const api = await window.touchline?.ready
      if (!api) return null
      const call = (subject: object, name: string): ReturnType<typeof api.cart.add> =>
        Reflect.apply(Reflect.get(subject, name), subject, [])
      const unlimited = api.until()
      const results = [call(api.customer, 'login'), call(api.cart, 'add'), call(unlimited.customer, 'login')]
      return Promise.all(results.map(async (result) => (await result).ok))
    })
    expect(answers).toEqual([false, false, false])
  }))

test('the host can refuse an add, with a sentence or by preventDefault; events report when widgets are ready, fail and leave', () =>
  visiting(async (visit, open) => {
    const { page } = visit
    let posts = 0
    await page.route('**/en/checkout/cart/items', (route) => {
      posts++
      return route.fulfill({ status: 400, json: { message: 'Asked all the same' } })
    })
    // After a refused add the page requests the product's stock; without this answer its 404 would be reported at an unpredictable time.
    const product = await simpleProduct()
    await page.route('**/en/catalog/product/90001', (route) => route.fulfill({ json: product }))
    await page.addInitScript(() => {
      const received: string[] = []
      Object.assign(window, { received })
      for (const name of ['mounted', 'failed', 'removed'])
        addEventListener(`touchline:${name}`, (event) => {
          const { widget, element } = Reflect.get(event, 'detail')
          received.push(`${name} ${widget} ${element.id}`)
        })
    })
    await open(`${await simpleButton()}<div id="none" data-touchline="no-such-thing"></div>`)
    await until(visit, 'ready')
    await page.evaluate(() => {
      const refuse = (event: Event) => Reflect.get(event, 'detail').refuse('One a customer')
      document.addEventListener('touchline:cart:adding', refuse)
      document.addEventListener('touchline:cart:failed', () => document.removeEventListener('touchline:cart:adding', refuse), {
        once: true,
      })
    })
    const press = page.locator('#subject').getByRole('button', { name: 'Add to cart' })
    await press.click()
    await page.locator('#subject').getByRole('alert').getByText('One a customer').waitFor()
    await page.evaluate(() => document.addEventListener('touchline:cart:adding', (event) => event.preventDefault()))
    await press.click()
    await page.locator('#subject').getByRole('alert').getByText('Could not add product to cart').waitFor()
    expect(posts).toBe(0)
    await page.evaluate(() => document.querySelector('#subject')?.remove())
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'received').toSorted()))
      .toEqual(['failed no-such-thing none', 'mounted add-to-cart subject', 'removed add-to-cart subject'])
    expectQuiet(visit, [/no-such-thing/])
  }))
