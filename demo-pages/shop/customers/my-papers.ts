// The PDFs of an order for the copy of a customer's data: those that mails carried, as they were sent, and those that the account offers.
import type { Database } from '#demo-pages/database/tables.ts'
import type { Paper } from '#demo-pages/papers/paper.ts'
import { writePdf } from '#demo-pages/papers/write-pdf.ts'
import { listCreditNotes, readCreditNote } from '#demo-pages/service/credit-notes.ts'
import { readInvoice } from '#demo-pages/service/invoices.ts'
import type { OrderRow } from '../order-rows.ts'

/** The files, each once, with their bytes as Base64. */
export async function copyPapers(db: Database, order: OrderRow): Promise<{ file: string; pdf: string }[]> {
  const mails = await db.selectFrom('mail').select('papers').where('order_id', '=', order.id).orderBy('id').execute()
  const offered = [await readInvoice(db, order)]
  for (const reference of await listCreditNotes(db, order)) offered.push(await readCreditNote(db, order, reference))
  const papers = new Map<string, Paper>()
  for (const paper of [...mails.flatMap((mail) => mail.papers), ...offered])
    if (paper && !papers.has(paper.file)) papers.set(paper.file, paper)
  const files: { file: string; pdf: string }[] = []
  for (const [file, paper] of papers) files.push({ file, pdf: Buffer.from(await writePdf(paper)).toString('base64') })
  return files
}
