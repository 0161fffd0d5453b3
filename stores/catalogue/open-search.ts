// Opens the search field from anywhere; apart from its store, since every page carries this and few shoppers search.
import type { Result } from '#shared/domain/failure.ts'
import { writable } from '#stores/kit/reset.ts'

/** Whether somebody wants to search; the first search field on the page answers with `answerSearchWish`. */
export const $isSearchWanted = writable(false)

/** Opens the search field: at once, or as soon as it is there. */
export async function openSearch(): Promise<Result> {
  $isSearchWanted.set(true)
  return { ok: true, value: undefined }
}

/** Said by the field that opened. */
export function answerSearchWish(): void {
  $isSearchWanted.set(false)
}
