// A theme developer's own part in the checkout, from a plain page with the README's script word for word.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const root = join(import.meta.dirname, '../..')

/** The first block of a language that a README shows. */
async function shownBy(readme: string, language: string): Promise<string> {
  const found = new RegExp('```' + language + '\\n([\\s\\S]*?)```').exec(await readFile(join(root, readme), 'utf8'))?.[1]
  if (!found) throw new Error(`${readme} shows no ${language}`)
  return found
}

/** What else the page adds: a part that breaks, and a field of its own. */
const more = `
touchline.extend('checkout', { field: { step: 'shipping', mount() { throw new Error('A part of the theme broke') } } })
touchline.extend('checkout', { field: { step: 'shipping', mount(element, { set }) { element.append('Gate code: '); set('gate_code', '42') } } })
`

test('a part under a way to pay, a refusal in its own words, and one that breaks alone', async () => {
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
