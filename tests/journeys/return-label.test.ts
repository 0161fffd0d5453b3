// Tests in a real browser that an error in place of a return label is never saved: no file, no object URL left, and the next press may
// succeed.
import { readFile } from 'node:fs/promises'
import { readPdf } from '../support/read-pdf.ts'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deliver } from '../support/operator.ts'
import { purchase, stockUp } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()
const email = 'sanne@example.com'
const LABEL = '**/returns/fetch/return-label'
const FAILED = 'An error occurred while fetching the return label. Please try again later.'

/** Counts object URLs that are still valid. */
function countAddresses(): void {
  const open = new Set<string>()
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (file) => {
    const url = createObjectURL.call(URL, file)
    open.add(url)
    document.documentElement.dataset['made'] = String(Number(document.documentElement.dataset['made'] ?? 0) + 1)
    document.documentElement.dataset['open'] = String(open.size)
    return url
  }
  URL.revokeObjectURL = (url) => {
    open.delete(url)
    revokeObjectURL.call(URL, url)
    document.documentElement.dataset['open'] = String(open.size)
  }
}
const addresses = (page: Page) =>
  page.evaluate(() => [document.documentElement.dataset['made'] ?? '0', document.documentElement.dataset['open'] ?? '0'])

/** Registers a return of the order's only line, so that there is a label. */
async function sendBack(number: string): Promise<void> {
  const line = stage.shop.db.selectFrom('order_item').innerJoin('shop_order', 'shop_order.id', 'order_item.order_id')
  const { id } = await line.select('order_item.id').where('shop_order.number', '=', number).executeTakeFirstOrThrow()
  const items = [{ item_id: id, quantity: 1, reason_code: 'other' }]
  const { body } = await new Shopper(stage.shop.url, 'en').send('POST', 'returns/post/order', { email, order_number: number, items })
  expect(body.success).toBe(1)
}

const pdf = { status: 200, contentType: 'application/pdf' }
/** Wrong answers: the test replaces the body, or uses a fault of the shop where the connection has to fail. */
const wrongFiles: [name: string, fault: string | null, body: string | Buffer][] = [
  ['JSON as a file', null, '{"message":"x"}'],
  ['HTML', 'html@/returns/fetch/return-label*1', ''],
  ['0 bytes', null, ''],
  ['a PDF without its end', null, '%PDF-1.7\n1 0 obj'],
  ['an answer that is cut', 'cut@/returns/fetch/return-label*1', ''],
  ['50 MB', null, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000_000, ' '), Buffer.from('%%EOF')])],
]

test('JSON, HTML, nothing, half a label and 50 MB are not saved; the label is, under a harmless name', async () => {
  const { body } = await purchase(new Shopper(stage.shop.url, 'en'), await stockUp(stage.shop.db, 5))
  const number: string = body.order_number
  const shipment = await deliver(stage.shop, number)
  await sendBack(number)
  const guest = await stage.visit('en', { provoked: [failedCalls] })
  const { page } = guest
  const saved: Download[] = []
  page.on('download', (download) => saved.push(download))
  await page.addInitScript(countAddresses)
  // A host whose order numbers are paths.
  await page.route('**/returns/fetch/order', async (route) => {
    const answer = await route.fetch()
    const { order, ...rest } = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...rest, order: { ...order, increment_id: '../../start\u202E.exe' } },
    })
  })
  await guest.open('returns')
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Find order' }).click()
  const press = () => page.getByRole('button', { name: 'Download return label' }).click()
  const alert = page.getByRole('alert').getByText(FAILED)

  for (const [name, fault, bytes] of wrongFiles) {
    if (fault) await guest.breakShop(fault)
    else await page.route(LABEL, (route) => route.fulfill({ ...pdf, body: bytes }), { times: 1 })
    await press()
    await alert.waitFor()
    expect([saved.length, await addresses(page)], name).toEqual([0, ['0', '0']])
    if (fault) await guest.breakShop(null)
  }

  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  await alert.waitFor({ state: 'detached' })
  expect(download.suggestedFilename()).toBe(`return_label_______start__exe_${shipment}.pdf`)
  expect((await readPdf(await readFile(await download.path()))).pages).toBe(1)
  expect(saved).toHaveLength(1)
  // The address is kept for browsers that fetch it later, such as iOS, and then revoked.
  expect(await addresses(page)).toEqual(['1', '1'])
})
