// Tests invoices and credit notes as they are read: title, language, tags, and every sum of an order whose amounts are known, in four languages.
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { exampleOrder } from '#tests/support/example-order.ts'
import { readPdf, type ReadPdf } from '#tests/support/read-pdf.ts'
import { storeByCode } from '../host/store-view.ts'
import { sellerOf } from '../pages/seller.ts'
import { creditNotePaper } from './credit-note.ts'
import { invoicePaper, paperOf } from './invoice.ts'
import type { Paper } from './paper.ts'
import { writePdf } from './write-pdf.ts'

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')
const under = ({ tagged }: ReadPdf, path: string) => tagged.flatMap((tag) => (tag.path === path ? tag.text : []))

const expected = {
  nl: {
    title: 'Factuur',
    language: 'nl-NL',
    supplied: 'Leverdatum: 25 november 2026 en 27 november 2026',
    rate: ['21%', '€ 93,30', '€ 19,59', '€ 112,89'],
  },
  en: {
    title: 'Invoice',
    language: 'en-GB',
    supplied: 'Date of supply: 25 November 2026 and 27 November 2026',
    rate: ['20%', '£94.07', '£18.82', '£112.89'],
  },
  de: {
    title: 'Rechnung',
    language: 'de-DE',
    supplied: 'Lieferdatum: 25. November 2026 und 27. November 2026',
    rate: ['19 %', '94,87 €', '18,02 €', '112,89 €'],
  },
  se: {
    title: 'Faktura',
    language: 'sv-SE',
    supplied: 'Leveransdatum: 25 november 2026 och 27 november 2026',
    rate: ['25 %', '90,31 kr', '22,58 kr', '112,89 kr'],
  },
} as const

describe.each(['nl', 'en', 'de', 'se'] as const)('in the store %s', (code) => {
  const store = storeByCode(code)
  const seller = sellerOf(store)
  const words = expected[code]

  test('an invoice has a title and a language, and its seller, days and sums as the locale writes them', async () => {
    const { order, items, parcels } = exampleOrder(store)
    const pdf = await readPdf(await writePdf(invoicePaper(store, seller, { order, items, parcels })))
    expect(pdf).toMatchObject({ title: `${words.title} ${order.number}`, language: words.language, isTagged: true, pages: 1 })
    expect(under(pdf, 'H1')).toEqual([pdf.title])
    expect(under(pdf, 'H2')).toHaveLength(5)
    const facts = under(pdf, 'P').join(' ')
    for (const fact of [seller.name, seller.street, seller.place, seller.vat, words.supplied, 'Łucja Ōe', 'Kraków'])
      expect(facts).toContain(fact)
    const cells = under(pdf, 'Table/TR/TD')
    // The last row is the rate's.
    expect(cells.slice(-4)).toEqual(words.rate)
    expect(cells.some((cell) => cell.includes('M'))).toBe(true)
    // One costs 59.90 with VAT.
    const net = 5990 - Math.round((5990 * store.taxPercent) / (100 + store.taxPercent))
    expect(cells[0]).toContain(
      plain(new Intl.NumberFormat(words.language, { style: 'currency', currency: store.currency }).format(net / 100)),
    )
    expect(under(pdf, 'Table/TR/TH').length).toBeGreaterThanOrEqual(5 + 4 + 4)
  })

  test('a credit note takes back what came back, with its share of the discount, and names the invoice', async () => {
    const { order, items } = exampleOrder(store)
    const lines = items.slice(0, 1).map((item) => ({ item, quantity: 1 }))
    const parts = { goods: 5990, discount: 599, delivery: 0, way: 0 }
    const paper = creditNotePaper(store, seller, {
      order,
      reference: 'R-1001',
      kind: 'return',
      decidedAt: new Date('2026-12-03T10:00:00Z'),
      lines,
      parts,
    })
    const pdf = await readPdf(await writePdf(paper))
    expect(pdf).toMatchObject({ language: words.language, isTagged: true })
    expect(pdf.title).toContain('R-1001')
    expect(under(pdf, 'P').join(' ')).toContain(order.number)
    const money = (cents: number) =>
      plain(new Intl.NumberFormat(words.language, { style: 'currency', currency: store.currency }).format(cents / 100))
    const cells = under(pdf, 'Table/TR/TD')
    for (const cents of [-5990, 599, -5391]) expect(cells).toContain(money(cents))
    const [, net = '', tax = '', gross = ''] = cells.slice(-4)
    expect(gross).toBe(money(-5391))
    const within = Math.round((5391 * store.taxPercent) / (100 + store.taxPercent))
    expect([net, tax]).toEqual([money(within - 5391), money(-within)])
  })
})

