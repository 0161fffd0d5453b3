// Products that an editor picked for a page, by id or as the first of a category; several picks per page, each loaded once.
import type { Result } from '#shared/domain/failure.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import { derived } from '#shared/state/derived.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { attempt } from '#stores/kit/attempt.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { onReset, writable } from '#stores/kit/reset.ts'

/** A pick: these products, or the first of a category. */
export type Pick = { ids: readonly number[] } | { categoryId: number }

/** The most products in one call. */
const MOST = 24

const $lists = writable<Readonly<Record<string, Loadable<readonly CatalogueItem[]>>>>({})

/** The products by `keyOfPick`; picks that were not requested are missing. */
export const $picks = derived([$lists], (lists) => lists)

/** The key of a pick's products. @example keyOfPick({ ids: [12, 15] }) // 'ids:12,15' */
export function keyOfPick(pick: Pick): string {
  return 'ids' in pick ? `ids:${pick.ids.slice(0, MOST).join()}` : `category:${pick.categoryId}`
}

const pending = new Map<string, Promise<Result<readonly CatalogueItem[]>>>()
onReset(() => pending.clear())

/** Loads a pick's products unless they are loaded or loading. Products no longer sold are left out. */
export async function loadPicks(pick: Pick): Promise<Result<readonly CatalogueItem[]>> {
  const key = keyOfPick(pick)
  const known = Object.hasOwn($lists.get(), key) ? $lists.get()[key] : undefined
  if (known?.state === 'ready') return { ok: true, value: known.value }
  const underway = pending.get(key)
  if (underway) return underway
  const put = (list: Loadable<readonly CatalogueItem[]>) => $lists.set({ ...$lists.get(), [key]: list })
  put({ state: 'loading' })
  const answer = attempt(() => read(pick), 'catalogue.load-failed')
  pending.set(key, answer)
  const result = await answer
  pending.delete(key)
  if (result.ok) put({ state: 'ready', value: result.value })
  else if (result.error.kind !== 'aborted') put({ state: 'failed', error: result.error })
  return result
}

async function read(pick: Pick): Promise<readonly CatalogueItem[]> {
  if ('ids' in pick) {
    const ids = pick.ids.slice(0, MOST)
    if (ids.length === 0) return []
    const { getProducts } = await import('#shared/catalogue/cards/calls.ts')
    const items = new Map((await getProducts(ids)).map((item) => [item.productId, item]))
    return ids.flatMap((id) => items.get(id) ?? [])
  }
  const [{ getListing }, { emptyQuery }] = await Promise.all([
    import('#shared/catalogue/calls.ts'),
    import('#shared/catalogue/rules/list-address.ts'),
  ])
  return (await getListing(pick.categoryId, emptyQuery)).items
}

/** The state that a server may print: `{ picks: { lists: { 'ids:12,15': … } } }`. */
export const picksSeed = defineSeed('picks', { lists: $lists })
