// How far the saving of a page is, and what an answer says about it.

/** How far the saving is. `failed` is tried again by itself. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'newer' | 'logged-out'

/** Answers of the way to the shop, or of a shop with too much to do: they say nothing about the change. */
const passing = new Set([408, 425, 429])

/** The state after an answer that saved nothing; status 0 if there was none. */
export function savingAfter(status: number): Saving {
  if (status === 401) return 'logged-out'
  if (status === 409) return 'newer'
  return status >= 400 && status < 500 && !passing.has(status) ? 'refused' : 'failed'
}
