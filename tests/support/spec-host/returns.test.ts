// Tests returns: found by e-mail address and number, limited to what was sent, with a PDF label.
import { readPdf } from '../read-pdf.ts'
import { expect, test } from 'vitest'
import { at } from './facts.ts'
import { openHost } from './open-host.ts'
import { order } from './shopper.ts'

const bought = async () => {
  const { host, shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH', 2)
  await order(shopper)
  const who = { email: 'guest@example.com', order_number: host.state().orders[0]?.incrementId ?? '' }
  return { host, shopper, who }
}

test('an order is found, also with params around the request, and a wrong e-mail address finds none', async () => {
  const { shopper, who } = await bought()
  const found = await shopper.post('returns/fetch/order', { params: who })
  expect(found.body).toMatchObject({
    success: 1,
    error: null,
    order: { increment_id: who.order_number, active_shipment_id: 5012, items: [{ qty_ordered: 2 }] },
  })
  expect((await shopper.post('returns/fetch/order', who)).body).toMatchObject({ success: 1 })
  const other = await shopper.post('returns/fetch/order', { ...who, email: 'other@example.com' })
  expect(other.body).toMatchObject({ success: 0, error: `No order found for order number ${who.order_number}.` })
})

test('a return is accepted once for each piece, and rows without a quantity are ignored', async () => {
  const { host, shopper, who } = await bought()
  const id = host.state().orders[0]?.items[0]?.id
  const send = async (quantity: number, reason: string | null) =>
    (
      await shopper.post('returns/post/order', {
        ...who,
        items: [
          { item_id: id, quantity, reason_code: reason },
          { item_id: 1, quantity: 0, reason_code: null },
        ],
      })
    ).body
  expect(await send(0, null)).toMatchObject({ success: 0 })
  expect(await send(1, 'nonsense')).toMatchObject({ success: 0, error: 'Please select a reason for the return.' })
  expect(await send(3, 'size')).toMatchObject({ success: 0 })
  expect(await send(2, 'size')).toMatchObject({ success: 1 })
  expect(await send(1, 'size')).toMatchObject({ success: 0 })
  expect(host.state().returns).toMatchObject([{ orderNumber: who.order_number, items: [{ id, quantity: 2, reason: 'size' }] }])
})

test('the label is a PDF, only for the order and its shipment', async () => {
  const { host, shopper, who } = await bought()
  const response = await fetch(`${host.origin}/nl/returns/fetch/return-label`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: [...shopper.cookies].map((entry) => entry.join('=')).join('; '),
      'X-XSRF-TOKEN': decodeURIComponent(shopper.cookies.get('XSRF-TOKEN') ?? ''),
    },
    body: JSON.stringify({ ...who, shipment_id: 5012 }),
  })
  expect(response.headers.get('Content-Disposition')).toContain(`return_label_${who.order_number}_5012.pdf`)
  expect((await readPdf(await response.arrayBuffer())).pages).toBe(1)
  const wrong = await shopper.post('returns/fetch/return-label', { ...who, shipment_id: 1 })
  expect([wrong.status, at(wrong.body, 'message')]).toEqual([404, 'The return label could not be found.'])
})
