// Draws one part of a paper, with its tag: paragraphs, headings, lists, tables, quotes, facts.
import { linesOf, type Grid } from '../mails/letter.ts'
import type { PaperBlock } from './paper.ts'
import { decorate, heightOfPage, keepTogether, type Sheet } from './pdf.ts'

/** Lines below a heading. */
export type Facts = Extract<PaperBlock, { kind: 'facts' }>

const ink = '#0c0f14'
const muted = '#59606b'
const rule = '#c3c8cf'

/** Draws the part below what is there. */
export function drawBlock(sheet: Sheet, block: PaperBlock): void {
  if (typeof block === 'string') return drawText(sheet, block, 'P')
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, block.text, block.level)
    case 'facts':
      drawHeading(sheet, block.title, 2)
      return drawText(sheet, block.lines.join('\n'), 'P')
    case 'list':
      return drawList(sheet, block)
    case 'quote':
      return drawQuote(sheet, linesOf(block.text))
    case 'grid':
      return drawGrid(sheet, block)
    case 'sums':
      return drawSums(sheet, block.rows)
  }
}

/** Draws facts beside each other, on one page: a column that went on over the next would tear the other. */
export function drawSideBySide(sheet: Sheet, facts: readonly Facts[]): void {
  const { pdf, left } = sheet
  const width = sheet.width / facts.length
  const columns = facts.map((block, at) => ({ block, on: { ...sheet, left: left + at * width, width: width - 12 } }))
  const height = Math.max(...columns.map(({ block, on }) => heightOfFacts(on, block)))
  // Higher than any page: one below the other.
  if (height > heightOfPage(sheet)) return facts.forEach((block) => drawBlock(sheet, block))
  keepTogether(sheet, height)
  const top = pdf.y
  for (const { block, on } of columns) {
    pdf.y = top
    drawBlock(on, block)
  }
  pdf.x = left
  pdf.y = top + height
}

/** The height that facts take with their heading, and no less than the heading keeps together. */
function heightOfFacts({ pdf, width, size }: Sheet, { title, lines }: Facts): number {
  pdf.font('bold').fontSize(size + 2)
  const heading = pdf.heightOfString(title, { width }) + size * 0.8
  pdf.font('plain').fontSize(size)
  const text = pdf.heightOfString(lines.join('\n'), { width, lineGap: 2 }) + size * 0.7
  return Math.max(heading + text, size * 6)
}

function drawText(sheet: Sheet, text: string, structType: string): void {
  const { pdf, root, left, width, size } = sheet
  pdf.font('plain').fontSize(size)
  for (const line of text.split('\n').flatMap((one) => piecesOf(sheet, one))) {
    keepTogether(sheet, pdf.heightOfString(line, { width, lineGap: 2 }))
    pdf.fillColor(ink).text(line, left, pdf.y, { width, lineGap: 2, structParent: root, structType })
  }
  pdf.y += size * 0.7
}

/** A paragraph in pieces that a page can hold: pdfkit gives no tag to what of a text goes on over the next. */
function piecesOf(sheet: Sheet, text: string): string[] {
  const { pdf, width } = sheet
  if (pdf.heightOfString(text, { width, lineGap: 2 }) <= heightOfPage(sheet)) return [text]
  const middle = text.indexOf(' ', text.length / 2)
  return middle < 0 ? [text] : [text.slice(0, middle), text.slice(middle + 1)].flatMap((half) => piecesOf(sheet, half))
}

function drawHeading(sheet: Sheet, text: string, level: 2 | 3): void {
  const { pdf, root, left, width, size } = sheet
  // A heading at the foot of a page would stand alone.
  keepTogether(sheet, size * 6)
  pdf.y += size * 0.5
  pdf
    .font('bold')
    .fontSize(size + (level === 2 ? 2 : 0))
    .fillColor(ink)
  pdf.text(text, left, pdf.y, { width, structParent: root, structType: `H${level}` })
  pdf.y += size * 0.3
}

