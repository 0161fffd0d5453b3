// What a PDF of the shop says. It is data, as a mail is: the outbox keeps it as it was sent, and it is drawn when somebody needs the file.
import type { StoreCode } from '../host/store-view.ts'
import type { Block } from '../mails/letter.ts'

/** A part of a paper: what a mail has, without buttons and pictures. */
export type PaperBlock = Exclude<Block, { kind: 'goods' | 'button' | 'link' }>

/** A whole paper. */
export interface Paper {
  /** The name of the file, such as `invoice_300000001.pdf`. */
  file: string
  store: StoreCode
  /** Such as `nl-BE`: what reads it aloud chooses its voice by it. */
  language: string
  /** The title of the document is also its heading. */
  title: string
  blocks: readonly PaperBlock[]
  /** Such as `Page %1 of %2`. */
  pages: string
}
