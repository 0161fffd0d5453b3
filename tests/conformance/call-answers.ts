// What a host answers to a widget's calls, as its fixture has it: by path behind `apiUrl`, in whichever store.
import type { Page } from 'playwright-core'
import { InTurn } from '#widgets/fixture.ts'
import { pathOfCall } from './stage.ts'

/** Text that is sent as JSON as it is, which it need not be. */
export class Verbatim {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An answer that a test changes while its document is open. */
export class Changing {
  now: unknown
  constructor(now: unknown) {
    this.now = now
  }
}

/** Answers by path: JSON, a number as a status, a text as HTML, `InTurn` one after another. */
export type CallAnswers = Readonly<Record<string, unknown>>

/** An answer as it is sent. */
export interface SentAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Answers the calls of one document; what is not among the answers is null. */
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
    // A host's session gives the token that writes send back.
    if (path === 'api/session') headers['Set-Cookie'] = 'XSRF-TOKEN=stage; Path=/'
    return { status: 200, headers, body: JSON.stringify(answer) }
  }
}

/** Answers a page's calls; everything else goes to the real host. */
export async function answerCalls(page: Page, origin: string, answers: CallAnswers): Promise<void> {
  const next = answering(answers)
  await page.route(
    (url) => Object.hasOwn(answers, pathOfCall(origin, url.href) ?? ''),
    (route) => route.fulfill(next(pathOfCall(origin, route.request().url()) ?? '') ?? {}),
  )
}
