// Writes a mail as HTML: one column of tables, which every mail program lays out, and which reads in order without any style.
import { html, raw, textOf, type Html } from '#demo-pages/pages/markup.ts'
import type { Letter } from './letter.ts'
import { writeBlock } from './html-blocks.ts'
import { accents, dress, styleSheet } from './mail-style.ts'

/** The most pictures in one mail; the lines after them have none. */
const mostPictures = 20
/** Keeps lists of mails from showing the greeting after a short preheader. */
const filler = raw('&#847;&zwnj; '.repeat(60))
// Outlook for Windows knows no maximum width.
const wideStart = raw('<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->')
const wideEnd = raw('<!--[if mso]></td></tr></table><![endif]-->')

/** The HTML, and the addresses of its pictures: the first is `cid:picture-1@touchline`. */
export interface WrittenHtml {
  html: string
  pictures: string[]
}

/** The content id of the logo, which every mail has. */
export const logoId = 'logo@touchline'

/** The content id of a picture, by its place in the list. */
export function contentId(place: number): string {
  return `picture-${place + 1}@touchline`
}

/** Writes the mail. */
export function writeHtml(letter: Letter): WrittenHtml {
  const { language, subject, preheader, blocks, sender, store } = letter
  const accent = accents[store]
  const pictures = picturesOf(letter)
  const sourceOf = (picture: string | null) =>
    picture !== null && pictures.includes(picture) ? `cid:${contentId(pictures.indexOf(picture))}` : null
  const page = html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${raw(styleSheet(accent))}</style>
</head>
<body class="page" style="${dress.page}">
<div style="${dress.preheader}">${preheader}${filler}</div>
<div role="article" aria-label="${subject}" lang="${language}" dir="ltr">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="around" align="center" style="${dress.around}">
${wideStart}<table role="presentation" class="sheet" cellpadding="0" cellspacing="0" border="0" style="${dress.sheet(accent.plain)}">
<tr><td class="pad ink" style="${dress.head}">${wordmark(letter)}</td></tr>
<tr><td class="pad ink" style="${dress.body}">
<h1 style="${dress.h1}">${subject}</h1>
${blocks.map((block) => writeBlock(block, { accent: accent.plain, sourceOf }))}
</td></tr>
<tr><td class="pad muted rule" style="${dress.foot}">${sender.map((line, at) => html`${at > 0 ? html`<br>` : ''}${line}`)}</td></tr>
</table>${wideEnd}
</td></tr></table>
</div>
</body>
</html>
`
  return { html: textOf(page), pictures }
}

/** The logo says nothing that the name beside it does not. */
function wordmark({ home }: Letter): Html {
  const words = html`<img src="cid:${logoId}" alt="" width="40" height="40" style="${dress.logo}">Touchline`
  return home === null ? words : html`<a class="ink" href="${home}" style="${dress.home}">${words}</a>`
}

function picturesOf({ blocks }: Letter): string[] {
  const lines = blocks.flatMap((block) => (typeof block === 'object' && block.kind === 'goods' ? block.lines : []))
  return [...new Set(lines.flatMap(({ picture }) => picture ?? []))].slice(0, mostPictures)
}
