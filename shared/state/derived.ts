// Derived stores that can also be computed from the values printed in a page, which hydration needs.
import { computed, type ReadableAtom } from 'nanostores'

type Values<Stores extends readonly ReadableAtom[]> = {
  [Index in keyof Stores]: Stores[Index] extends ReadableAtom<infer Value> ? Value : never
}
type Derivation = { from: readonly ReadableAtom[]; compute: (...values: never[]) => unknown }

const derivations = new WeakMap<ReadableAtom, Derivation>()
const initials = new WeakMap<ReadableAtom, unknown>()

/**
 * A store computed from others, like nanostores' `computed`, that remembers its inputs and function.
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

/** Records a store's value before its first write, with which a server renders if it has no other. */
export function rememberInitial<Value>($store: ReadableAtom<Value>, value: Value): void {
  initials.set($store, value)
}

/**
 * The value of `$store` when a server rendered with the values in `printed`: the printed one, else the initial one.
 * A store without a recorded initial value has the same on both sides, like the page's settings.
 */
export function valueFrom<Value>($store: ReadableAtom<Value>, printed: ReadonlyMap<ReadableAtom, unknown>): Value {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- tuples of stores and their values are beyond what TypeScript can follow
  if (printed.has($store)) return printed.get($store) as Value
  const derivation = derivations.get($store)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- tuples of stores and their values are beyond what TypeScript can follow
  if (!derivation) return initials.has($store) ? (initials.get($store) as Value) : $store.get()
  const values = derivation.from.map(($from) => valueFrom($from, printed))
  // Usually nothing has changed since. Then it is the very value of the store, and a view need not render again.
  if (derivation.from.every(($from, at) => Object.is($from.get(), values[at]))) return $store.get()
  // oxlint-disable-next-line typescript/consistent-type-assertions -- tuples of stores and their values are beyond what TypeScript can follow
  return derivation.compute(...(values as never[])) as Value
}
