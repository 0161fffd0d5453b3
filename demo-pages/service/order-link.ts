// Links in mails that open an order without typing: a signed token that expires, in the fragment, which no server and no log ever sees.
import type { StoreView } from '../host/store-view.ts'
import { isSame } from '../shop/same-text.ts'
import { sign } from '../shop/shop.ts'
import type { Shop } from '../shop/shop.ts'
import { shopAddress } from './mail-origin.ts'

const lifetime = 60 * 24 * 60 * 60 * 1000

/** Screens that a link can open. */
export type LinkedPath = 'orders/track' | 'returns' | 'withdrawal' | 'complaint'

/** The address for a mail; null where the shop does not know its name. */
export function orderLink(shop: Shop, store: StoreView, path: LinkedPath, number: string): string | null {
  return shopAddress(shop, store, `${path}#order=${makeToken(shop, store, number)}`)
}

/** A token for one order of one store. */
export function makeToken(shop: Shop, store: StoreView, number: string): string {
  const text = `${number}.${(shop.now().getTime() + lifetime).toString(36)}`
  return `${text}.${signatureOf(shop, store, text)}`
}

/** The order's number; null for a token that expired, belongs to another store, or was not signed here. */
export function readToken(shop: Shop, store: StoreView, token: string): string | null {
  const [number = '', end = '', signature = ''] = token.split('.')
  const isOurs = isSame(signature, signatureOf(shop, store, `${number}.${end}`))
  return isOurs && Number.parseInt(end, 36) > shop.now().getTime() ? number : null
}

function signatureOf(shop: Shop, store: StoreView, text: string): string {
  return sign(shop, 'order link', `${store.id} ${text}`)
}
