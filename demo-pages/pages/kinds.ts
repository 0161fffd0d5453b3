// `/pages/kinds`: links to one product of every kind, such as a bundle, a set, a tier price or the last pieces.
import { sql } from 'kysely'
import { getItems } from '../catalogue/items.ts'
import type { Database } from '../database/tables.ts'
import type { HostContext } from '../host/context.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'
import { breadcrumbs } from './parts/breadcrumbs.ts'
import { buyTexts } from './parts/buy-texts.ts'
import { productPicture } from './parts/picture.ts'
import type { Texts } from './texts/index.ts'

type KindName = keyof Texts['pages']['kindNames']

/** The SQL condition that a product of the kind meets; `p` is the product, `s` its stock. */
const conditions: Record<KindName, ReturnType<typeof sql>> = {
  simple: sql`p.kind = 'simple' and s.stock > 20 and not exists (select 1 from tier_price t where t.product_id = p.id)`,
  configurable: sql`p.kind = 'configurable' and s.in_stock and cardinality(p.configurable) > 1`,
  bundle: sql`p.kind = 'bundle' and s.in_stock`,
  grouped: sql`p.kind = 'grouped' and s.in_stock`,
  'team-wear': sql`p.kind = 'team-wear'`,
  personalised: sql`p.kind = 'personalised' and s.in_stock`,
  'strung-racket': sql`p.kind = 'strung-racket' and s.in_stock`,
  'tier-priced': sql`p.kind = 'simple' and s.in_stock and exists (select 1 from tier_price t where t.product_id = p.id)`,
  'out-of-stock': sql`p.kind = 'simple' and not s.in_stock`,
  'low-stock': sql`p.kind = 'simple' and s.stock between 1 and 3`,
}

/** `/pages/kinds` */
export async function showKinds(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const { pages } = page.texts
  const ids = await findKinds(frame.host.db, page.store.id)
  const items = await getItems(frame.host.db, page.store, [...new Set(ids.values())])
  const found = [...ids].flatMap(([kind, id]) => {
    const item = items.find(({ product_id }) => product_id === id)
    return item ? [{ kind, item }] : []
  })
  return frame.show(c, page, {
    name: 'kinds',
    title: pages.kinds,
    isIndexed: false,
    body: html`${breadcrumbs(page, [], pages.kinds)}
      <div class="sheet wrap">
        <h1>${pages.kinds}</h1>
        <p class="lead">${pages.kindsText}</p>
        <ul class="kinds" role="list">
          ${found.map(
            ({ kind, item }) =>
              html`<li data-kind="${kind}">
                ${item.image && productPicture(item.image, { alt: '', sizes: '96px', largest: 320 })}
                <p>${pages.kindNames[kind]}<br /><span class="muted">${item.name}</span><br /><a href="${item.url}">${buyTexts(page, item)}<span class="unseen">, ${item.name}</span></a></p>
              </li>`,
          )}
        </ul>
      </div>`,
  })
}

async function findKinds(db: Database, storeId: number): Promise<Map<KindName, number>> {
  const found = new Map<KindName, number>()
  for (const kind of kindNames) {
    const { rows } = await sql<{ id: number }>`
      select p.id from product p
      join product_stock s on s.product_id = p.id
      join product_price pp on pp.product_id = p.id and pp.store_id = ${storeId}
      where ${conditions[kind]} order by p.position, p.id limit 1`.execute(db)
    const [row] = rows
    if (row) found.set(kind, row.id)
  }
  return found
}

const kindNames = [
  'simple',
  'configurable',
  'bundle',
  'grouped',
  'team-wear',
  'personalised',
  'strung-racket',
  'tier-priced',
  'out-of-stock',
  'low-stock',
] as const satisfies readonly KindName[]
