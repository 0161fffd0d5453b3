// The newsletter: a link in a mail confirms a subscription, and one press ends it. Only an address's owner sees whether it is known.
import * as v from 'valibot'
import { networkOf, placeOf } from '../host/network.ts'
import type { DatabaseTransaction } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { button, link as linkIn } from '../mails/letter.ts'
import { parse } from '../shop/cart-request.ts'
import { ShopError } from '../shop/shop-error.ts'
import { isSame } from '../shop/same-text.ts'
import { sign, type Shop } from '../shop/shop.ts'
import { emailFault, onlyFaults } from '../shop/text-faults.ts'
import { takeTry, type Limit } from '../shop/tries.ts'
import { mustKnowName } from './mail-origin.ts'
import { sayIn, sendMail } from './service-mail.ts'

const hour = 60 * 60
const perAddress: Limit = { name: 'newsletter mails to an address', free: 3, firstWait: hour, longestWait: 24 * hour, window: 24 * hour }
const perPlace: Limit = { name: 'newsletter of a place', free: 20, firstWait: 60, longestWait: hour, window: hour }
const perNetwork: Limit = { name: 'newsletter of a network', free: 100, firstWait: 30, longestWait: hour / 2, window: hour }

/** The period in which a repeated press is the same request, in milliseconds. */
const sameWish = 60_000
const confirmLifetime = 7 * 24 * hour * 1000

const Asked = v.object({
  email: v.pipe(v.nullish(v.string(), ''), v.trim()),
  consent: v.nullish(v.union([v.boolean(), v.string()]), false),
})

/** The purpose of a link in a mail. */
export type NewsletterLink = 'confirm' | 'leave'

/** Accepts a request to subscribe, with the same answer for every address. `consent` is the sentence that the visitor agreed to. */
export async function requestNewsletter(shop: Shop, store: StoreView, body: unknown, consent: string, from: string): Promise<void> {
  const { email, consent: isAgreed } = parse(Asked, body)
  const isTicked = isAgreed === true || (typeof isAgreed === 'string' && isAgreed !== '')
  const fields = onlyFaults({ email: emailFault(email), consent: isTicked ? null : { sentence: 'field.required' } })
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'service.fields', { fields })
  if (!shop.isUnsafe && (await isJustRequested(shop, store, email))) return
  await takeTry(shop, [
    [perAddress, `${store.id} ${email.toLowerCase()}`],
    [perPlace, placeOf(from)],
    [perNetwork, networkOf(from)],
  ])
  await shop.db.transaction().execute((trx) => confirmByMail(trx, shop, store, email, consent))
}

/** Stores the request and mails a confirmation link; existing subscribers get a mail that says so. */
export async function confirmByMail(trx: DatabaseTransaction, shop: Shop, store: StoreView, email: string, consent: string): Promise<void> {
  const say = sayIn(store)
  const now = shop.now()
  await trx
    .insertInto('subscription')
    .values({ store_id: store.id, email, state: 'left', consent, asked_at: now, confirmed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await trx
    .selectFrom('subscription')
    .selectAll()
    .where('store_id', '=', store.id)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!shop.isUnsafe && row.state !== 'left' && now.getTime() - row.asked_at.getTime() < sameWish) return
  const isKnown = row.state === 'subscribed'
  await trx
    .updateTable('subscription')
    .set(isKnown ? { asked_at: now } : { asked_at: now, state: 'asked', consent, confirmed_at: null })
    .where('id', '=', row.id)
    .execute()
  const link = (what: NewsletterLink) => linkTo(shop, store, what, row.id, now)
  await sendMail(trx, shop, store, {
    kind: 'newsletter',
    recipient: email,
    subject: say(isKnown ? 'mail.newsletter-known-subject' : 'mail.newsletter-confirm-subject'),
    blocks: isKnown
      ? [say('mail.newsletter-known'), linkIn(say('mail.newsletter-leave'), link('leave'))]
      : [say('mail.newsletter-confirm'), button(say('mail.newsletter-button'), link('confirm')), say('mail.newsletter-confirm-not')],
  })
}

/** Confirms or ends a subscription by the link of a mail. A second press changes nothing; an invalid link is refused. */
export async function followNewsletterLink(shop: Shop, store: StoreView, what: NewsletterLink, token: string): Promise<void> {
  const [id = '', at = '', signature = ''] = token.split('.')
  const isOurs = isSame(signature, signatureOf(shop, store, what, `${id}.${at}`))
  const requestedAt = Number.parseInt(at, 36)
  const isLate = what === 'confirm' && requestedAt + confirmLifetime < shop.now().getTime()
  if (!isOurs || isLate) throw new ShopError(404, 'newsletter.no-link', { code: 'link' })
  await shop.db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('subscription').selectAll().where('id', '=', Number(id)).forUpdate().executeTakeFirst()
    if (!row) throw new ShopError(404, 'newsletter.no-link', { code: 'link' })
    if (what === 'leave') {
      await trx.updateTable('subscription').set({ state: 'left', confirmed_at: null }).where('id', '=', row.id).execute()
      return
    }
    // A link from before an unsubscription does not subscribe again.
    if (row.state === 'left' || (row.state === 'asked' && row.asked_at.getTime() !== requestedAt))
      throw new ShopError(404, 'newsletter.no-link', { code: 'link' })
    if (row.state === 'subscribed') return
    await trx.updateTable('subscription').set({ state: 'subscribed', confirmed_at: shop.now() }).where('id', '=', row.id).execute()
    const say = sayIn(store)
    await sendMail(trx, shop, store, {
      kind: 'newsletter',
      recipient: row.email,
      subject: say('mail.newsletter-welcome-subject'),
      blocks: [say('mail.newsletter-welcome'), linkIn(say('mail.newsletter-leave'), linkTo(shop, store, 'leave', row.id, row.asked_at))],
    })
  })
}

async function isJustRequested({ db, now }: Shop, store: StoreView, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscription')
    .select('asked_at')
    .where('store_id', '=', store.id)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('state', '!=', 'left')
    .executeTakeFirst()
  return row !== undefined && now().getTime() - row.asked_at.getTime() < sameWish
}

/** In the query, since the page must work without scripts; the token contains only an id of ours, and opening the link changes nothing. */
function linkTo(shop: Shop, store: StoreView, what: NewsletterLink, id: number, at: Date): string {
  const text = `${id}.${at.getTime().toString(36)}`
  return `${mustKnowName(shop)}/${store.code}/newsletter?${what}=${text}.${signatureOf(shop, store, what, text)}`
}

function signatureOf(shop: Shop, store: StoreView, what: NewsletterLink, text: string): string {
  return sign(shop, `newsletter ${what}`, `${store.id} ${text}`)
}
