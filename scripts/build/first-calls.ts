// The modules of the calls that kinds of pages make at once, by the calls' names: `cart.getCart`.
import { root } from './flavours.ts'
import { pageKinds } from './page-kinds.ts'
import { namedCalls } from '#shared/api/example.ts'
import { loadTree } from '../contract/load.ts'

/** The path of each module from the root. Throws if a listed name is not a call. */
export async function firstCalls(): Promise<Map<string, string>> {
  const { calls } = await loadTree(root)
  return homesOf(
    Object.entries(pageKinds).flatMap(([kind, { calls: names = [] }]) => names.map((name) => [kind, name] as const)),
    new Map(namedCalls(calls).map(({ name, home }) => [name, home])),
  )
}

/** The modules of all calls that a kind of page lists. */
export function homesOf(
  named: readonly (readonly [kind: string, call: string])[],
  homes: ReadonlyMap<string, string>,
): Map<string, string> {
  return new Map(
    named.map(([kind, call]) => {
      const home = homes.get(call)
      if (home !== undefined) return [call, home]
      const own = call.split('.').at(-1)
      const meant = [...homes.keys()].filter((name) => name.split('.').at(-1) === own).toSorted()
      const hint =
        meant.length > 0 ? `Did you mean ${meant.join(' or ')}?` : 'A call is named by its subject and its function: cart.getCart'
      throw new Error(`scripts/build/page-kinds.ts: the page ${kind} calls ${call}, which no calls.ts in shared/ exports. ${hint}`)
    }),
  )
}