function drawList(sheet: Sheet, { items, isNumbered }: { items: readonly string[]; isNumbered: boolean }): void {
  const { pdf, root, left, width, size } = sheet
  const list = pdf.struct('L')
  root.add(list)
  const indent = size * 1.8
  for (const [at, text] of items.entries()) {
    pdf.font('plain').fontSize(size).fillColor(ink)
    keepTogether(sheet, pdf.heightOfString(text, { width: width - indent, lineGap: 2 }))
    const item = pdf.struct('LI')
    list.add(item)
    const top = pdf.y
    pdf.text(isNumbered ? `${at + 1}.` : '•', left, top, { width: indent, structParent: item, structType: 'Lbl' })
    pdf.text(text, left + indent, top, { width: width - indent, lineGap: 2, structParent: item, structType: 'LBody' })
    item.end()
    pdf.y += size * 0.2
  }
  list.end()
  pdf.y += size * 0.6
}

function drawQuote(sheet: Sheet, lines: readonly string[]): void {
  const { pdf, root, left, width, size } = sheet
  const quote = pdf.struct('BlockQuote')
  root.add(quote)
  for (const line of lines) {
    pdf.font('plain').fontSize(size).fillColor(ink)
    keepTogether(sheet, pdf.heightOfString(line, { width: width - 16, lineGap: 2 }))
    const top = pdf.y
    pdf.text(line, left + 16, top, { width: width - 16, lineGap: 2, structParent: quote, structType: 'P' })
    const bottom = pdf.y + size * 0.6
    decorate(sheet, () => pdf.moveTo(left, top).lineTo(left, bottom).lineWidth(2).stroke(rule))
    pdf.y = bottom
  }
  quote.end()
  pdf.y += size * 0.4
}

function drawGrid(sheet: Sheet, { head, rows, amounts }: Grid): void {
  const { pdf, root, left, width, size } = sheet
  const texts = head.length - amounts
  // The texts share what the amounts leave.
  const amountWidth = Math.min(84, (width * 0.6) / Math.max(1, amounts))
  const textWidth = (width - amounts * amountWidth) / texts
  const isAmount = (column: number) => column >= texts
  pdf.font('plain').fontSize(size).fillColor(ink)
  pdf.x = left
  const table = pdf.table({
    structParent: root,
    maxWidth: width,
    columnStyles: head.map((_, at) => ({ width: isAmount(at) ? amountWidth : textWidth })),
    defaultStyle: { ...cellStyle, textColor: ink },
  })
  // A line of the table itself would be a border of each cell, of which pdfkit tells screen readers in a form that is not allowed.
  const addRow = (cells: Parameters<typeof table.row>[0]) => {
    table.row(cells)
    decorate(sheet, () =>
      pdf
        .moveTo(left, pdf.y)
        .lineTo(left + width, pdf.y)
        .lineWidth(0.5)
        .stroke(rule),
    )
  }
  // Readers run the lines of a cell together; the space keeps their words apart.
  const cell = (text: string, column: number) => ({ text: text.replaceAll('\n', ' \n'), ...(isAmount(column) ? endAligned : {}) })
  addRow(
    head.map((text, at) => ({
      ...cell(text, at),
      type: 'TH' as const,
      scope: 'Column' as const,
      font: { src: 'bold', size: size - 1 },
      textColor: muted,
    })),
  )
  for (const row of rows) addRow(row.map(cell))
  table.end()
  pdf.x = left
  pdf.y += size
}

function drawSums({ pdf, root, left, width, size }: Sheet, rows: readonly { title: string; amount: string; isTotal: boolean }[]): void {
  const own = Math.min(width, 280)
  pdf.font('plain').fontSize(size).fillColor(ink)
  pdf.x = left + width - own
  const table = pdf.table({
    structParent: root,
    maxWidth: own,
    columnStyles: [{ width: own - 100 }, { width: 100 }],
    defaultStyle: { ...cellStyle, textColor: ink },
  })
  for (const { title, amount, isTotal } of rows) {
    const font = { src: isTotal ? 'bold' : 'plain', size }
    table.row([
      { text: title, type: 'TH', scope: 'Row', font },
      { text: amount, font, ...endAligned },
    ])
  }
  table.end()
  pdf.x = left
  pdf.y += size
}

const cellStyle = {
  border: { top: 0, right: 0, bottom: 0, left: 0 },
  padding: { top: 4, right: 4, bottom: 4, left: 0 },
}

/** The digits of a column of amounts have one width, and end at one edge. */
const endAligned = {
  align: { x: 'right' as const },
  padding: { top: 4, right: 0, bottom: 4, left: 4 },
  textOptions: { features: ['tnum' as const] },
}
