// Search suggestions while the shopper types. Loaded when the search field is first used.
import type { Autocomplete } from '#shared/catalogue/wire/search.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { environment, type Stop } from '#shared/environment.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { onReset, writable } from '#stores/kit/reset.ts'

/** The shortest query that the spec allows, in characters. */
export const SHORTEST = 3
/** The pause in typing before a request, in milliseconds. */
const DEBOUNCE = 500
const MOST_KEPT_ANSWERS = 50
/** The lifetime of a cached answer, in milliseconds: a page may stay open for days, but its prices must be current. */
const ANSWER_LIFE = 300_000

/** A request for suggestions. */
export interface SearchQuestion {
  query: string
  categoryId: number | null
}

/** Suggestions with the request they answer. */
export interface Suggestions extends SearchQuestion {
  groups: Autocomplete
}

const aborted: Failure = { kind: 'aborted', code: null, message: null, status: null }

/** The suggestions of the last answered request, until the next answer. A query of fewer than three letters sends no request. */
export const $suggestions = writable<Loadable<Suggestions>>({ state: 'idle' })
/** Whether a request waits for the pause in typing or for its answer. */
export const $isSuggesting = writable(false)

/** This page's cached answers; the same request is not sent twice. */
const answers = new Map<string, { value: Suggestions; at: number }>()
const keyOf = ({ query, categoryId }: SearchQuestion) => `${categoryId ?? ''} ${query.toLowerCase()}`

let waiting: { stop: Stop; giveUp: () => void } | null = null

const suggestionRequest = latestRequest(
  async (signal, question: SearchQuestion): Promise<Suggestions> => {
    const { getSuggestions } = await import('#shared/catalogue/search/calls.ts')
    return { ...question, groups: await getSuggestions(question.query, question.categoryId, signal) }
  },
  (result) => {
    $isSuggesting.set(false)
    if (result.ok) show(remember(result.value))
    else $suggestions.set({ state: 'failed', error: result.error })
  },
  'search.load-failed',
)

onReset(() => {
  answers.clear()
  stopWaiting()
})

/**
 * Requests suggestions half a second after the last letter; at once if the answer is cached. Superseded requests settle as `aborted`.
 * @example void suggest({ query: input.value, categoryId: null })
 */
export function suggest(question: SearchQuestion): Promise<Result<Suggestions>> {
  return prepare(question, DEBOUNCE)
}

/** Requests suggestions at once: after a failure, or when the shopper submits. */
export function suggestNow(question: SearchQuestion): Promise<Result<Suggestions>> {
  return prepare(question, 0)
}

/** The cached suggestions of a request, so that a view shows them in the frame of the key; null where they are not known. */
export function knownSuggestions(question: SearchQuestion): Suggestions | null {
  const known = answers.get(keyOf(question))
  return known && environment.now() - known.at < ANSWER_LIFE ? known.value : null
}

/** Cancels pending requests; the suggestions shown stay. */
export function dropSuggestions(): void {
  stopWaiting()
  suggestionRequest.abort()
  $isSuggesting.set(false)
}

async function prepare({ query: text, categoryId }: SearchQuestion, pause: number): Promise<Result<Suggestions>> {
  const question = { query: text.trim(), categoryId }
  dropSuggestions()
  if (question.query.length < SHORTEST) {
    $suggestions.set({ state: 'idle' })
    return { ok: false, error: aborted }
  }
  const known = knownSuggestions(question)
  if (known) {
    show(known)
    return { ok: true, value: known }
  }
  // An earlier failure says nothing about this query.
  if ($suggestions.get().state === 'failed') $suggestions.set({ state: 'idle' })
  $isSuggesting.set(true)
  const isDue = pause === 0 || (await afterPause(pause))
  return isDue ? suggestionRequest.send(question) : { ok: false, error: aborted }
}

/** Waits for the pause in typing; resolves to whether this is still the newest request. */
function afterPause(pause: number): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = environment.setTimer(() => {
      waiting = null
      resolve(true)
    }, pause)
    waiting = { stop, giveUp: () => resolve(false) }
  })
}

function stopWaiting(): void {
  waiting?.stop()
  waiting?.giveUp()
  waiting = null
}

function show(value: Suggestions): void {
  if (valueOf($suggestions.get()) !== value) $suggestions.set({ state: 'ready', value })
}

/** Caches an answer; only the newest ones are kept. */
function remember(value: Suggestions): Suggestions {
  answers.delete(keyOf(value))
  answers.set(keyOf(value), { value, at: environment.now() })
  const [oldest] = answers.keys()
  if (answers.size > MOST_KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest)
  return value
}
