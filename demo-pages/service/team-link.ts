// The link for players, which cannot be guessed and which the organiser can revoke. Its token is in the fragment, which no server logs.
import { placeOf } from '../host/network.ts'
import type { StoreView } from '../host/store-view.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { isSame } from '../shop/same-text.ts'
import { sign } from '../shop/shop.ts'
import { type Limit, takeTry } from '../shop/tries.ts'

/** A whole team may share a club house's IP address, so only links that open nothing are counted. */
const guesses: Limit = { name: 'team link from a place', free: 20, firstWait: 10, longestWait: 15 * 60, window: 60 * 60 }

interface Linked {
  id: number
  link_word: string | null
}

/** The link; null if it was revoked. */
export function teamLink(shop: Shop, store: StoreView, team: Linked): string | null {
  return team.link_word === null ? null : `${shop.origin}/${store.code}/account/team#${tokenOf(shop, store, team.id, team.link_word)}`
}

/** The team order of a token. A revoked, a forged and another store's token get the same error. */
export async function findByToken(shop: Shop, store: StoreView, token: string, from: string): Promise<number> {
  const id = Number(/^(\d{1,9})\.[\w-]{43}$/.exec(token)?.[1] ?? -1)
  const row = await shop.db
    .selectFrom('team_order')
    .select(['id', 'link_word'])
    .where('id', '=', id)
    .where('store_id', '=', store.id)
    .executeTakeFirst()
  if (row && row.link_word !== null && isSame(token, tokenOf(shop, store, row.id, row.link_word))) return row.id
  await takeTry(shop, [[guesses, placeOf(from)]])
  throw new ShopError(404, 'team-order.no-link', { code: 'link' })
}

function tokenOf(shop: Shop, store: StoreView, id: number, word: string): string {
  return `${id}.${sign(shop, 'team order', `${store.id} ${id} ${word}`)}`
}
