// The picture's number in the page's address, from 1: `#pid=3`. Other parts of the fragment, such as a product's choices, stay.
import { environment } from '#shared/environment.ts'

const NAME = 'pid'

/** Returns the index of the picture in the address, from 0; null if there is none. */
export function placeInAddress(): number | null {
  const pid = new URLSearchParams(environment.location.hash.slice(1)).get(NAME)
  return pid !== null && /^[1-9]\d{0,5}$/.test(pid) ? Number(pid) - 1 : null
}

/**
 * Returns the page's address with that picture, or without one. It is complete, because a `<base>` would resolve a bare fragment against
 * another page.
 */
export function addressWith(index: number | null): string {
  const { location } = environment
  const fragment = new URLSearchParams(location.hash.slice(1))
  if (index === null) fragment.delete(NAME)
  else fragment.set(NAME, String(index + 1))
  location.hash = fragment.toString()
  return location.href
}
