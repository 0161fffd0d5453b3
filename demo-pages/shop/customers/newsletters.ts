// The newsletters that an address receives. The shop sends none before the address's owner has opened the link in a mail.
import * as v from 'valibot'
import type { Database, DatabaseTransaction } from '#demo-pages/database/tables.ts'
import { transact } from '#demo-pages/database/transact.ts'
import type { StoreView } from '#demo-pages/host/store-view.ts'
import { confirmByMail } from '#demo-pages/service/newsletter.ts'
import { sayIn } from '#demo-pages/service/service-mail.ts'
import { parse } from '../cart-request.ts'
import type { Session } from '../session.ts'
import { lockSession, saveSession } from '../session.ts'
import { ShopError } from '../shop-error.ts'
import type { Shop } from '../shop.ts'
import { mustBeCustomer } from './profile.ts'

const topics = ['news', 'team', 'rackets'] as const
type Topic = (typeof topics)[number]

const Chosen = v.object({ codes: v.array(v.picklist(topics)), version: v.pipe(v.number(), v.integer()) })

/** The newsletters of the shop, and the customer's subscriptions. */
export interface NewslettersAnswer {
  items: { code: Topic; label: string; detail: string; is_subscribed: boolean }[]
  /** `asked` means that the confirmation mail was sent, but its link not opened yet. */
  state: 'none' | 'asked' | 'subscribed'
  email: string
  version: number
  total: number
  page: number
  page_size: number
}

/** The customer's subscriptions. */
export async function getNewsletters(shop: Shop, session: Session): Promise<NewslettersAnswer> {
  const { email } = await mustBeCustomer(shop.db, session)
  const row = await find(shop.db, session.store, email)
  const say = sayIn(session.store)
  const taken = row && row.state !== 'left' ? row.topics : []
  return {
    items: topics.map((code) => ({
      code,
      label: say(`newsletter.${code}`),
      detail: say(`newsletter.${code}-detail`),
      is_subscribed: taken.includes(code),
    })),
    state: row && row.state !== 'left' ? row.state : 'none',
    email,
    version: row?.version ?? 0,
    total: topics.length,
    page: 1,
    page_size: topics.length,
  }
}

/** Stores her choice; throws a 409 if it was changed elsewhere meanwhile. */
export async function saveNewsletters(shop: Shop, session: Session, body: unknown): Promise<void> {
  const { codes, version } = parse(Chosen, body)
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const { email } = await mustBeCustomer(trx, session)
    const row = await find(trx, session.store, email)
    if ((row?.version ?? 0) !== version) throw new ShopError(409, 'customer.changed', { code: 'changed' })
    const taken = row && row.state !== 'left' ? row.topics : []
    if (codes.length === taken.length && codes.every((code) => taken.includes(code))) return
    if (codes.length > 0) await requestNewsletters(trx, shop, session.store, email, codes)
    else if (row)
      await trx
        .updateTable('subscription')
        .set({ state: 'left', topics: '[]', confirmed_at: null, version: row.version + 1 })
        .where('id', '=', row.id)
        .execute()
    await saveSession(trx, shop, session)
  })
}

/** Changes a confirmed address's subscriptions at once; any other address first gets a mail with a link to confirm. */
export async function requestNewsletters(
  trx: DatabaseTransaction,
  shop: Shop,
  store: StoreView,
  email: string,
  codes: readonly Topic[],
): Promise<void> {
  const consent = sayIn(store)('newsletters.consent')
  const row = await find(trx, store, email)
  if (row?.state !== 'subscribed') await confirmByMail(trx, shop, store, email, consent)
  await trx
    .updateTable('subscription')
    .set({ topics: JSON.stringify(codes), consent, version: (row?.version ?? 0) + 1 })
    .where('store_id', '=', store.id)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .execute()
}

function find(db: Database | DatabaseTransaction, store: StoreView, email: string) {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('store_id', '=', store.id)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
}
