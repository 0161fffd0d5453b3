// One page for many states of widgets: each has a document and an empty profile of its own, but the process, its cache and its compiled scripts stay.
import type { Browser, CDPSession, ViewportSize } from 'playwright-core'
import { watchIdle } from '../support/idle.ts'
import { openVisit, type Visit } from '../support/visit.ts'
import { answering, type CallAnswers, type SentAnswer } from './call-answers.ts'
import { pathOfCall, storePatterns, type StageDocument } from './stage.ts'

/** What a document meets beside itself. */
export interface DocumentWorld {
  /** Other calls reach the real host. */
  answers?: CallAnswers
  /** No call is answered until `letAnswer()`. */
  isUnanswered?: boolean
  /** Paths of calls that are answered all the same. */
  answered?: readonly string[]
  /** The text of a file of the build that is another one here. */
  replaced?: { file: string; text: string }
}

/** A document and what it meets. */
interface World {
  document: StageDocument
  replaced: DocumentWorld['replaced']
  answerTo: ReturnType<typeof answering>
  /** Calls that wait for `letAnswer()`; null where none has to. */
  held: Paused[] | null
  answered: readonly string[]
}

/** A request that waits for its answer. */
interface Paused {
  requestId: string
  request: { url: string }
}

/**
 * A context and a page for each state cost 370 ms of processor time, a navigation in a page that stays 100 ms. It is stopped in the debugger
 * only at what a store is asked for: Playwright's own routes stop every request and switch the cache off.
 */
export class SharedPage {
  readonly visit: Visit
  /** Waits until the page has all that it asked for, and has drawn it. */
  readonly isIdle: () => Promise<void>
  readonly #session: CDPSession
  readonly #origin: string
  /** From the moment its document is asked for. */
  #world: World | null = null
  #coming: World | null = null

  private constructor(visit: Visit, session: CDPSession, origin: string) {
    this.visit = visit
    this.#session = session
    this.#origin = origin
    this.isIdle = watchIdle(visit.page)
    // An answer that comes when its document has gone is nobody's.
    session.on('Fetch.requestPaused', (paused) => void this.#answer(paused).catch(() => {}))
  }

  /** Opens one; `starts` run in every document before anything of the host's. */
  static async open(browser: Browser, origin: string, starts: readonly (() => void)[]): Promise<SharedPage> {
    const visit = await openVisit(browser)
    const { context, page } = visit
    for (const start of [forget, ...starts]) await page.addInitScript(start)
    return new SharedPage(visit, await context.newCDPSession(page), origin)
  }

  /** Makes it as good as new for the next state: no cookie, the mouse outside. What is stored and said goes as the document comes. */
  async begin(viewport: ViewportSize): Promise<void> {
    const { context, page, problems, calls } = this.visit
    await context.clearCookies()
    await page.mouse.move(-1, -1)
    const now = page.viewportSize()
    if (now?.width !== viewport.width || now.height !== viewport.height) await page.setViewportSize(viewport)
    // Until then the document before is there, and may complain of what its test has seen already.
    page.once('framenavigated', () => {
      problems.length = 0
      calls.length = 0
    })
  }

  /** Opens a document in it. */
  async open(document: StageDocument, { answers = {}, isUnanswered = false, answered = [], replaced }: DocumentWorld): Promise<void> {
    // The page keeps scripts in its memory, and would ask for none of them.
    if (this.#coming?.replaced || replaced) await this.#session.send('Network.setCacheDisabled', { cacheDisabled: replaced !== undefined })
    // What the document before still asks for has no answer, and takes none of the next one's.
    this.#world = null
    this.#coming = { document, replaced, answerTo: answering(answers), held: isUnanswered ? [] : null, answered }
    const patterns = [...storePatterns(this.#origin), ...(replaced ? [`*/${replaced.file}`] : [])]
    await this.#session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) })
    await this.visit.page.goto(document.url)
  }

  /** From now on calls are answered, those too that wait. */
  async letAnswer(): Promise<void> {
    const held = this.#world?.held ?? []
    if (this.#world) this.#world.held = null
    await Promise.all(held.map((paused) => this.#answer(paused)))
  }

  async #answer(paused: Paused): Promise<void> {
    const { requestId, request } = paused
    if (request.url === this.#coming?.document.url) this.#world = this.#coming
    if (!this.#world) return
    const { document, replaced, answerTo, held, answered } = this.#world
    if (request.url === document.url) return this.#send(requestId, { status: 200, headers: document.headers, body: document.html })
    if (replaced && request.url.endsWith(`/${replaced.file}`)) {
      const headers = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' }
      return this.#send(requestId, { status: 200, headers, body: replaced.text })
    }
    const path = pathOfCall(this.#origin, request.url)
    if (path !== null && held && !answered.includes(path)) return void held.push(paused)
    const answer = path === null ? null : answerTo(path)
    if (answer) return this.#send(requestId, answer)
    await this.#session.send('Fetch.continueRequest', { requestId })
  }

  async #send(requestId: string, { status, headers, body }: SentAnswer): Promise<void> {
    // A call that the page has given up meanwhile has nobody to answer.
    const sent = this.#session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
      body: Buffer.from(body).toString('base64'),
    })
    await sent.catch((error: unknown) => {
      if (!/Invalid InterceptionId/.test(String(error))) throw error
    })
  }
}

/** Runs in every document before its own scripts: a profile without a past. */
function forget(): void {
  if (window !== top || !location.protocol.startsWith('http')) return
  localStorage.clear()
  sessionStorage.clear()
}
