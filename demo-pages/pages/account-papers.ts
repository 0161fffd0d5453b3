// The PDFs of a customer's order: its invoice, and the credit notes of what came back.
import type { HostContext } from '../host/context.ts'
import type { Paper } from '../papers/paper.ts'
import { writePdf } from '../papers/write-pdf.ts'
import { readCreditNote } from '../service/credit-notes.ts'
import { readInvoice } from '../service/invoices.ts'
import { findMyOrder } from '../service/my-orders.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { ShopError } from '../shop/shop-error.ts'
import { loginFirst } from './account-frame.ts'
import type { Frame } from './frame.ts'

/** `/account/orders/{number}/invoice` */
export const sendInvoice = sendPaper((c, order) => readInvoice(c.get('shop').db, order))

/** `/account/orders/{number}/credit-notes/{reference}` */
export const sendCreditNote = sendPaper((c, order) => readCreditNote(c.get('shop').db, order, c.req.param('reference') ?? ''))

function sendPaper(read: (c: HostContext, order: OrderRow) => Promise<Paper | null>) {
  return async (_frame: Frame, c: HostContext): Promise<Response> => {
    const number = c.req.param('number') ?? ''
    const toLogin = loginFirst(c, `account/orders/${number}`)
    if (toLogin) return toLogin
    const paper = await read(c, await findMyOrder(c.get('shop'), c.get('session'), number))
    if (!paper) throw new ShopError(404, 'error.not-found')
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', `attachment; filename="${paper.file}"`)
    return c.body(await writePdf(paper))
  }
}
