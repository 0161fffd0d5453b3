// A customer's list in pages: loaded on demand, printed by a server, and cleared when the customer leaves.
import type { ReadableAtom } from 'nanostores'
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { defineSeed, type Seed } from '#shared/state/seed.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { onRevalidate } from '#stores/page/revalidation.ts'
import { onLeave } from './leaving.ts'
import { isRequestedAnew, left, isOneCustomers } from './own-page.ts'

/** A list in pages. */
export interface PagedList<Page> {
  $list: ReadableAtom<Loadable<Page>>
  /** Loads the page that the address names, unless it is loaded. */
  load: () => Promise<Result<Page>>
  /** Reloads the current page; the old one is shown meanwhile. */
  reload: () => Promise<Result<Page>>
  /** Changes the page shown, until it is reloaded. */
  change: (change: (page: Page) => Page) => void
  seed: Seed
}

/** Makes a list; `name` is its key in the state that a server prints. */
export function pagedList<Page extends { page: number }>(
  name: string,
  read: (page: number, signal: AbortSignal) => Promise<Page>,
): PagedList<Page> {
  const $list = writable<Loadable<Page>>({ state: 'idle' })
  const answer = latestRequest(
    (signal, page: number) => read(page, signal),
    (result) => {
      if (result.ok) $list.set({ state: 'ready', value: result.value })
      else if ($list.get().state !== 'ready' || result.error.status === 401) $list.set({ state: 'failed', error: result.error })
    },
    'account.load-failed',
  )
  const wanted = () => valueOf($list.get())?.page ?? pageOfAddress()
  onLeave(() => {
    answer.abort()
    if ($list.get().state !== 'idle') $list.set({ state: 'failed', error: left })
  })
  isOneCustomers($list)
  onRevalidate(() => {
    if (isRequestedAnew($list.get())) void answer.send(wanted())
  })
  return {
    $list,
    load: async () => {
      const value = valueOf($list.get())
      if (value) return { ok: true, value }
      $list.set({ state: 'loading' })
      return answer.join(wanted())
    },
    reload: () => answer.send(wanted()),
    change: (change) => {
      const value = valueOf($list.get())
      if (value) $list.set({ state: 'ready', value: change(value) })
    },
    seed: defineSeed(name, { list: $list }),
  }
}

function pageOfAddress(): number {
  const page = Number(environment.location.searchParams.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
