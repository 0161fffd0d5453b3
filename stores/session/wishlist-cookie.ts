// Reads the wishlist of the host's cookie.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { WishlistCookie, type WishlistItem } from '#shared/session/wire/wishlist.ts'
import { readJson } from '#shared/wire/json.ts'
import { $page } from '#stores/page/page.ts'

/** The wishlist in the cookie; null if there is no cookie or it is invalid. An empty cookie holds an empty list. */
export function readWishlistCookie(): WishlistItem[] | null {
  const text = environment.cookie($page.get().cookies.wishlist)
  try {
    const items = v.safeParse(WishlistCookie, text === '' ? [] : readJson(text ?? ''))
    return items.success ? items.output : null
  } catch {
    return null
  }
}
