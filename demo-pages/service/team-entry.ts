// A player's own entry in a team order: made by the link, changed by the browser that made it, until the closing day.
import type { DatabaseTransaction } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { StoreView } from '../host/store-view.ts'
import { button } from '../mails/letter.ts'
import { type MailedPlayer, playerGrid } from '../mails/player-grid.ts'
import type { PlayerEntry } from '../shop/kinds/item-request.ts'
import type { FieldFault, FieldFaults } from '../shop/shop-error.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { onlyFaults } from '../shop/text-faults.ts'
import { shopAddress } from './mail-origin.ts'
import { sayIn, sendMail } from './service-mail.ts'
import { dayIn } from './store-day.ts'
import { type SizeHelp, sizeHelpOf } from './part-charts.ts'
import { numberOf } from './start-team.ts'
import type { ShownKit } from './team-kit.ts'
import { showKit } from './team-kit.ts'
import { findByToken } from './team-link.ts'
import { hashOwner, isOwner } from './team-owner.ts'

/** A player's view with the link: of the others only which numbers they have. */
export interface ShownTeam extends Omit<ShownKit, 'faultsOf'> {
  title: string
  closesOn: string
  isOpen: boolean
  /** The kit cannot be ordered without one. */
  needsNumber: boolean
  /** The numbers of the other players, where each may be worn once. */
  takenNumbers: string[]
  /** The numbers of last year's players who have not entered themselves yet. */
  reservedNumbers: string[]
  /** By product. */
  sizeHelp: ReadonlyMap<number, SizeHelp>
  /** The entry made in her own browser. */
  entry: OwnEntry | null
  /** The address that her own browser left for the reminder. */
  reminder: string | null
}

/** Sizes by product, as the kit names them: `3:12`. */
export interface OwnEntry {
  name: string
  number: string
  sizes: Record<string, string>
  is_approved: boolean
}

/** A player's values. `sizes` by product, as `ShownKit` names them. */
export interface PlayerWish {
  token: string
  /** A random token of her browser, with which she may change her entry. */
  owner: string
  name: string
  number: string
  sizes: ReadonlyMap<number, string>
}

/** The credentials of a player: the link's token, and her browser's token, by which her own entry is found. */
export interface Asking {
  from: string
  owner: string
}

