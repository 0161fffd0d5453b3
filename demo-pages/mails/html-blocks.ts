// Writes the parts of a mail as HTML: paragraphs, the button, goods with their pictures, sums, addresses.
import { html, type Html } from '#demo-pages/pages/markup.ts'
import { type Block, type GoodsLine, type Grid, linesOf } from './letter.ts'
import { dress } from './mail-style.ts'

interface Look {
  accent: string
  /** The address of a line's picture in this mail; null without one. */
  sourceOf: (picture: string | null) => string | null
}

/** The part as HTML. */
export function writeBlock(block: Block, look: Look): Html {
  if (typeof block === 'string') return html`<p style="${dress.p}">${inLines(block.split('\n'))}</p>\n`
  switch (block.kind) {
    case 'goods':
      return html`<table role="presentation" class="rule" cellpadding="6" cellspacing="0" border="0" style="${dress.list}">
${block.lines.map((line) => writeGoods(line, look))}</table>\n`
    case 'sums':
      return writeSums(block.rows)
    case 'heading':
      return block.level === 2
        ? html`<h2 class="rule" style="${dress.part}">${block.text}</h2>\n`
        : html`<h3 style="${dress.h3}">${block.text}</h3>\n`
    case 'list':
      return writeList(block)
    case 'grid':
      return writeGrid(block)
    case 'facts':
      return html`<h2 style="${dress.h2}">${block.title}</h2>\n<p style="${dress.p}">${inLines(block.lines)}</p>\n`
    case 'quote':
      return html`<blockquote class="rule" style="${dress.quote}">${inLines(linesOf(block.text))}</blockquote>\n`
    case 'button':
      return writeButton(block.label, block.url, look)
    case 'link':
      return html`<p style="${dress.p}"><a class="link" href="${block.url}" style="${dress.link(look.accent)}">${block.label}</a></p>\n`
  }
}

function inLines(lines: readonly string[]): Html {
  return html`${lines.map((line, at) => html`${at > 0 ? html`<br>` : ''}${breakable(line)}`)}`
}

/** The text; a web address in it may break after each slash, also where no style says so. */
function breakable(text: string): Html {
  return html`${text.split(/(https?:\/\/\S+)/).map((part, at) => (at % 2 === 0 ? part : breakAtSlashes(part)))}`
}

function breakAtSlashes(address: string): Html {
  return html`${address.split(/(?<=\/)(?=[^/])/).map((part, at) => html`${at > 0 ? html`<wbr>` : ''}${part}`)}`
}

function writeButton(label: string, url: string, { accent }: Look): Html {
  return html`<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="${dress.button}"><tr>
<td class="button-face" style="${dress.buttonFace(accent)}"><a class="button-text" href="${url}" style="${dress.buttonText}">${label}</a></td>
</tr></table>\n`
}

/** The picture's alternative text is empty: the name stands beside it, and would be read twice. */
function writeGoods({ quantity, name, details, note, players, amount, picture }: GoodsLine, { sourceOf }: Look): Html {
  const source = sourceOf(picture)
  const count = quantity === null ? '' : `${quantity} × `
  return html`<tr>
${source !== null && html`<td class="rule" style="${dress.picture}"><img class="picture" src="${source}" alt="" width="80" height="80" style="${dress.img}"></td>`}
<td class="ink rule"${source === null && html` colspan="2"`} style="${dress.goods}"><strong>${count}${name}</strong>${
    details.length > 0 && html`<br><span class="muted" style="${dress.details}">${details.join(', ')}</span>`
  }</td>
<td class="ink rule" style="${dress.amount}">${amount}</td>
</tr>
${note !== null && html`<tr><td class="muted" colspan="3" style="${dress.note}">${note}</td></tr>\n`}${players !== null && html`<tr><td colspan="3">${writeGrid(players)}</td></tr>\n`}`
}

/** A table of data: each title is the heading of its row. */
function writeSums(rows: readonly { title: string; amount: string; isTotal: boolean }[]): Html {
  return html`<table cellpadding="6" cellspacing="0" border="0" style="${dress.sums}">
${rows.map(
  ({ title, amount, isTotal }) => html`<tr><th scope="row" class="ink" style="${dress.sumTitle(isTotal)}">${title}</th>
<td class="ink" style="${dress.sum(isTotal)}">${amount}</td></tr>\n`,
)}</table>\n`
}

function writeList({ items, isNumbered }: { items: readonly string[]; isNumbered: boolean }): Html {
  const rows = items.map((item) => html`<li style="${dress.item}">${breakable(item)}</li>\n`)
  return isNumbered ? html`<ol style="${dress.ol}">\n${rows}</ol>\n` : html`<ul style="${dress.ol}">\n${rows}</ul>\n`
}

/** A table of data: each column has its heading. */
function writeGrid({ head, rows, amounts }: Grid): Html {
  const side = (at: number) => (at < head.length - amounts ? 'left' : 'right')
  return html`<table class="rule" cellpadding="6" cellspacing="0" border="0" style="${dress.grid}">
<tr>${head.map((title, at) => html`<th scope="col" class="muted" style="${dress.gridHead(side(at))}">${title}</th>`)}</tr>
${rows.map((row) => html`<tr>${row.map((value, at) => html`<td class="ink rule" style="${dress.gridCell(side(at))}">${inLines(linesOf(value))}</td>`)}</tr>\n`)}</table>\n`
}
