// A host's answers to a widget's calls, taken from its fixture: by path behind `apiUrl`, in any store.
import type { Page } from 'playwright-core'
import { InTurn } from '#widgets/fixture.ts'
import { pathOfCall } from './stage.ts'

/** Text that is sent unchanged as JSON; it may be invalid. */
export class Verbatim {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An answer that a test replaces while its document is open. */
export class Changing {
  now: unknown
  constructor(now: unknown) {
    this.now = now
  }
}

/** Answers by path: JSON, a number as a status, a text as HTML; `InTurn` gives one after another. */
export type CallAnswers = Readonly<Record<string, unknown>>

/** An answer as it is sent. */
export interface SentAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Answers the calls of one document; returns null for a call without an answer. */
export function answering(answers: CallAnswers): (path: string) => SentAnswer | null {
  const turns = new Map<string, number>()
  return (path) => {
    if (!Object.hasOwn(answers, path)) return null
    const turn = turns.get(path) ?? 0
    turns.set(path, turn + 1)
    const given = answers[path]
    const known = given instanceof Changing ? given.now : given
    const answer = known instanceof InTurn ? known.answers[Math.min(turn, known.answers.length - 1)] : known
    if (typeof answer === 'string') return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: answer }
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    if (typeof answer === 'number') return { status: answer, headers, body: '{}' }
    if (answer instanceof Verbatim) return { status: 200, headers, body: answer.text }
    // The answer of a host's session sets the token that writes send back.
    if (path === 'api/session') headers['Set-Cookie'] = 'XSRF-TOKEN=stage; Path=/'
    return { status: 200, headers, body: JSON.stringify(answer) }
  }
}

/** Answers a page's calls, and passes all other requests on to the real host. */
export async function answerCalls(page: Page, origin: string, answers: CallAnswers): Promise<void> {
  const next = answering(answers)
  await page.route(
    (url) => Object.hasOwn(answers, pathOfCall(origin, url.href) ?? ''),
    (route) => route.fulfill(next(pathOfCall(origin, route.request().url()) ?? '') ?? {}),
  )
}
