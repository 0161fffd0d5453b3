// The list of pages as editors look through it: what each is called, what shoppers see of it, what is missing, and who changed it last.
import { storeViews, type Language } from '../host/store-view.ts'
import type { Desk } from '../operator/desk.ts'
import { html, type Html } from '../pages/markup.ts'
import { sayIn } from './client/words.ts'
import { languages, readDocument, titleOf } from './document.ts'
import { gapsOf } from './gaps-of.ts'
import type { ListedPage } from './pages-of-editors.ts'
import type { Palette } from './palette.ts'

/** What a page lacks, as far as the page itself says it: links and products are checked before publishing. */
interface Missing {
  languages: Language[]
  others: number
}

/** The table; without pages a sentence. */
export async function drawPageList(desk: Desk, palette: Palette, pages: readonly ListedPage[]): Promise<Html> {
  const { pages: texts } = desk.texts
  if (pages.length === 0) return html`<p>${texts.none}</p>`
  const { columns } = texts
  const rows: Html[] = []
  for (const page of pages) rows.push(await drawRow(desk, palette, page))
  return html`<table class="operator-table">
    <thead>
      <tr>${[columns.page, columns.state, columns.missing, columns.changed].map((name) => html`<th scope="col">${name}</th>`)}</tr>
    </thead>
    <tbody>${rows}</tbody>
  </table>`
}

async function drawRow(desk: Desk, palette: Palette, page: ListedPage): Promise<Html> {
  const { columns } = desk.texts.pages
  const document = readDocument(JSON.parse(page.document), palette, { isShown: true })
  return html`<tr>
    <td><a href="/editor/pages/${page.id}"><b>${titleOf(document, desk.language) || page.slug}</b></a><br /><small>/pages/${page.slug}</small></td>
    <td data-label="${columns.state}">${drawState(desk, page)}</td>
    <td data-label="${columns.missing}">${sayMissing(desk, await missingOf(palette, document))}</td>
    <td data-label="${columns.changed}">${desk.moment(page.edited_at)}<br /><small>${page.edited_by}</small></td>
  </tr>`
}

function drawState({ texts: { pages: texts }, moment }: Desk, { slug, live_at, plan_at, is_same }: ListedPage): Html {
  const state = live_at === null ? 'draft' : is_same ? 'published' : 'changed'
  return html`<span class="operator-state">${texts.states[state]}</span>
    ${live_at && html`<br /><small>${texts.since(moment(live_at))}: ${storeViews.map(({ code, name }) => html`<a href="/${code}/pages/${slug}" title="${name}">${code.toUpperCase()}</a> `)}</small>`}
    ${plan_at && html`<br /><small>${texts.planned(moment(plan_at))}</small>`}`
}

async function missingOf(palette: Palette, document: Parameters<typeof gapsOf>[1]): Promise<Missing> {
  const gaps = await gapsOf(palette, document, { isDeadLink: async () => false, findProducts: async (ids) => new Set(ids) })
  const isInLanguages = (kind: string) => kind === 'language' || kind === 'alt'
  const without = new Set(gaps.filter(({ kind }) => isInLanguages(kind)).flatMap((gap) => gap.languages))
  return { languages: languages.filter((one) => without.has(one)), others: gaps.filter(({ kind }) => !isInLanguages(kind)).length }
}

function sayMissing({ texts: { pages: texts }, language }: Desk, { languages: without, others }: Missing): string {
  const say = sayIn(language)
  const parts = [
    ...(without.length > 0 ? [texts.missingTexts(without.map((one) => say(one)).join(', '))] : []),
    ...(others > 0 ? [texts.missingOther(others)] : []),
  ]
  return parts.join('; ') || texts.complete
}
