// Tests a customer's question about a product and an order: the text survives a reload, a failure and her login.
import { expect, test } from 'vitest'
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { demoLogin } from '#demo-pages/shop/demo-customers.ts'
import { forgetSession } from '../support/browser-session.ts'
import { decide, purchase, redirectMethods } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()
const { slug } = landmarks.configurable
const text = 'Does it run small? I wear 42 in everything else.'

test('from the product, with a selected order, through reload, failure and an expired login, to one message', async () => {
  const { url, db } = stage.shop
  const customer = new Shopper(url, 'en')
  await customer.send('POST', 'api/customer/login', demoLogin)
  const piece = { sku: landmarkSkus.comfortable.sku, productId: landmarks.configurable.id, productSku: 'NO10001' }
  const { body } = await purchase(customer, piece, { method: redirectMethods.en })
  await decide(customer, body.redirect_url, 'paid')
  await customer.get('checkout/cart/payment-status')

  const guest = await stage.visit('en', { provoked: [failedCalls], viewport: { width: 390, height: 844 }, hasTouch: true })
  await guest.context.addCookies(Array.from(customer.cookies, ([name, value]) => ({ name, value, url: `${url}/en/` })))
  const { page } = guest
  await guest.open(`product/${slug}`)
  await page.getByRole('link', { name: 'Ask us about this product' }).click()
  const subject = guest.field('Subject')
  await expect.poll(() => subject.inputValue()).toContain('NO10001')
  const about = await subject.inputValue()
  await expect.poll(() => guest.field('E-mail address').inputValue()).toBe(demoLogin.email)
  const pick = page.getByLabel('Which order is it about?')
  await pick.selectOption(body.order_number)
  await guest.field('Message').fill(text)

  await page.reload()
  await expect.poll(() => guest.field('Message').inputValue()).toBe(text)
  await expect.poll(() => pick.inputValue()).toBe(body.order_number)

  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await guest.button('Send').click()
  await page.getByText('Something went wrong, please try again later').waitFor()
  expect(await guest.field('Message').inputValue()).toBe(text)

  await forgetSession(guest)
  await guest.button('Send').click()
  await page.getByText('Reference: M-').waitFor()
  expect(await db.selectFrom('contact_message').select(['subject', 'order_number', 'message']).execute()).toEqual([
    { subject: about, order_number: body.order_number, message: text },
  ])

  // A question about another product starts empty; each store shows its own opening hours.
  await guest.open('contact')
  await guest.field('Message').waitFor()
  expect(await guest.field('Message').inputValue()).toBe('')
  await page.getByRole('link', { name: /^\+44/ }).waitFor()
  await page.getByText('Monday – Friday', { exact: true }).waitFor()
})
