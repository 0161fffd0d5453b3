// Writes a paper as a tagged PDF: a logo, the title, its parts in order, and the number of each page.
import { logoPaths } from '../pages/parts/wordmark.ts'
import { drawBlock, drawSideBySide, type Facts } from './draw-block.ts'
import type { Paper, PaperBlock } from './paper.ts'
import { closeSheet, decorate, drawTitle, openSheet, type Sheet } from './pdf.ts'

/** The bytes of the file. */
export async function writePdf(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet({ ...paper, format: 'A4' })
  drawLogo(sheet)
  drawTitle(sheet, paper.title)
  for (const row of inRows(paper.blocks)) {
    if (Array.isArray(row)) drawSideBySide(sheet, row)
    else drawBlock(sheet, row)
  }
  numberPages(sheet, paper.pages)
  return closeSheet(sheet)
}

/** Two facts that follow each other, such as two addresses, stand side by side on a page that is wide enough. */
function inRows(blocks: readonly PaperBlock[]): (PaperBlock | [Facts, Facts])[] {
  const rows: (PaperBlock | [Facts, Facts])[] = []
  for (const block of blocks) {
    const last = rows.at(-1)
    if (isFacts(block) && isFacts(last)) rows.splice(-1, 1, [last, block])
    else rows.push(block)
  }
  return rows
}

function isFacts(block: PaperBlock | [Facts, Facts] | undefined): block is Facts {
  return typeof block === 'object' && 'kind' in block && block.kind === 'facts'
}

function drawLogo(sheet: Sheet): void {
  const { pdf, left, accent } = sheet
  const top = pdf.y
  decorate(sheet, () => {
    pdf.save().translate(left, top).scale(0.75).lineWidth(4).strokeColor('#0c0f14')
    for (const path of logoPaths.lines) pdf.path(path).stroke()
    pdf.path(logoPaths.flag).fill(accent).restore()
    pdf
      .font('bold')
      .fontSize(16)
      .fillColor('#0c0f14')
      .text('Touchline', left + 32, top + 4, { lineBreak: false })
  })
  pdf.x = left
  pdf.y = top + 48
}

function numberPages(sheet: Sheet, words: string): void {
  const { pdf, left, width, size } = sheet
  const { start, count } = pdf.bufferedPageRange()
  if (count === 1) return
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(start + at)
    // Below the edge a text would begin a new page.
    pdf.page.margins.bottom = 0
    const text = words.replace('%1', String(at + 1)).replace('%2', String(count))
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    pdf
      .font('plain')
      .fontSize(size - 2)
      .fillColor('#59606b')
    pdf.text(text, left, pdf.page.height - 40, { width, align: 'right', lineBreak: false })
    pdf.endMarkedContent()
  }
}