test('an invoice is dated by the day of issue, and the credit note names that day; before it, the day of the order', async () => {
  const store = storeByCode('en')
  const { order, items, parcels } = exampleOrder(store)
  const issued = { ...order, created_at: new Date('2026-11-20T10:00:00Z'), invoiced_at: new Date('2026-11-27T10:00:00Z') }
  const textOf = async (paper: Paper) => under(await readPdf(await writePdf(paper)), 'P').join(' ')
  expect(await textOf(invoicePaper(store, sellerOf(store), { order: issued, items, parcels }))).toContain('Date: 27 November 2026')
  const early = { ...issued, invoiced_at: null }
  expect(await textOf(invoicePaper(store, sellerOf(store), { order: early, items, parcels: [] }))).toContain('Date: 20 November 2026')
  const credit = (day: string) =>
    creditNotePaper(store, sellerOf(store), {
      order: issued,
      reference: 'R-1001',
      kind: 'return',
      decidedAt: new Date(`${day}T10:00:00Z`),
      lines: items.slice(0, 1).map((item) => ({ item, quantity: 1 })),
      parts: { goods: 5990, discount: 0, delivery: 0, way: 0 },
    })
  expect(await textOf(credit('2026-12-03'))).toContain('27 November 2026')
  // A withdrawal that was granted before the invoice went out corrects the order of that day.
  expect(await textOf(credit('2026-11-22'))).toContain('20 November 2026')
})

test('the lines of a cell are kept apart for readers that run them together', async () => {
  const store = storeByCode('en')
  const { order, items, parcels } = exampleOrder(store)
  const pdf = await getDocumentProxy(new Uint8Array(await writePdf(invoicePaper(store, sellerOf(store), { order, items, parcels }))))
  const { argsArray } = await (await pdf.getPage(1)).getOperatorList()
  const shown = [...JSON.stringify(argsArray).matchAll(/"unicode":"(.)"/g)].map(([, letter]) => letter).join('')
  expect(shown).toContain('Home shirt Size: M Unit price')
})

test('an invoice of many lines goes on over the next page, and loses none', async () => {
  const store = storeByCode('en')
  const { order, items, parcels } = exampleOrder(store)
  const many = Array.from({ length: 60 }, (_, at) => items.slice(0, 1).map((item) => ({ ...item, name: `Shirt number ${at}` }))).flat()
  const pdf = await readPdf(await writePdf(invoicePaper(store, sellerOf(store), { order, items: many, parcels })))
  expect(pdf.pages).toBeGreaterThan(1)
  const names = under(pdf, 'Table/TR/TD').filter((cell) => cell.startsWith('Shirt number'))
  expect(names.map((name) => Number(/number (\d+)/.exec(name)?.[1]))).toEqual(Array.from({ length: 60 }, (_, at) => at))
})

test('an invoice from before anything was sent says so, and gift cards are payments, not discounts', async () => {
  const store = storeByCode('en')
  const { order, items } = exampleOrder(store, { giftCards: 2500 })
  const pdf = await readPdf(await writePdf(invoicePaper(store, sellerOf(store), { order, items, parcels: [] })))
  const facts = under(pdf, 'P').join(' ')
  expect(facts).toContain('Date of supply: not sent yet')
  expect(facts).toContain('Gift card ****1234: £25.00')
  expect(facts).toContain('Bank transfer: £87.89')
  expect(under(pdf, 'Table/TR/TD')).toContain('£112.89')
})

