// The return label as a PDF: sender, recipient, order and shipment.
import type { StoreView } from '../host/store-view.ts'
import { drawBlock } from '../papers/draw-block.ts'
import { closeSheet, decorate, drawTitle, openSheet } from '../papers/pdf.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { addressLines } from '../shop/written-address.ts'
import { sayIn } from './service-mail.ts'

/** The recipient of returned parcels. */
export interface ReturnAddress {
  name: string
  street: string
  place: string
  country: string
}

/** Draws a label of A6. */
export async function drawLabel(
  store: StoreView,
  order: OrderRow,
  shipmentId: number,
  to: ReturnAddress,
): Promise<Uint8Array<ArrayBuffer>> {
  const say = sayIn(store)
  const title = `${say('label.title')} ${order.number}`
  const sheet = openSheet({ format: 'A6', language: store.locale.replace('_', '-'), title, store: store.code })
  drawTitle(sheet, say('label.title'))
  drawBlock({ ...sheet, size: 12 }, `${say('label.order', order.number)}\n${say('label.shipment', shipmentId)}`)
  drawBlock({ ...sheet, size: 14 }, { kind: 'facts', title: say('label.to'), lines: [to.name, to.street, to.place, to.country] })
  drawBlock(sheet, { kind: 'facts', title: say('label.from'), lines: addressLines(order.shipping_address, store) })
  const { pdf, left, width } = sheet
  decorate(sheet, () =>
    pdf
      .moveTo(left, pdf.y)
      .lineTo(left + width, pdf.y)
      .lineWidth(1)
      .stroke('#0c0f14'),
  )
  pdf.y += 8
  drawBlock(sheet, say('label.hint'))
  return closeSheet(sheet)
}
