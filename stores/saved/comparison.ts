// The compared products side by side: loaded from the server once, then limited to what the session still compares.
import type { Result } from '#shared/domain/failure.ts'
import type { Comparison } from '#shared/saved/wire/compare.ts'
import { derived } from '#shared/state/derived.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, settleInto, valueOf } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { $session, isNobody, loadSession, takeCompare } from '#stores/session/session.ts'
import { $compare } from './compare.ts'

const $table = writable<Loadable<Comparison>>({ state: 'idle' })

const table = latestRequest(
  async (signal) => (await import('#shared/saved/comparison/calls.ts')).getComparison(signal),
  settleInto($table),
  'compare.load-failed',
)

/** The compared products, without those removed since the answer. If the session is not loaded, the whole table. */
export const $comparison = derived([$table, $session], (known, session): Loadable<Comparison> => {
  if (known.state !== 'ready' || session.state !== 'ready' || isNobody(session.value)) return known
  const { compare } = session.value
  if (compare === null) return known
  const products = known.value.products.filter(({ sku }) => compare.includes(sku))
  return { state: 'ready', value: { ...known.value, products } }
})

/** One attribute of all products. */
export interface ComparisonRow {
  code: string
  label: string
  /** The values in the order of the products; null for a product without one. */
  values: readonly (string | null)[]
  /** Whether the products have different values. */
  isDifferent: boolean
}

/** The attributes that at least one of the products has. */
export const $comparisonRows = derived([$comparison], (comparison): readonly ComparisonRow[] => {
  const { attributes, products } = valueOf(comparison) ?? { attributes: [], products: [] }
  return attributes.flatMap(({ code, label }) => {
    const values = products.map(({ values: own }) => (Object.hasOwn(own, code) ? (own[code] ?? null) : null))
    return values.some((value) => value !== null) ? [{ code, label, values, isDifferent: new Set(values).size > 1 }] : []
  })
})

/** Loads the table unless it is loaded. */
export async function loadComparison(): Promise<Result<Comparison>> {
  const known = valueOf($table.get())
  if (known) return { ok: true, value: known }
  $table.set({ state: 'loading' })
  const result = await table.join()
  if (result.ok) void takeTable(result.value)
  return result
}

/** If the session does not contain the comparison, the table does. */
async function takeTable({ products }: Comparison): Promise<void> {
  const session = await loadSession()
  if (session.ok && session.value.compare === null) takeCompare(products.map(({ sku }) => sku))
}

/** Reloads when the session has a product that the table lacks, such as one added in another tab; the returned function ends it. */
export function followComparison(): () => void {
  let requested = ''
  return $compare.subscribe((compare) => {
    const known = valueOf($table.get())
    if (!known || compare.state !== 'ready') return
    const missing = compare.value.filter((sku) => !known.products.some((product) => product.sku === sku)).join()
    // A product that the server does not sell here stays missing, so it is requested once.
    if (missing === '' || missing === requested) return
    requested = missing
    void table.send()
  })
}

/** The state that a server may print: `{ comparison: { table: { state: 'ready', value } } }`. */
export const comparisonSeed = defineSeed('comparison', { table: $table })
