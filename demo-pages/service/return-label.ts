// The return label as a PDF: sender, recipient, order and shipment.
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { PDFFont } from 'pdf-lib'
import type { StoreView } from '../host/store-view.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { addressLines } from '../shop/written-address.ts'
import { wrap } from './pdf-text.ts'
import { sayIn } from './service-mail.ts'

/** The recipient of returned parcels. */
export interface ReturnAddress {
  name: string
  street: string
  place: string
  country: string
}

/** Draws a label of A6, 298 by 420 points. */
export async function drawLabel(
  store: StoreView,
  order: OrderRow,
  shipmentId: number,
  to: ReturnAddress,
): Promise<Uint8Array<ArrayBuffer>> {
  const say = sayIn(store)
  const pdf = await PDFDocument.create()
  pdf.setTitle(`${say('label.title')} ${order.number}`)
  pdf.setLanguage(store.locale.replace('_', '-'))
  const [plain, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)]
  const page = pdf.addPage([298, 420])
  const blocks: [text: string, size: number, font: PDFFont][] = [
    [say('label.title'), 20, bold],
    [say('label.order', order.number), 12, plain],
    [say('label.shipment', shipmentId), 12, plain],
    ['', 8, plain],
    [say('label.to'), 9, bold],
    [to.name, 14, bold],
    [to.street, 14, plain],
    [to.place, 14, plain],
    [to.country, 14, plain],
    ['', 8, plain],
    [say('label.from'), 9, bold],
    ...addressLines(order.shipping_address, store).map((line): [string, number, PDFFont] => [line, 10, plain]),
  ]
  let y = 392
  for (const [text, size, font] of blocks)
    for (const line of wrap(text, { font, size, width: 250, lines: 2 })) {
      y -= size * 1.45
      page.drawText(line, { x: 24, y, size, font })
    }
  page.drawLine({ start: { x: 24, y: 70 }, end: { x: 274, y: 70 } })
  for (const [place, line] of wrap(say('label.hint'), { font: plain, size: 9, width: 250 }).entries())
    page.drawText(line, { x: 24, y: 52 - 12 * place, size: 9, font: plain })
  return new Uint8Array(await pdf.save())
}
