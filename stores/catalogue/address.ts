// The list's address: written when the shopper changes the list, read when she walks back or forward.
import { labelsOf, type ListAsk, readListAddress, splitSegment, writeListAddress } from '#shared/domain/list-address.ts'
import { environment } from '#shared/environment.ts'
import { onReset } from '../reset.ts'
import { $activeFilters, $address, $ask, $place, type ActiveFilter } from './state.ts'
import { vocabulary } from './vocabulary.ts'

const own = new Set(['page', 'page_size', 'sort', 'query', 'minPrice', 'maxPrice'])
let stop: (() => void) | null = null
/** The address as it is now, in whatever order it was written. */
let present = ''
/** What each address of this visit stood for: one that somebody wrote in her own way is understood by the host alone. */
const meant = new Map<string, ListAsk>()
onReset(() => {
  stop?.()
  stop = null
  meant.clear()
})

/** The list's path and what else its address holds, as the page has it. */
export function placeInAddress(): { path: string; extra: Record<string, string> } {
  const { pathname, searchParams } = environment.location
  const others = [...searchParams].filter(([name]) => !own.has(name) && !name.endsWith('[]'))
  return { path: splitSegment(pathname).path, extra: Object.fromEntries(others) }
}

/** What the page's address asks for, as far as the facets in it are known. */
export function askInAddress(address = environment.location): ListAsk {
  return readListAddress(address, vocabulary()).ask
}

/** Whether the address has a filter segment, which nobody can read before the facets are known. */
export function hasSegment(): boolean {
  return splitSegment(environment.location.pathname).segment !== ''
}

/** Shows the address of the present question; `how` says what the history makes of it. */
export function showAddress(how: 'push' | 'replace' | 'none'): void {
  const words = vocabulary()
  const { path, extra } = $place.get()
  const ask = $ask.get()
  const address = (part: Partial<ListAsk>) => writeListAddress(path, words, { ...ask, page: 1, ...part }, extra)
  const here = address({ page: ask.page })
  $address.set(here)
  $activeFilters.set(activeFilters(ask, words, address))
  if (!stop || how === 'none' || here === present) return
  present = here
  meant.set(here, ask)
  if (how === 'push') environment.pushAddress(here)
  else environment.replaceAddress(here)
}

/** Follows Back and Forward: `go` hears every other question for this list; null where its words are not known yet. */
export function followAddress(isPrinted: boolean, go: (ask: ListAsk | null) => void): void {
  present = pathAndQuery()
  if (isPrinted) meant.set(present, $ask.get())
  stop ??= environment.onAddress(() => {
    // Fragments come and go without another list.
    if (pathAndQuery() === present) return
    present = pathAndQuery()
    const words = vocabulary()
    const { path, ask } = readListAddress(environment.location, words)
    if (path !== $place.get().path) return
    const isBlind = hasSegment() && words.some(({ more }) => more)
    go(meant.get(present) ?? (isBlind ? null : ask))
  })
}

function pathAndQuery(): string {
  const { pathname, search } = environment.location
  return pathname + search
}

function activeFilters(ask: ListAsk, words: ReturnType<typeof vocabulary>, address: (part: Partial<ListAsk>) => string): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const order = new Map(words.map(({ facet_code }, at) => [facet_code, at]))
  const codes = Object.keys(ask.facets).toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
  for (const code of codes) {
    for (const label of labelsOf(ask.facets, code))
      active.push({ type: 'option', code, label, address: address({ facets: without(ask.facets, code, label) }) })
  }
  const { minPrice: min, maxPrice: max } = ask
  if (min !== null || max !== null) active.push({ type: 'price', min, max, address: address({ minPrice: null, maxPrice: null }) })
  return active
}

/** Chosen labels without one of them. */
export function without(facets: ListAsk['facets'], code: string, label: string): ListAsk['facets'] {
  const left = labelsOf(facets, code).filter((one) => one !== label)
  const others = Object.fromEntries(Object.entries(facets).filter(([other]) => other !== code))
  return left.length ? { ...others, [code]: left } : others
}
