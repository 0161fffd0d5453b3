// The invoice of an order as a PDF: seller, customer and lines, with the totals and the tax at the time of the order.
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { PDFFont, PDFPage } from 'pdf-lib'
import type { StoreView } from '../host/store-view.ts'
import { writeMoney } from '../shop/money.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { addressLines } from '../shop/written-address.ts'
import type { ItemRow } from './parcels.ts'
import { printable, wrap } from './pdf-text.ts'
import type { ReturnAddress } from './return-label.ts'
import { sayIn } from './service-mail.ts'
import { dayIn, writeDay } from './store-day.ts'

/** The seller on the invoice. */
export interface InvoiceSeller extends ReturnAddress {
  vat: string
}

/** A4 in points. */
const [width, height, edge] = [595, 842, 48]
const columns = { qty: 350, price: 430, sum: width - edge }

/** Draws the invoice, on as many pages as the lines need. */
export async function drawInvoice(
  store: StoreView,
  order: OrderRow,
  items: readonly ItemRow[],
  seller: InvoiceSeller,
): Promise<Uint8Array<ArrayBuffer>> {
  const say = sayIn(store)
  const pdf = await PDFDocument.create()
  pdf.setTitle(say('invoice.number', order.number))
  pdf.setLanguage(store.locale.replace('_', '-'))
  const [plain, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)]
  let page = pdf.addPage([width, height])
  let y = height - edge
  const write = (text: string, x: number, { size = 10, font = plain, isRight = false }: Style = {}) =>
    draw(page, text, x, y, { size, font, isRight })
  // A column has a fixed width, so long names are cut.
  const oneLine = (text: string, size: number, most: number) => wrap(text, { font: plain, size, width: most, lines: 1 })[0] ?? ''
  const down = (by: number) => {
    y -= by
    if (y > edge + 40) return
    page = pdf.addPage([width, height])
    y = height - edge
  }

  write(say('invoice.title'), edge, { size: 22, font: bold })
  down(34)
  for (const text of [
    say('invoice.number', order.number),
    say('invoice.date', writeDay(store, dayIn(store, order.created_at))),
    say('invoice.order', order.number),
  ]) {
    write(text, edge)
    down(15)
  }
  down(10)
  const top = y
  for (const text of [say('invoice.seller'), seller.name, seller.street, seller.place, seller.country, say('invoice.vat', seller.vat)]) {
    write(text, edge, { font: text === say('invoice.seller') ? bold : plain })
    down(15)
  }
  const afterSeller = y
  y = top
  const address = addressLines(order.billing_address, store).flatMap((text) =>
    wrap(text, { font: plain, size: 10, width: width - edge - 320, lines: 3 }),
  )
  for (const [place, text] of [say('invoice.to'), ...address].entries()) {
    write(text, 320, { font: place === 0 ? bold : plain })
    down(15)
  }
  y = Math.min(y, afterSeller) - 20

  write(say('invoice.item'), edge, { font: bold })
  write(say('invoice.qty'), columns.qty, { font: bold, isRight: true })
  write(say('invoice.price'), columns.price, { font: bold, isRight: true })
  write(say('invoice.sum'), columns.sum, { font: bold, isRight: true })
  down(18)
  for (const { name, qty, price_incl_tax, row_total_incl_tax, options } of items) {
    write(oneLine(name, 10, 240), edge)
    write(String(qty), columns.qty, { isRight: true })
    write(writeMoney(price_incl_tax, store), columns.price, { isRight: true })
    write(writeMoney(row_total_incl_tax, store), columns.sum, { isRight: true })
    down(14)
    const chosen = options.map(({ label, value }) => `${label}: ${value}`).join(', ')
    if (chosen) {
      write(oneLine(chosen, 8, 400), edge, { size: 8 })
      down(13)
    }
  }
  down(10)
  // The tax has a line of its own, with its rate.
  for (const { code, title, value } of order.segments.filter((segment) => segment.code !== 'tax')) {
    const font = code === 'grand_total' ? bold : plain
    write(oneLine(title, 10, 160), 320, { font })
    write(writeMoney(Math.round(value * 100), store), columns.sum, { font, isRight: true })
    down(16)
  }
  write(say('invoice.tax', store.taxPercent, writeMoney(order.tax, store)), 320, { size: 9 })
  down(24)
  write(say('invoice.paid-by', order.payment_title), edge, { size: 9 })
  const pages = pdf.getPages()
  for (const [place, one] of pages.entries())
    draw(one, say('invoice.page', place + 1, pages.length), width - edge, 28, { size: 8, font: plain, isRight: true })
  return new Uint8Array(await pdf.save())
}

interface Style {
  size?: number
  font?: PDFFont
  isRight?: boolean
}

function draw(page: PDFPage, text: string, x: number, y: number, { size, font, isRight }: Required<Style>): void {
  const known = printable(text, font)
  page.drawText(known, { x: isRight ? x - font.widthOfTextAtSize(known, size) : x, y, size, font })
}
