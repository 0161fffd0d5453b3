// One page of a list: its rows, and links to the pages beside it, each an address of its own, so that Back leads to the page before.
import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../database/tables.ts'
import { html, type Html } from '../pages/markup.ts'
import { pageOf, type PageOf } from '../shop/page-of.ts'
import type { Desk } from './desk.ts'

const rowsPerPage = 20

/** One page of the rows that a query finds, in its order. */
export async function readRows<DB, Table extends keyof DB, Row>(
  db: Database,
  query: SelectQueryBuilder<DB, Table, Row>,
  page: number,
): Promise<PageOf<Row>> {
  const { total } = await db
    .selectFrom(query.clearOrderBy().as('row'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const frame = pageOf(page, rowsPerPage, total)
  return frame.of(await query.limit(rowsPerPage).offset(frame.offset).execute())
}

/** What is shown of how many, with links to the page before and after. @param address of the list with its filters */
export function pageLinks({ texts: { paging } }: Desk, shown: PageOf<unknown>, address: string): Html {
  const { page, page_size: size, total, items } = shown
  if (total === 0) return html``
  const first = (page - 1) * size + 1
  const link = (to: number, text: string, rel: string) =>
    html`<a class="button button-plain" rel="${rel}" href="${address}${address.includes('?') ? '&' : '?'}page=${to}">${text}</a>`
  return html`<nav class="operator-pages" aria-label="${paging.pages}">
    <span>${paging.range(first, first + items.length - 1, total)}</span>
    ${page > 1 && link(page - 1, paging.previous, 'prev')}
    ${page * size < total && link(page + 1, paging.next, 'next')}
  </nav>`
}
