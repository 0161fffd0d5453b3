// Customers' reviews that wait for approval.
import type { Database } from '../database/tables.ts'
import { html, type Html } from '../pages/markup.ts'
import type { Desk } from './desk.ts'
import { staffNotice } from './frame.ts'
import { pageLinks, readRows } from './paging.ts'
import { photo } from './photo.ts'

const fits = { small: 'fitSmall', true: 'fitTrue', large: 'fitLarge' } as const

/** The reviews that wait, oldest first; `again` is one that this reader decided after somebody else had. */
export async function drawReviews(desk: Desk, db: Database, page: number, again: number | null): Promise<Html> {
  const { reviews: texts } = desk.texts
  const all = db
    .selectFrom('review')
    .innerJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'review.product_id').onRef('product_text.language', '=', 'review.language'),
    )
    .select([
      'review.id',
      'review.rating',
      'review.title',
      'review.text',
      'review.nickname',
      'review.language',
      'review.fit',
      'product_text.name',
    ])
    .where('review.state', '=', 'pending')
    .orderBy('review.id')
  const waiting = await readRows(db, all, page)
  const photos = await db
    .selectFrom('review_photo')
    .select(['review_id', 'position'])
    .where('review_id', 'in', [0, ...waiting.items.map(({ id }) => id)])
    .orderBy('position')
    .execute()
  return html`${again !== null && (await drawBefore(desk, db, again))}
    ${waiting.total === 0 && html`<p>${texts.none}</p>`}
    <ul>
      ${waiting.items.map(
        (row) =>
          html`<li>
            <p><b>${row.name}</b>: ${texts.rating(row.rating)}${row.fit && `, ${texts[fits[row.fit]]}`}, ${texts.by(row.nickname)}</p>
            <div lang="${row.language}">
              <p><b>${row.title}</b></p>
              <p>${row.text}</p>
            </div>
            ${photos
              .filter(({ review_id }) => review_id === row.id)
              .map(({ position }) => photo(`/operator/reviews/${row.id}/photos/${position}`, texts.photo(position, row.title)))}
            <form class="operator-form" action="/operator/reviews/${row.id}/decide" method="post">
              <button class="button" type="submit" name="state" value="approved">${texts.approve(row.title)}</button>
              <button class="button button-plain" type="submit" name="state" value="rejected">${texts.reject(row.title)}</button>
            </form>
          </li>`,
      )}
    </ul>
    ${pageLinks(desk, waiting, '/operator/reviews')}`
}

/** Says what somebody had decided about a review before. */
async function drawBefore({ texts: { reviews, done } }: Desk, db: Database, id: number): Promise<Html | null> {
  const row = await db.selectFrom('review').select(['title', 'state']).where('id', '=', id).executeTakeFirst()
  if (!row || row.state === 'pending') return null
  return staffNotice(`${reviews[row.state](row.title)} ${done.before}`, true)
}

/** The number of reviews that wait. */
export async function countReviews(db: Database): Promise<number> {
  const row = await db
    .selectFrom('review')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
