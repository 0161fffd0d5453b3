// Opens the search field from anywhere; apart from its store, since every page carries this and few shoppers search.
import type { ReadableAtom } from 'nanostores'
import type { Result } from '#shared/domain/failure.ts'
import { writable } from '#stores/kit/reset.ts'

const $asked = writable(false)

/** Whether somebody wants to search; the first search field on the page answers with `answerSearchWish`. */
export const $isSearchWanted: ReadableAtom<boolean> = $asked

/** Opens the search field: at once, or as soon as it is there. */
export async function openSearch(): Promise<Result> {
  $asked.set(true)
  return { ok: true, value: undefined }
}

/** Said by the field that opened. */
export function answerSearchWish(): void {
  $asked.set(false)
}
