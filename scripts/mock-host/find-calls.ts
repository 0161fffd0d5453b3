// Finds calls of the contract by what a developer calls them: the name, its beginning, or the heading.
import { nearMiss } from '#shared/mount/near-miss.ts'

/** A call, as far as it is named. */
export interface NamedCall {
  /** `cart.addLines`. */
  name: string
  method: string
  /** The path below the page's `apiUrl`, with placeholders: `checkout/cart/items/{id}`. */
  path: string
}

/**
 * The calls with this name: all that share method and path. `cart.addLines`, `cart.add` if no other call begins like it, or
 * `POST checkout/cart/items`. Throws with the nearest names if there are none, or several.
 */
export function findCalls<Found extends NamedCall>(calls: readonly Found[], name: string): Found[] {
  const exact = calls.filter((call) => call.name === name || `${call.method} ${call.path}` === name)
  const found = exact.length > 0 ? exact : calls.filter((call) => call.name.startsWith(name))
  const headings = new Set(found.map(({ method, path }) => `${method} ${path}`))
  if (headings.size === 1) return calls.filter(({ method, path }) => headings.has(`${method} ${path}`))
  const names = (headings.size > 1 ? found : calls).map((call) => call.name)
  if (headings.size > 1) throw new Error(`"${name}" is the beginning of several calls: ${names.join(', ')}.`)
  const near = nearMiss(name, names)
  throw new Error(`The contract has no call named "${name}".${near === null ? '' : ` Did you mean ${near}?`} CONTRACT.md lists all names.`)
}

/** Matches the paths of a call, below any `apiUrl`. */
export function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (/^\{\w+\}$/.test(part) ? '[^/]+' : part.replaceAll('.', String.raw`\.`)))
  return new RegExp(`/${parts.join('/')}/?$`)
}
