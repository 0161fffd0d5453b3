// The picture's number in the page's address, from 1: `#pid=3`. What else stands in the fragment, as a product's choices do, stays.
import { environment } from '#shared/environment.ts'

const NAME = 'pid'

/** Which picture the address names, from 0; null where it names none. */
export function placeInAddress(): number | null {
  const pid = new URLSearchParams(environment.location.hash.slice(1)).get(NAME)
  return pid !== null && /^[1-9]\d{0,5}$/.test(pid) ? Number(pid) - 1 : null
}

/** The page's full address with that picture, or with none. Full, since a `<base>` would move a fragment alone to another page. */
export function addressWith(index: number | null): string {
  const { location } = environment
  const fragment = new URLSearchParams(location.hash.slice(1))
  if (index === null) fragment.delete(NAME)
  else fragment.set(NAME, String(index + 1))
  location.hash = fragment.toString()
  return location.href
}