/** The team behind a link. */
export async function showTeam(shop: Shop, store: StoreView, token: string, { from, owner }: Asking): Promise<ShownTeam> {
  const id = await findByToken(shop, store, token, from)
  const team = await shop.db.selectFrom('team_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const kit = await showKit(shop.db, store, team.kit)
  if (!kit) throw new ShopError(409, 'team-order.gone', { code: 'gone' })
  const { faultsOf, ...shown } = kit
  const needsNumber = 'number' in faultsOf({ id: 'entry', name: '', number: '', sizes: [] })
  const isOpen = !team.is_closed && dayIn(store, shop.now()) <= team.closes_on
  return {
    ...shown,
    title: team.title,
    closesOn: team.closes_on,
    isOpen,
    needsNumber,
    ...(await readNumbers(shop, id, owner)),
    sizeHelp: await sizeHelpOf(
      shop.db,
      shown.parts.map(({ productId }) => productId),
    ),
    entry: await readEntry(shop, id, owner),
    reminder: await readReminder(shop, id, owner),
  }
}

/** Numbers say nothing of who wears them. */
async function readNumbers({ db }: Shop, teamId: number, owner: string): Promise<Pick<ShownTeam, 'takenNumbers' | 'reservedNumbers'>> {
  const rows = await db
    .selectFrom('team_player')
    .select(['unique_number', 'owner_hash', 'is_approved'])
    .where('team_order_id', '=', teamId)
    .where('unique_number', 'is not', null)
    .where((where) => where.or([where('owner_hash', 'is', null), where('owner_hash', '<>', hashOwner(owner))]))
    .orderBy('unique_number')
    .execute()
  const textOf = (those: typeof rows) => those.map(({ unique_number }) => String(unique_number))
  return { takenNumbers: textOf(rows.filter((row) => !isUnclaimed(row))), reservedNumbers: textOf(rows.filter(isUnclaimed)) }
}

async function readReminder({ db }: Shop, teamId: number, owner: string): Promise<string | null> {
  if (owner === '') return null
  const own = db.selectFrom('team_address').select('email').where('team_order_id', '=', teamId)
  return (await own.where('owner_hash', '=', hashOwner(owner)).executeTakeFirst())?.email ?? null
}

async function readEntry({ db }: Shop, teamId: number, owner: string): Promise<OwnEntry | null> {
  const own = db.selectFrom('team_player').select(['name', 'number', 'sizes', 'is_approved']).where('team_order_id', '=', teamId)
  const row = owner === '' ? undefined : await own.where('owner_hash', '=', hashOwner(owner)).executeTakeFirst()
  if (!row) return null
  const { sizes, ...entry } = row
  const chosen = sizes.flatMap(({ productId, attributes }) =>
    Object.entries(attributes).map(([attribute, option]) => [String(productId), `${attribute}:${option}`] as const),
  )
  return { ...entry, sizes: Object.fromEntries(chosen) }
}

/** Adds her to the list, or changes her entry until it is approved. The organiser is notified of new ones. */
export async function enterPlayer(shop: Shop, store: StoreView, wish: PlayerWish, from: string): Promise<void> {
  const teamId = await findByToken(shop, store, wish.token, from)
  if (!isOwner(wish.owner)) throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  const owner_hash = hashOwner(wish.owner)
  await transact(shop.db, async (trx) => {
    // All entries of a team come one after another, so that it never has more players than it may.
    const team = await trx.selectFrom('team_order').selectAll().where('id', '=', teamId).forUpdate().executeTakeFirstOrThrow()
    if (team.is_closed || dayIn(store, shop.now()) > team.closes_on) throw new ShopError(409, 'team-order.closed', { code: 'closed' })
    const kit = await showKit(trx, store, team.kit)
    if (!kit) throw new ShopError(409, 'team-order.gone', { code: 'gone' })
    const player = playerOf(wish)
    const rows = await trx.selectFrom('team_player').selectAll().where('team_order_id', '=', teamId).execute()
    const own = rows.find((row) => row.owner_hash === owner_hash) ?? rows.find((row) => isLastYears(row, player))
    if (own?.is_approved) throw new ShopError(409, 'team-order.approved', { code: 'approved' })
    if (!own && rows.length >= kit.most) throw new ShopError(409, 'team-order.full', { code: 'full' })
    const unique_number = kit.hasUniqueNumbers ? numberOf(player.number) : null
    const faults: FieldFaults = { ...kit.faultsOf(player), ...wordFaults(player, kit) }
    if (unique_number !== null && rows.some((row) => row !== own && row.unique_number === unique_number))
      faults['number'] = [{ sentence: 'team.number-twice', parameters: [player.number] }]
    if (Object.keys(faults).length > 0) throw new ShopError(422, 'service.fields', { fields: faults })
    const values = { name: player.name, number: player.number, unique_number, sizes: JSON.stringify(player.sizes) }
    if (own)
      await trx
        .updateTable('team_player')
        .set({ ...values, owner_hash, last_sizes: null, last_year: null })
        .where('id', '=', own.id)
        .execute()
    else
      await trx
        .insertInto('team_player')
        .values({ ...values, team_order_id: teamId, owner_hash, is_approved: false })
        .execute()
    if (own?.owner_hash === owner_hash) return
    // Who has entered herself needs no reminder.
    await trx.deleteFrom('team_address').where('team_order_id', '=', teamId).where('owner_hash', '=', owner_hash).execute()
    await mailOrganiser(trx, shop, store, team, shownPlayer(wish, kit))
  })
}

/** A player of last year's list whom nobody has approved yet, and who has not entered herself. */
function isUnclaimed(row: { owner_hash: string | null; is_approved: boolean }): boolean {
  return row.owner_hash === null && !row.is_approved
}

/** Such a player is the one who enters the same name and number: she keeps her number. */
function isLastYears(
  row: { owner_hash: string | null; is_approved: boolean; name: string; number: string },
  { name, number }: PlayerEntry,
): boolean {
  const isSame = row.name.toLowerCase() === name.toLowerCase() && numberOf(row.number) === numberOf(number)
  return isUnclaimed(row) && isSame
}

/** Her entry in the words of the kit. */
function shownPlayer({ name, number, sizes }: PlayerWish, { parts }: ShownKit): MailedPlayer {
  return {
    name,
    number,
    sizes: parts.flatMap(({ productId, name: part, sizes: offered }) => {
      const size = offered.find(({ value }) => value === sizes.get(productId))
      return size ? [{ product_id: productId, name: part, value: size.label }] : []
    }),
  }
}

async function mailOrganiser(
  trx: DatabaseTransaction,
  shop: Shop,
  store: StoreView,
  team: { id: number; customer_id: number; title: string },
  player: MailedPlayer,
): Promise<void> {
  const { email, firstname } = await trx
    .selectFrom('customer')
    .select(['email', 'firstname'])
    .where('id', '=', team.customer_id)
    .executeTakeFirstOrThrow()
  const say = sayIn(store)
  await sendMail(trx, shop, store, {
    kind: 'team-player',
    recipient: email,
    name: firstname,
    subject: say('mail.team-player-subject', team.title),
    blocks: [
      say('mail.team-player', player.name),
      playerGrid([player], say),
      button(say('mail.team-button'), shopAddress(shop, store, `account/teams/${team.id}`)),
    ],
  })
}

/** Errors that every kit shares, whatever may be printed on it. */
function wordFaults(player: PlayerEntry, { parts, faultsOf }: ShownKit): FieldFaults {
  const { name, number, sizes } = player
  const needsNumber = 'number' in faultsOf({ ...player, number: '' })
  const isChosen = (part: number) => sizes.some(({ productId }) => productId === part)
  const isOneLine = (text: string): FieldFault | null => (/\p{Cc}/u.test(text) ? { sentence: 'field.incorrect' } : null)
  return onlyFaults({
    name: name === '' ? { sentence: 'field.required' } : isOneLine(name),
    number: number === '' ? (needsNumber ? { sentence: 'field.required' } : null) : isOneLine(number),
    ...Object.fromEntries(
      parts.map(({ productId }) => [`size.${productId}`, isChosen(productId) ? null : { sentence: 'field.required' as const }]),
    ),
  })
}

function playerOf({ name, number, sizes }: PlayerWish): PlayerEntry {
  return {
    id: 'entry',
    name: name.trim().normalize('NFC'),
    number: number.trim(),
    sizes: [...sizes].flatMap(([productId, chosen]) => {
      const [, attribute, option] = /^(\d{1,9}):(\d{1,9})$/.exec(chosen) ?? []
      return attribute && option ? [{ productId, attributes: { [attribute]: Number(option) } }] : []
    }),
  }
}