test.each([
  ['a word without an end', 'Donaudampfschifffahrtsgesellschaftskapitänswitwe'.repeat(3)],
  ['a name of many words', 'Maria-Magdalena von und zu Hohenlohe-Schillingsfürst '.repeat(6).trim()],
])('%s stays within its column and loses nothing', async (_what, name) => {
  const store = storeByCode('de')
  const { order, items, parcels } = exampleOrder(store)
  const billing_address = { ...order.billing_address, firstname: name }
  const long = items.map((item) => ({ ...item, name }))
  const pdf = await readPdf(
    await writePdf(invoicePaper(store, sellerOf(store), { order: { ...order, billing_address }, items: long, parcels })),
  )
  const [cell = ''] = under(pdf, 'Table/TR/TD')
  expect(cell.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
  expect(under(pdf, 'P').join('').replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
  expect(pdf.widest).toBeLessThanOrEqual(1)
})

test('letters that the font lacks cost no other', async () => {
  const store = storeByCode('nl')
  const { order, items, parcels } = exampleOrder(store)
  const odd = items.map((item) => ({ ...item, name: 'Shirt 東京 🏐 home' }))
  const pdf = await readPdf(await writePdf(invoicePaper(store, sellerOf(store), { order, items: odd, parcels })))
  expect(under(pdf, 'Table/TR/TD')[0]).toMatch(/^Shirt .* home/)
})

test('two columns stand whole on one page, wherever its end would cut them', async () => {
  const column = (title: string, lines: number) => ({
    kind: 'facts' as const,
    title,
    lines: Array.from({ length: lines }, (_, at) => `${title} line ${at}`),
  })
  const store = storeByCode('en')
  for (let before = 20; before <= 50; before += 2) {
    const text = Array.from({ length: before }, (_, at) => `Line ${at}`).join('\n')
    const frame = { ...paperOf(store, 'Columns', 'columns.pdf'), pages: 'Page %1 of %2' }
    const pdf = await readPdf(await writePdf({ ...frame, blocks: [text, column('Left', 9), column('Right', 14)] }))
    const parts = pdf.tagged.filter((tag) => /^(Left|Right)/.test(tag.text))
    expect(parts.length).toBeGreaterThanOrEqual(4)
    expect(new Set(parts.map(({ page }) => page)).size, `after ${before} lines`).toBe(1)
  }
})

test('columns that no page can hold stand one below the other, and lose nothing', async () => {
  const lines = Array.from({ length: 80 }, (_, at) => `Line ${at}.`)
  const blocks = ['Left', 'Right'].map((title) => ({ kind: 'facts' as const, title, lines: lines.map((line) => `${title} ${line}`) }))
  const pdf = await readPdf(await writePdf({ ...paperOf(storeByCode('en'), 'Columns', 'columns.pdf'), blocks }))
  const said = pdf.tagged.map(({ text }) => text).join(' ')
  for (const title of ['Left', 'Right']) for (const line of lines) expect(said).toContain(`${title} ${line}`)
})

test('text goes on over the next page with its tag, wherever the page ends', async () => {
  const frame = { ...paperOf(storeByCode('en'), 'Words', 'words.pdf'), pages: 'Page %1 of %2' }
  const paragraph = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at}`).join(' ')
  for (let before = 1; before < 8; before++) {
    const text = Array.from({ length: before }, (_, at) => `Line ${at}`).join('\n')
    // The last is longer than a page.
    const blocks = [text, ...Array.from({ length: 14 }, (_, at) => paragraph(`word${at}`, 60)), paragraph('long', 1_500)]
    const pdf = await readPdf(await writePdf({ ...frame, blocks }))
    const said = new Set(pdf.tagged.flatMap((tag) => tag.text.split(' ')))
    const lost = blocks.flatMap((block) => block.split(/\s/)).filter((word) => !said.has(word))
    expect(lost, `after ${before} lines`).toEqual([])
  }
})
