// The editors' pages in the database: versions prevent overwriting somebody else's change, and each can be published from a given time on.
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import type { Document } from './document.ts'

/** A page as an editor loads it. */
export interface EditedPage {
  id: number
  slug: string
  version: number
  /** The stored document; `readDocument` validates it. */
  document: unknown
  editedBy: string
}

/** The result of saving. */
export type Saved = { version: number } | { newer: EditedPage }

/** A page in the list of all. */
export interface ListedPage {
  id: number
  slug: string
  document: string
  edited_by: string
  edited_at: Date
  /** Since when shoppers see it, and from when on they would by its plan; null if not. */
  live_at: Date | null
  plan_at: Date | null
  /** Whether shoppers see it as it was last saved. */
  is_same: boolean
}

/** All pages, the last changed first. */
export async function listPages({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<ListedPage[]> {
  const { rows } = await sql<ListedPage>`
    select page.id, page.slug, page.document, page.edited_by, page.edited_at, live.publish_at as live_at, plan.publish_at as plan_at,
      coalesce(live.document = page.document, false) as is_same
    from content_page page
    left join lateral (
      select p.publish_at, v.document from content_publication p join content_version v on v.page_id = p.page_id and v.version = p.version
      where p.page_id = page.id and p.publish_at <= ${now()} order by p.publish_at desc, p.id desc limit 1
    ) live on true
    left join lateral (
      select p.publish_at from content_publication p where p.page_id = page.id and p.publish_at > ${now()} order by p.publish_at limit 1
    ) plan on true
    order by page.edited_at desc, page.slug`.execute(db)
  return rows
}

/** A page; throws a 404 if there is none. */
export async function getPage(db: Database, id: number): Promise<EditedPage> {
  const row = await db.selectFrom('content_page').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ShopError(404, 'error.not-found')
  return { id, slug: row.slug, version: row.version, document: JSON.parse(row.document), editedBy: row.edited_by }
}

/** Creates a page; throws a 422 for an invalid or taken address. */
export async function addPage(shop: Shop, slug: string, document: Document, by: string): Promise<number> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) throw new ShopError(422, 'error.refused', { code: 'slug' })
  return transact(shop.db, async (trx) => {
    const row = { version: 1, document: JSON.stringify(document), edited_by: by, edited_at: shop.now() }
    const added = await trx
      .insertInto('content_page')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new ShopError(422, 'error.refused', { code: 'slug' })
    await trx
      .insertInto('content_version')
      .values({ page_id: added.id, ...row })
      .execute()
    return added.id
  })
}

/** Saves a change of `version`. If somebody else saved meanwhile, nothing is written and the newer page is returned. */
export async function savePage(shop: Shop, id: number, version: number, document: Document, by: string): Promise<Saved> {
  const saved = await transact(shop.db, async (trx) => {
    const row = { document: JSON.stringify(document), edited_by: by, edited_at: shop.now() }
    const changed = await trx
      .updateTable('content_page')
      .set({ ...row, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('version')
      .executeTakeFirst()
    if (changed)
      await trx
        .insertInto('content_version')
        .values({ page_id: id, version: changed.version, ...row })
        .execute()
    return changed
  })
  return saved ?? { newer: await getPage(shop.db, id) }
}

/** The versions of a page, the newest first, with the time from which each is published, and the document that shoppers see now. */
export async function listVersions(shop: Pick<Shop, 'db' | 'now'>, id: number) {
  const { db, now } = shop
  const [versions, publications, shown] = await Promise.all([
    db
      .selectFrom('content_version')
      .select(['version', 'edited_by', 'edited_at'])
      .where('page_id', '=', id)
      .orderBy('version', 'desc')
      .limit(50)
      .execute(),
    db
      .selectFrom('content_publication')
      .select(['version', 'publish_at', 'published_by'])
      .where('page_id', '=', id)
      .orderBy('publish_at', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute(),
    published(shop).where('content_page.id', '=', id).executeTakeFirst(),
  ])
  return {
    versions,
    publications: publications.map((one) => ({ ...one, isPlanned: one.publish_at > now() })),
    shown: shown ? JSON.parse(shown.document) : null,
  }
}

/** An older version; throws a 404 if there is none. */
export async function getVersion(db: Database, id: number, version: number): Promise<unknown> {
  const row = await db
    .selectFrom('content_version')
    .select('document')
    .where('page_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new ShopError(404, 'error.not-found')
  return JSON.parse(row.document)
}

/** Publishes a saved version now or later, and replaces publications planned for a later time. */
export async function publishPage(shop: Shop, id: number, version: number, at: Date | null, by: string): Promise<Date> {
  const now = shop.now()
  const publish_at = at && at > now ? at : now
  await transact(shop.db, async (trx) => {
    await trx.deleteFrom('content_publication').where('page_id', '=', id).where('publish_at', '>', now).execute()
    await trx.insertInto('content_publication').values({ page_id: id, version, publish_at, published_by: by }).execute()
  })
  return publish_at
}

/** Cancels a planned publication. */
export async function cancelPlan({ db, now }: Shop, id: number): Promise<void> {
  await db.deleteFrom('content_publication').where('page_id', '=', id).where('publish_at', '>', now()).execute()
}

/** Unpublishes a page and cancels its plan. Its versions stay, so that it can be published again. */
export async function takeDown({ db }: Shop, id: number): Promise<void> {
  await db.deleteFrom('content_publication').where('page_id', '=', id).execute()
}

/** The page that shoppers currently see at an address; null if there is none. */
export async function findPublished(shop: Shop, slug: string): Promise<unknown> {
  const row = await published(shop).where('content_page.slug', '=', slug).executeTakeFirst()
  return row ? JSON.parse(row.document) : null
}

/** The document that is published now, of the page that the caller adds. */
function published({ db, now }: Pick<Shop, 'db' | 'now'>) {
  return db
    .selectFrom('content_publication')
    .innerJoin('content_page', 'content_page.id', 'content_publication.page_id')
    .innerJoin('content_version', (join) =>
      join
        .onRef('content_version.page_id', '=', 'content_publication.page_id')
        .onRef('content_version.version', '=', 'content_publication.version'),
    )
    .select('content_version.document')
    .where('content_publication.publish_at', '<=', now())
    .orderBy('content_publication.publish_at', 'desc')
    .orderBy('content_publication.id', 'desc')
    .limit(1)
}
