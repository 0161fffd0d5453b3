// The facts of a product: printed by the host, or asked for once a product.
import type { ReadableAtom } from 'nanostores'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { Specification } from '#shared/product/wire/specification.ts'
import { derived } from '#shared/state/derived.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { onReset, writable } from '#stores/kit/reset.ts'

/** The facts of one product; the same object for the same id. */
export interface SpecificationStore {
  $specification: ReadableAtom<Loadable<Specification>>
  /** Asks unless the facts are there or on their way. A failure is logged only. */
  load: () => Promise<Result<Specification>>
}

type AllFacts = Readonly<Record<string, Loadable<Specification>>>

const $all = writable<AllFacts>({})
const stores = new Map<number, SpecificationStore>()
onReset(() => stores.clear())

const idle: Loadable<Specification> = { state: 'idle' }
const factsOf = (all: AllFacts, id: number): Loadable<Specification> => (Object.hasOwn(all, id) ? (all[id] ?? idle) : idle)

/** The facts of a product. */
export function specificationStore(id: number): SpecificationStore {
  const store = stores.get(id) ?? createStore(id)
  stores.set(id, store)
  return store
}

function createStore(id: number): SpecificationStore {
  const change = (facts: Loadable<Specification>) => $all.set({ ...$all.get(), [id]: facts })
  const call = latestRequest(
    async (signal) => (await import('#shared/product/calls.ts')).getSpecification(id, signal),
    (result) => change(result.ok ? { state: 'ready', value: result.value } : { state: 'failed', error: result.error }),
    'specification.load-failed',
  )
  return {
    $specification: derived([$all], (all) => factsOf(all, id)),
    load: async () => {
      const value = valueOf(factsOf($all.get(), id))
      if (value) return { ok: true, value }
      change({ state: 'loading' })
      return call.join()
    },
  }
}

/** Puts printed facts in the store of their product, unless it knows some already. */
export function provideSpecification(id: number, printed: unknown): Preparation {
  const facts = v.safeParse(Specification, printed)
  return definePreparation($all, (all) =>
    facts.success && factsOf(all, id).state !== 'ready' ? { ...all, [id]: { state: 'ready', value: facts.output } } : all,
  )
}

/** What a server may print: `{ all: { [id]: { state: 'ready', value } } }`. */
export const specificationSeed = defineSeed('specification', { all: $all })
