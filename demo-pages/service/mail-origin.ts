// Mails that exist for their link alone are not sent by a shop that does not know its name: whoever asks for one chooses the name of the request.
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'

/** What the link begins with, or a refusal; the operator reads what is missing. */
export function mustKnowName({ mailOrigin }: Shop): string {
  if (mailOrigin) return mailOrigin
  console.error('mail: no mail was sent, since its link would lead where the request says; set PUBLIC_URL to the address of the shop')
  throw new ShopError(409, 'mail.no-name')
}
