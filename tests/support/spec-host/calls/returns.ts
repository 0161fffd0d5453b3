// Calls about returns: the order, the return, its label as PDF.
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { entries, fields, numeric, text } from '../rules/read.ts'
import { findOrder, takeReturn } from '../rules/returns.ts'
import type { Order } from '../sales.ts'
import type { CallContext, Call } from './call.ts'

/** Fields of the body, or of its `params`. */
const sent = (body: Record<string, unknown>): Record<string, unknown> => ({ ...body, ...fields(body.params) })

const orderOf = ({ platform, body }: CallContext): Order | undefined => {
  const given = sent(body)
  return findOrder(platform, text(given.email), text(given.order_number))
}

const label = async (order: Order): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = new PdfDocument({ size: 'A6', margin: 24 })
  pdf.fontSize(16).text(`Return label ${order.incrementId}`)
  pdf.fontSize(12).text(`Shipment ${order.shipmentId}`)
  pdf.end()
  return new Uint8Array(await buffer(pdf))
}

export const returnCalls: Call[] = [
  {
    name: 'POST returns/fetch/order',
    run: (context) => {
      const { shape, draws } = context.platform
      const order = orderOf(context)
      const number = text(sent(context.body).order_number)
      if (order === undefined)
        return {
          json: { success: shape.id(0, 'success'), order: shape.none('no order'), error: `No order found for order number ${number}.` },
        }
      const detail = draws.pick('return items', ['ordered', 'qty', 'bare'])
      return {
        json: {
          success: shape.id(1, 'success'),
          error: shape.none('no error'),
          order: {
            id: shape.id(order.id, 'order'),
            increment_id: order.incrementId,
            active_shipment_id: shape.id(order.shipmentId, 'shipment'),
            created_at: order.createdAt,
            items: shape.list(
              order.items.map((item) => ({
                id: shape.id(item.id, 'order item'),
                sku: item.sku,
                name: item.name,
                ...(detail === 'ordered' ? { qty_ordered: shape.quantity(item.qty), qty_returned: shape.quantity(item.returned) } : {}),
                ...(detail === 'qty' ? { qty: shape.quantity(item.qty - item.returned) } : {}),
              })),
              'order items',
              order.items.map(({ id }) => id),
            ),
          },
        },
      }
    },
  },
  {
    name: 'POST returns/post/order',
    run: (context) => {
      const { shape } = context.platform
      const order = orderOf(context)
      const error = order ? takeReturn(context.platform, order, entries(sent(context.body).items)) : 'No order found.'
      return { json: { success: shape.id(error === null ? 1 : 0, 'success'), error: error ?? shape.none('no error') } }
    },
  },
  {
    name: 'POST returns/fetch/return-label',
    run: async (context) => {
      const order = orderOf(context)
      const shipment = numeric(sent(context.body).shipment_id)
      if (order === undefined || order.shipmentId !== shipment)
        return { status: 404, json: { message: 'The return label could not be found.' } }
      return { pdf: { bytes: await label(order), name: `return_label_${order.incrementId}_${shipment}.pdf` } }
    },
  },
]
