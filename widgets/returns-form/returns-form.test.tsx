// Tests a return from the shopper's point of view: the fields, the request, and the error messages; long because they fill in one form.
// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { returnOrderAnswer } from '#tests/support/answers.ts'
import { html, json, text } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, useWidgetPage } from '#tests/support/widget-page.ts'
import returnsForm from './returns-form.tsx'

const page = useWidgetPage('https://shop.test/nl/returns')
const FETCH = 'POST returns/fetch/order'
const SEND = 'POST returns/post/order'
const LABEL = 'POST returns/fetch/return-label'
const SUBMIT_FAILED = 'An error occurred while submitting the order. Please try again later.'
const LABEL_FAILED = 'An error occurred while fetching the return label. Please try again later.'
const known = { action: '/nl/returns', email: 'anna@example.test', orderNumber: '100000077' }
const saved: string[] = []
/** Object URLs, created and revoked: the browser keeps their files in memory until they are revoked. */
const addresses: { made: string[]; ended: string[] } = { made: [], ended: [] }

beforeEach(() => {
  saved.length = 0
  Object.assign(addresses, { made: [], ended: [] })
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    addresses.made.push(`blob:${addresses.made.length}`)
    return addresses.made.at(-1) ?? ''
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void addresses.ended.push(url))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

const found = (part: object = {}) => json({ success: 1, error: null, order: returnOrderAnswer(part) })
const bodies = (call: string) => page.shop.arrivals(call).map(({ body }) => body)

async function find(part: object = {}): Promise<void> {
  page.shop.once(FETCH, found(part))
  page.show(returnsForm, known)
  await press('Find order')
  await shown('Order 100000077')
}

async function choose(label: string, value: string): Promise<void> {
  const select = [...document.querySelectorAll('select')].find(({ labels }) => labels?.[0]?.textContent === label)
  if (!select) throw new Error(`There is no ${label}.`)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => select.value === value)
}

async function sendOne(): Promise<void> {
  await find()
  await choose('Quantity', '1')
  await choose('Reason', 'other')
  await press('Submit return')
}

test('an order that is not found shows the server’s message', async () => {
  page.shop.once(FETCH, json({ success: 0, error: 'No order found for this number.', order: null }))
  page.show(returnsForm, known)
  await press('Find order')
  await shown('No order found for this number.')
  expect(bodies(FETCH)).toEqual([{ params: { email: 'anna@example.test', order_number: '100000077' } }])
})

test('a line that cannot be returned leads to where a fault of it is reported', async () => {
  const complaintUrl = '/nl/complaint?order={order}&item={item}'
  const printed = { order: returnOrderAnswer(), complaintUrl }
  page.show(returnsForm, { ...known, ...printed })
  const link = () => control('Report a fault or a wrong print Printed shirt')?.getAttribute('href')
  expect(link()).toBe('/nl/complaint?order=100000077&item=2')
  expect(document.querySelectorAll('.returns-form-why a')).toHaveLength(1)
})

test('a line that cannot be returned shows the reason, and nothing can be sent before a quantity and a reason are chosen', async () => {
  await find()
  await shown('Made to your order.')
  const isOff = () => control('Submit return')?.hasAttribute('disabled')
  await soon(isOff)
  await choose('Quantity', '1')
  expect(isOff()).toBe(true)
  await choose('Reason', 'other')
  await soon(() => !isOff())
})

test('all lines are sent, and the answer has the number and the label', async () => {
  page.shop.once(SEND, json({ success: 1, reference: 'R-1001' }))
  await sendOne()
  await shown('Your return has been registered')
  await shown('R-1001')
  expect(bodies(SEND)).toEqual([
    {
      email: 'anna@example.test',
      order_number: '100000077',
      items: [
        { item_id: 1, quantity: 1, reason_code: 'other' },
        { item_id: 2, quantity: 0, reason_code: null },
      ],
    },
  ])
  page.shop.once(LABEL, text('%PDF-1.7\n%%EOF\n', 200, 'application/pdf'))
  await press('Download return label')
  await soon(() => saved.length > 0)
  expect(saved).toEqual(['return_label_100000077_12.pdf'])
})

/** The same order as a PHP platform writes it: ids and quantities as text, maps for lists, reasons by code, four kinds of empty value. */
const loose = {
  id: '7',
  increment_id: 100000077,
  active_shipment_id: '12',
  has_return: 0,
  created_at: '',
  return_until: false,
  items: {
    1: { id: '1', name: 'Match ball', image: [], qty_ordered: '3.0000', qty_returnable: '2.0000', no_return_reason: '', options: '' },
    2: { id: 2, name: 'Shirt', image: null, qty_ordered: '1', qty_returnable: '0.0000', no_return_reason: [], options: null },
  },
  reasons: { size: 'Too small', 7: 'Damaged' },
}
const selects = () => [...document.querySelectorAll('select')].map(({ value, options }) => [value, options.length])

test('an order in the tolerated forms of platforms is read, and empty options count as none', async () => {
  page.shop.once(FETCH, json({ success: '1', error: [], order: loose }))
  page.show(returnsForm, { ...known, email: 'anna@example.test', order: [], quantities: [], reasons: null, reference: '' })
  await press('Find order')
  await shown('Order 100000077')
  // Without a reason, only the right of withdrawal is denied.
  await shown('This item cannot be returned under the right of withdrawal at the moment. Your rights if it is faulty remain.')
  expect(selects()).toEqual([
    ['0', 3],
    ['', 3],
  ])
  await choose('Quantity', '2')
  await choose('Reason', 'size')
  page.shop.once(SEND, json({ success: '1', reference: 77 }))
  await press('Submit return')
  await shown('Your return has been registered')
  expect(bodies(SEND)).toMatchObject([
    {
      items: [
        { item_id: 1, quantity: 2, reason_code: 'size' },
        { item_id: 2, quantity: 0 },
      ],
    },
  ])
})

