// A product's specification: printed by the host, or requested once per product.
import type { ReadableAtom } from 'nanostores'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { Specification } from '#shared/product/wire/specification.ts'
import { derived } from '#shared/state/derived.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { onReset, writable } from '#stores/kit/reset.ts'

/** The store for one product's specification; the same object for the same id. */
export interface SpecificationStore {
  $specification: ReadableAtom<Loadable<Specification>>
  /** Loads the specification unless it is loaded or loading. A failure is only logged. */
  load: () => Promise<Result<Specification>>
}

type AllInfo = Readonly<Record<string, Loadable<Specification>>>

const $all = writable<AllInfo>({})
const stores = new Map<number, SpecificationStore>()
onReset(() => stores.clear())

const idle: Loadable<Specification> = { state: 'idle' }
const infoOf = (all: AllInfo, id: number): Loadable<Specification> => (Object.hasOwn(all, id) ? (all[id] ?? idle) : idle)

/** Returns the store for a product's specification. */
export function specificationStore(id: number): SpecificationStore {
  const store = stores.get(id) ?? createStore(id)
  stores.set(id, store)
  return store
}

function createStore(id: number): SpecificationStore {
  const change = (specification: Loadable<Specification>) => $all.set({ ...$all.get(), [id]: specification })
  const call = latestRequest(
    async (signal) => (await import('#shared/product/calls.ts')).getSpecification(id, signal),
    (result) => change(result.ok ? { state: 'ready', value: result.value } : { state: 'failed', error: result.error }),
    'specification.load-failed',
  )
  return {
    $specification: derived([$all], (all) => infoOf(all, id)),
    load: async () => {
      const value = valueOf(infoOf($all.get(), id))
      if (value) return { ok: true, value }
      change({ state: 'loading' })
      return call.join()
    },
  }
}

/** Stores a printed specification, unless the store has one already. */
export function provideSpecification(id: number, printed: unknown): Preparation {
  const parsed = v.safeParse(Specification, printed)
  return definePreparation($all, (all) =>
    parsed.success && infoOf(all, id).state !== 'ready' ? { ...all, [id]: { state: 'ready', value: parsed.output } } : all,
  )
}

/** The state that a server may print: `{ all: { [id]: { state: 'ready', value } } }`. */
export const specificationSeed = defineSeed('specification', { all: $all })
