// The list's address: written when the shopper changes the list, read on Back and Forward.
import { hasHostQuery } from '#shared/catalogue/rules/host-query.ts'
import { type AddressPlace, type ListQuery, readListAddress, splitSegment } from '#shared/catalogue/rules/list-address.ts'
import { hostQuery } from '#shared/catalogue/rules/list-query.ts'
import { environment } from '#shared/environment.ts'
import { onReset } from '#stores/kit/reset.ts'
import { $address } from './narrowed.ts'
import { $query, $isAsPrinted, $place } from './state.ts'
import { $vocabulary } from './vocabulary.ts'

const own = new Set(['page', 'page_size', 'sort', 'query', 'minPrice', 'maxPrice'])
let stop: (() => void) | null = null
/** The current address, in whatever order its parts were written. */
let present = ''
/** The request behind each address of this visit. Only the host can read an address whose parts somebody wrote in another order. */
const meant = new Map<string, ListQuery>()
onReset(() => {
  stop?.()
  stop = null
  meant.clear()
})

/** The list's path and the other parameters of the page's address; `isInQuery` if the host serves no paths but its own. */
export function placeInAddress(isInQuery: boolean): AddressPlace {
  const { pathname, search, searchParams } = environment.location
  if (isInQuery) return { path: pathname, extra: {}, search: hostQuery(search) }
  const others = [...searchParams].filter(([name]) => !own.has(name) && !name.endsWith('[]'))
  return { path: splitSegment(pathname).path, extra: Object.fromEntries(others) }
}

/** Whether the page's address belongs to the list at a place. */
export function isAt({ path, search }: AddressPlace): boolean {
  const here = environment.location
  if (search === undefined) return splitSegment(here.pathname).path === path
  return here.pathname === path && hasHostQuery(here.search, search)
}

/** The request that the page's address encodes, as far as its facets are known. */
export function queryInAddress(address = environment.location): ListQuery {
  return readListAddress(address, $vocabulary.get(), $place.get().search !== undefined).query
}

/** Whether the address has a filter segment, which cannot be read before the facets are known. */
export function hasSegment(): boolean {
  return $place.get().search === undefined && splitSegment(environment.location.pathname).segment !== ''
}

/** Writes the address of a changed list to the browser's history, unless the change came from there. */
export function showAddress(how: 'push' | 'replace' | 'none'): void {
  $isAsPrinted.set(false)
  const here = $address.get()
  if (!stop || how === 'none' || here === present) return
  present = here
  meant.set(here, $query.get())
  if (how === 'push') environment.pushAddress(here)
  else environment.replaceAddress(here)
}

/** Follows Back and Forward: calls `go` with each other state of this list, or with null if its facets are not known yet. */
export function followAddress(isPrinted: boolean, go: (query: ListQuery | null) => void): void {
  present = pathAndQuery()
  if (isPrinted) meant.set(present, $query.get())
  stop ??= environment.onAddress(() => {
    // A changed fragment does not change the list.
    if (pathAndQuery() === present) return
    present = pathAndQuery()
    if (!isAt($place.get())) return
    const isBlind = hasSegment() && $vocabulary.get().some(({ more }) => more)
    go(meant.get(present) ?? (isBlind ? null : queryInAddress()))
  })
}

function pathAndQuery(): string {
  const { pathname, search } = environment.location
  return pathname + search
}
