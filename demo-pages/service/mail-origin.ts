// Refuses mails that only carry a link while the shop's origin is not configured: the sender of a request chooses its host name.
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'

/** Returns the origin for the link, or throws a refusal; the log names the missing setting. */
export function mustKnowName({ mailOrigin }: Shop): string {
  if (mailOrigin) return mailOrigin
  console.error('mail: no mail was sent, since its link would lead where the request says; set PUBLIC_URL to the address of the shop')
  throw new ShopError(409, 'mail.no-name')
}