test('such an order in the options of a plain form is read too', async () => {
  page.show(returnsForm, { ...known, orderNumber: 100000077, order: loose, quantities: { 1: '2.0000' }, reasons: { 1: 7 } })
  await shown('Order 100000077')
  expect(selects().at(0)).toEqual(['2', 3])
})

test('a free return, a label and a mail are promised only if they are known', async () => {
  page.shop.once(SEND, json({ success: 1 }))
  page.shop.once(FETCH, found({ active_shipment_id: null }))
  page.show(returnsForm, known)
  await press('Find order')
  await shown('Order 100000077')
  await choose('Quantity', '1')
  await choose('Reason', 'other')
  await press('Submit return')
  await shown('Your return has been registered')
  expect(document.querySelector('ol')?.textContent).not.toMatch(/free|label|e-mail/)
})

test('a host that says so promises that returns are free', async () => {
  page.shop.once(SEND, json({ success: 1 }))
  page.shop.once(FETCH, found())
  page.show(returnsForm, { ...known, isFree: true })
  await press('Find order')
  await shown('Order 100000077')
  await choose('Quantity', '1')
  await choose('Reason', 'other')
  await press('Submit return')
  await shown('Drop the parcel off. Returns are free.')
  await shown('stick the return label on the parcel')
})

test.each([
  ['a refusal', json({ message: 'No' }, 500)],
  ['a success that is none', json({ success: 0 })],
])('%s shows the specification’s sentence, and the choices stay', async (_name, behaviour) => {
  page.shop.once(SEND, behaviour)
  await sendOne()
  await shown(SUBMIT_FAILED)
  expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['1', 'other'])
})

test('the registered items are listed, and stay if the order cannot be reloaded', async () => {
  page.shop.once(SEND, json({ success: 1, reference: 'R-1001' }))
  await sendOne()
  await shown('1 × Match ball, 5')
  page.shop.once(FETCH, json({ message: 'No' }, 503))
  await press('Return more items from this order')
  await shown('Something went wrong, please try again later')
  await shown('R-1001')
  page.shop.once(FETCH, found())
  await press('Return more items from this order')
  await shown('Choose a quantity and a reason for at least one item.')
  expect(document.body.textContent).not.toContain('R-1001')
})

test('a line with a quantity but no reason is marked as not part of the return, once another one is', async () => {
  const [ball] = returnOrderAnswer().items
  await find({ items: [ball, { ...ball, id: 3, name: 'Second ball' }] })
  const missing = 'Choose both a quantity and a reason, or this item will not be part of your return.'
  await choose('Quantity', '1')
  expect(document.body.textContent).not.toContain(missing)
  await choose('Reason', 'other')
  expect(document.body.textContent).not.toContain(missing)
  const [, second] = [...document.querySelectorAll('select')].filter(({ labels }) => labels?.[0]?.textContent === 'Quantity')
  if (!second) throw new Error('There is no second line.')
  second.value = '1'
  second.dispatchEvent(new Event('change', { bubbles: true }))
  await shown(missing)
  page.shop.once(SEND, json({ success: 1, reference: 'R-1001' }))
  await press('Submit return')
  await shown('R-1001')
  expect(document.body.textContent).not.toContain('Second ball')
})

const whole = text('%PDF-1.7\n%%EOF\n', 200, 'application/pdf')

test.each([
  ['JSON', json({ message: 'x' })],
  ['JSON that calls itself a PDF', text('{"message":"x"}', 200, 'application/pdf')],
  ['HTML', html()],
  ['nothing', text('', 200, 'application/pdf')],
  ['a PDF that was cut', text('%PDF-1.7\n1 0 obj', 200, 'application/pdf')],
  ['50 MB', text(`%PDF-1.7\n${' '.repeat(50_000_000)}%%EOF`, 200, 'application/pdf')],
])('%s is no label: nothing is saved, no object URL is created, and the next press may succeed', async (_name, behaviour) => {
  await find({ has_return: true })
  page.shop.once(LABEL, behaviour)
  await press('Download return label')
  await shown(LABEL_FAILED)
  expect([saved, addresses.made]).toEqual([[], []])
  page.shop.once(LABEL, whole)
  await press('Download return label')
  await soon(() => saved.length === 1)
  expect(document.body.textContent).not.toContain(LABEL_FAILED)
})

test.each([
  ['../../etc/passwd', 'return_label_______etc_passwd_12.pdf'],
  ['CON\u0000.exe\u202E', 'return_label_CON__exe__12.pdf'],
  ['<img src=x onerror=alert(1)>', 'return_label__img_src_x_onerror_alert_1___12.pdf'],
])('an order number like %j gives no dangerous file name, and no object URL is left', async (number, name) => {
  page.shop.once(FETCH, found({ has_return: true, increment_id: number }))
  page.show(returnsForm, known)
  await press('Find order')
  page.shop.once(LABEL, whole)
  const later = vi.spyOn(globalThis, 'setTimeout')
  await press('Download return label')
  await soon(() => saved.length === 1)
  expect(saved).toEqual([name])
  expect(addresses).toMatchObject({ made: [expect.stringContaining('blob:')], ended: [] })
  // A phone asks the shopper first, and fetches the file after she agrees.
  const [release] = later.mock.calls.find(([, wait]) => wait === 40_000) ?? []
  release?.()
  expect(addresses.ended).toEqual(addresses.made)
})
