// The state of saving a page, and what an answer means for it.

/** The state of saving. `failed` is retried automatically. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'newer' | 'logged-out'

/** Answers of the network, or of an overloaded shop: they do not mean that the change is invalid. */
const passing = new Set([408, 425, 429])

/** The state after an answer that saved nothing; status 0 if there was none. */
export function savingAfter(status: number): Saving {
  if (status === 401) return 'logged-out'
  if (status === 409) return 'newer'
  return status >= 400 && status < 500 && !passing.has(status) ? 'refused' : 'failed'
}
