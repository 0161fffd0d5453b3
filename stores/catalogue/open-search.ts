// Opens the search field from anywhere. Separate from the search store, since every page loads this file and few shoppers search.
import type { Result } from '#shared/domain/failure.ts'
import { writable } from '#stores/kit/reset.ts'

/** Whether the search field should open; the first search field on the page responds with `answerSearchWish`. */
export const $isSearchWanted = writable(false)

/** Opens the search field: at once, or as soon as it is on the page. */
export async function openSearch(): Promise<Result> {
  $isSearchWanted.set(true)
  return { ok: true, value: undefined }
}

/** Reports that a search field has opened. */
export function answerSearchWish(): void {
  $isSearchWanted.set(false)
}
