// Mails that exist for their link alone are not sent by a shop that does not know its name: whoever asks for one chooses the name of the request.
import type { Database } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'

const told = new WeakSet<Database>()

/** The whole address of a path below the store; null where the shop does not know its name, since a path alone leads nowhere in a mail. */
export function shopAddress({ mailOrigin }: Shop, { code }: Pick<StoreView, 'code'>, path: string): string | null {
  return mailOrigin === '' ? null : `${mailOrigin}/${code}/${path}`
}

/** Whether links in mails can lead anywhere; where not, the operator reads once what is missing. */
export function knowsName({ db, mailOrigin }: Shop): boolean {
  if (mailOrigin) return true
  if (!told.has(db))
    console.error(
      "mail: visitors come by a name that may be another's, so no mail with a link is sent; set PUBLIC_URL to the address of the shop",
    )
  told.add(db)
  return false
}

/** What the link begins with, or a refusal. */
export function mustKnowName(shop: Shop): string {
  if (knowsName(shop)) return shop.mailOrigin
  throw new ShopError(409, 'mail.no-name')
}
