// Tests a theme developer's own part in the checkout, on a plain page with the README's script word for word.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const root = join(import.meta.dirname, '../..')

/** A block of code in this language that a README shows; by default the first one. */
async function shownBy(readme: string, language: string, at = 0): Promise<string> {
  const blocks = (await readFile(join(root, readme), 'utf8')).matchAll(new RegExp('```' + language + '\\n([\\s\\S]*?)```', 'g'))
  const found = [...blocks][at]?.[1]
  if (!found) throw new Error(`${readme} shows no ${language}`)
  return found
}

/** Additions of the page: a part that throws, and a field of its own. */
const more = `
touchline.extend('checkout', { field: { step: 'shipping', mount() { throw new Error('A part of the theme broke') } } })
touchline.extend('checkout', { field: { step: 'shipping', mount(element, { set }) { element.append('Gate code: '); set('gate_code', '42') } } })
`

test('a part below a payment method, a refusal with its own message, and a part that fails alone', async () => {
  const page = await shownBy('README.md', 'html')
  const mount = await shownBy('widgets/checkout/README.md', 'html')
  const script = await shownBy('widgets/checkout/README.md', 'js')
  const html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Plain</title><link rel="icon" href="data:,"></head>
<body>${page}${mount}<script type="module">${script}${more}</script></body></html>`
  const guest = await stage.visit('nl', { provoked: [/A part of the theme broke/] })
  guest.email = 'theme@example.com'
  await guest.open('')
  await guest.fillCart(1)
  await guest.page.route(`${guest.base}plain.html`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await guest.open('plain.html')
  await buy(guest)
})

async function buy(guest: Guest): Promise<void> {
  const { page } = guest
  const broken = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener('touchline:error', (event) => resolve(String(Reflect.get(event, 'detail').phase)), { once: true }),
      ),
  )
  await guest.fillAddress()
  await guest.continueToShipping()
  await page.getByText('Gate code:').waitFor()
  expect(await broken).toBe('extension')
  await guest.continueToPayment()
  await page.getByRole('radio', { name: /overschrijving/ }).check({ force: true })
  await page.getByLabel('Your reference').waitFor()
  await guest.buyButton.click()
  expect(await guest.readPaymentError()).toBe('Please enter your reference.')
  const { length } = await stage.statesOf(guest)
  expect(length).toBe(0)
  await page.getByLabel('Your reference').fill('PO-77')
  const sent = page.waitForRequest(/payment-information$/)
  await guest.buyButton.click()
  expect((await sent).postDataJSON()).toMatchObject({
    paymentMethod: { method: 'banktransfer', additional_data: { reference: 'PO-77' } },
    shippingOptions: { gate_code: '42' },
  })
  await guest.readOrderNumber()
}

/** Additions to the address: a field that the server finds too long before we do, and an invalid one. */
const moreFields = `
touchline.extend('checkout', { address: { store: 'nl', fields: { door_code: { label: 'Door code', maxLength: 999 } } } })
touchline.extend('checkout', { address: { store: 'de', fields: { never: { label: 'Never here' } } } })
touchline.extend('checkout', { address: { fields: { 'Bad Name': { label: 'No' }, country_id: { isHidden: true }, city: { isReqired: true } } } })
`
const wrongFields = [/fields\.Bad Name is no name/, /fields\.country_id is always asked for/, /fields\.city names isReqired/]

test('address fields renamed, required, removed and added, by country and store; the order has them', async () => {
  const head = await shownBy('README.md', 'html')
  const script = await shownBy('widgets/checkout/README.md', 'js', 1)
  const html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Plain</title><link rel="icon" href="data:,"></head>
<body>${head}<div data-touchline="checkout"><script type="application/json" data-touchline-options>
{ "countries": [{ "code": "NL", "label": "Nederland" }, { "code": "DE", "label": "Duitsland" }] }</script></div>
<script type="module">${script}${moreFields}</script></body></html>`
  const guest = await stage.visit('nl', { provoked: [...wrongFields, /Failed to load resource.*422|Failed to load resource.*400/] })
  const { page, words: say } = guest
  guest.email = 'fields@example.com'
  await guest.open('')
  await guest.fillCart(1)
  await page.route(`${guest.base}plain.html`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await guest.open('plain.html')
  const leaveAt = page.getByLabel('Where to leave it')
  const doorCode = page.getByLabel('Door code')
  const phone = page.getByLabel('Phone for the courier')
  await leaveAt.waitFor()

  // In another country the form is unchanged, except for the store's own fields.
  await page.getByRole('combobox', { name: 'Land' }).selectOption('DE')
  await expect.poll(() => leaveAt.count()).toBe(0)
  expect([await phone.count(), await doorCode.count(), await page.getByLabel('Never here').count()]).toEqual([0, 1, 0])
  await guest.button(say.moreFields).click()
  const company = page.getByLabel('Bedrijf')
  await expect.poll(() => company.count()).toBe(1)
  await page.getByRole('combobox', { name: 'Land' }).selectOption('NL')
  await leaveAt.waitFor()
  await expect.poll(() => company.count()).toBe(0)

  // Required, and too long: reported first by us and then by the server, each at its field and in the summary.
  for (const [label, text] of [
    ...([
      [say.email, guest.email],
      [say.repeatEmail, guest.email],
      [say.firstName, 'Anna'],
      [say.lastName, 'Jansen'],
    ] as const),
    ...([
      [say.postcode, '1012 AB'],
      [say.houseNumber, '1'],
      [say.street, 'Damrak'],
      [say.city, 'Amsterdam'],
    ] as const),
  ])
    await guest.field(label).fill(text)
  await leaveAt.fill('x'.repeat(41))
  await doorCode.fill('y'.repeat(256))
  await guest.button(say.continue).click()
  const summary = page.getByText(say.check).locator('..')
  await expect
    .poll(() => summary.getByRole('link').allTextContents())
    .toEqual([expect.stringContaining('Where to leave it'), expect.stringContaining('Phone for the courier')])
  await leaveAt.fill('In the shed')
  await phone.fill('+31 20 123 45 67')
  await guest.button(say.continue).click()
  await expect.poll(() => summary.getByRole('link').allTextContents()).toEqual([expect.stringContaining('Door code')])
  await expect.poll(() => doorCode.getAttribute('aria-invalid')).toBe('true')
  await doorCode.fill('  1789 ')

  // A reload keeps the typed text; both addresses of the order contain it.
  await page.reload()
  await expect.poll(() => leaveAt.inputValue()).toBe('In the shed')
  await guest.continueToShipping()
  await guest.continueToPayment()
  await page.getByRole('radio', { name: /overschrijving/ }).check({ force: true })
  await guest.buyButton.click()
  await guest.readOrderNumber()
  const own = [
    { attribute_code: 'door_code', value: '1789' },
    { attribute_code: 'leave_at', value: 'In the shed' },
  ]
  const order = await stage.shop.db
    .selectFrom('shop_order')
    .select(['shipping_address', 'billing_address'])
    .where('email', '=', guest.email)
    .executeTakeFirstOrThrow()
  const ofOrder = [order.shipping_address, order.billing_address].map(({ custom_attributes: kept = [] }) =>
    kept.toSorted((one, other) => one.attribute_code.localeCompare(other.attribute_code)),
  )
  expect(ofOrder).toEqual([own, own])
}, 120_000)
