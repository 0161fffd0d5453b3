// Renders Markdown for the docs: headings with links, code that can be copied and scrolls, links between the docs' pages.
import { Marked, Renderer } from 'marked'
import { attributes, html, raw, textOf, type Html } from '../pages/markup.ts'

/** A block of code with its language; the script adds a button to copy it. */
export function codeBlock(code: string, language: string, id?: string): Html {
  return html`<pre${attributes({ id, 'data-copy': true, 'data-language': language, tabindex: 0, role: 'group', 'aria-label': `Code, ${language || 'text'}` })}><code>${code}</code></pre>`
}

/** A table with escaped cells; empty without rows. */
export function table(head: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html | '' {
  if (rows.length === 0) return ''
  // The roles are explicit, since on a phone each row is displayed as a block, which removes its implicit role.
  return html`<div class="docs-table" tabindex="0" role="group" aria-label="${head.join(', ')}"><table role="table">
    <thead role="rowgroup"><tr role="row">${head.map((name) => html`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead>
    <tbody role="rowgroup">${rows.map(
      (row) => html`<tr role="row">${row.map((cell, at) => html`<td role="cell" data-label="${head[at] ?? ''}">${cell}</td>`)}</tr>`,
    )}</tbody>
  </table></div>`
}

/** A sentence, with the parts in backticks as code. */
export function sentence(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
}

/** The fragment that links to a heading. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Renders our own Markdown; `base` is the address of the docs, e.g. `/en/docs`. */
export function markdown(text: string, base: string): Html {
  const seen = new Map<string, number>()
  const writer = new Marked({
    renderer: {
      heading({ tokens, depth, text: content }) {
        const slug = slugOf(content)
        const before = seen.get(slug) ?? 0
        seen.set(slug, before + 1)
        return `<h${depth} id="${slug}${before ? `-${before}` : ''}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      code: ({ text: code, lang = '' }) => textOf(codeBlock(code, lang)),
      link({ href, tokens }) {
        return textOf(html`<a${attributes({ href: addressOf(href, base) })}>${raw(this.parser.parseInline(tokens))}</a>`)
      },
      table(token) {
        const written = raw(Renderer.prototype.table.call(this, token))
        return textOf(html`<div class="docs-table" tabindex="0" role="group" aria-label="Table">${written}</div>`)
      },
    },
  })
  return raw(writer.parse(text, { async: false }))
}

/** Converts a link between files of the package to the page that shows the file. */
function addressOf(href: string, base: string): string {
  if (/^([a-z]+:|#|\/)/.test(href)) return href
  const [file = '', anchor] = href.split('#')
  const name = /([^/]+)\.md$/.exec(file)?.[1] ?? ''
  const page = name === 'CONTRACT' ? 'contract' : name === 'README' ? '' : file.includes('widgets/') ? `widgets/${name}` : `recipes/${name}`
  return `${base}${page && `/${page}`}${anchor === undefined ? '' : `#${anchor}`}`
}
