// Derived stores that can also be computed from values a page printed, which is what hydration needs.
import { computed, type ReadableAtom } from 'nanostores'

type Values<Stores extends readonly ReadableAtom[]> = {
  [Index in keyof Stores]: Stores[Index] extends ReadableAtom<infer Value> ? Value : never
}
type Derivation = { from: readonly ReadableAtom[]; compute: (...values: never[]) => unknown }

const derivations = new WeakMap<ReadableAtom, Derivation>()
const initials = new WeakMap<ReadableAtom, unknown>()

/**
 * A store computed from others, like nanostores' `computed`, that remembers its recipe.
 * Use it instead of `computed` for everything a view reads.
 * @example const $count = derived([$cart], (cart) => cart.state === 'ready' ? cart.value.quantity : 0)
 */
export function derived<const Stores extends readonly ReadableAtom[], Value>(
  from: Stores,
  compute: (...values: Values<Stores>) => Value,
): ReadableAtom<Value> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- tuples of stores and their values are beyond what TypeScript can follow
  const $derived = computed(from as unknown as ReadableAtom[], compute as (...values: unknown[]) => Value)
  derivations.set($derived, { from, compute })
  return $derived
}

/** Notes what a store held before anybody wrote it, which is what a server draws with where it knows no more. */
export function rememberInitial<Value>($store: ReadableAtom<Value>, value: Value): void {
  initials.set($store, value)
}

/**
 * What `$store` held when a server drew with the values in `printed`: those, else what it held at first.
 * A store that notes no first value says the same on both sides, as the page's settings do.
 */
export function valueFrom<Value>($store: ReadableAtom<Value>, printed: ReadonlyMap<ReadableAtom, unknown>): Value {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- tuples of stores and their values are beyond what TypeScript can follow
  if (printed.has($store)) return printed.get($store) as Value
  const derivation = derivations.get($store)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- tuples of stores and their values are beyond what TypeScript can follow
  if (!derivation) return initials.has($store) ? (initials.get($store) as Value) : $store.get()
  // oxlint-disable-next-line typescript/consistent-type-assertions -- tuples of stores and their values are beyond what TypeScript can follow
  return derivation.compute(...(derivation.from.map(($from) => valueFrom($from, printed)) as never[])) as Value
}
