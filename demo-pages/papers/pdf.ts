// The page of a PDF: fonts, edges, and the document that its tags hang in.
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { accents } from '../mails/mail-style.ts'
import type { Paper } from './paper.ts'

// `pdfkit` knows these since 0.18; its types do not yet.
declare global {
  namespace PDFKit.Mixins {
    interface TableOptions {
      structParent?: PDFStructureElement
    }
    interface CellOptions {
      scope?: 'Row' | 'Column'
    }
  }
}

const { resolve } = createRequire(import.meta.url)
// Embedded, so that every name of Europe has its letters and each viewer shows the same.
const fonts = {
  plain: resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf'),
}

/** What the parts of a paper are drawn on. */
export interface Sheet {
  pdf: PDFKit.PDFDocument
  /** What all tags hang in. */
  root: PDFKit.PDFStructureElement
  accent: string
  left: number
  /** The width between the edges. */
  width: number
  /** The size of the text, in points. */
  size: number
}

/** A new document with its title and language, and one empty page. */
export function openSheet({
  format,
  language,
  title,
  store,
}: Pick<Paper, 'language' | 'title' | 'store'> & { format: 'A4' | 'A6' }): Sheet {
  const isLarge = format === 'A4'
  const margins = isLarge ? { top: 48, bottom: 64, left: 56, right: 56 } : { top: 24, bottom: 24, left: 24, right: 24 }
  const pdf = new PdfDocument({
    size: format,
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: 'Touchline' },
    // The number of pages is known at the end.
    bufferPages: true,
  })
  pdf.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold).font('plain')
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const width = pdf.page.width - margins.left - margins.right
  return { pdf, root, accent: accents[store].plain, left: margins.left, width, size: isLarge ? 10 : 9 }
}

/** Begins a new page where less than this height is left on the current one. */
export function keepTogether({ pdf }: Sheet, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
}

/** The height between the edges of a page. */
export function heightOfPage({ pdf: { page } }: Sheet): number {
  return page.height - page.margins.top - page.margins.bottom
}

/** Draws what only decorates: no screen reader stops at it. */
export function decorate({ pdf }: Sheet, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

/** Draws the heading of the whole paper. */
export function drawTitle({ pdf, root, left, width, size }: Sheet, title: string): void {
  pdf
    .font('bold')
    .fontSize(size * 2.2)
    .fillColor('#0c0f14')
  pdf.text(title, left, pdf.y, { width, structParent: root, structType: 'H1' })
  pdf.y += size
}

/** Ends the document and returns the bytes of the file. */
export async function closeSheet({ pdf, root }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  root.end()
  pdf.end()
  return new Uint8Array(await buffer(pdf))
}
