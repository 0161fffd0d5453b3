// One page for many states of widgets: each has its own document and an empty profile, but shares the process, its cache and its compiled scripts.
import type { Browser, CDPSession, ViewportSize } from 'playwright-core'
import { watchIdle } from '../support/idle.ts'
import { openVisit, type Visit } from '../support/visit.ts'
import { answering, type CallAnswers, type SentAnswer } from './call-answers.ts'
import { pathOfCall, storePatterns, type StageDocument } from './stage.ts'

/** The environment of a document. */
export interface DocumentWorld {
  /** Answers of calls; others reach the real host. */
  answers?: CallAnswers
  /** No call is answered before `letAnswer()`. */
  isUnanswered?: boolean
  /** Paths of calls that are answered nevertheless. */
  answered?: readonly string[]
  /** A file of the build whose text is replaced. */
  replaced?: { file: string; text: string }
}

/** A document and its environment. */
interface World {
  document: StageDocument
  replaced: DocumentWorld['replaced']
  answerTo: ReturnType<typeof answering>
  /** Calls that wait for `letAnswer()`; null if none has to wait. */
  held: Paused[] | null
  answered: readonly string[]
}

/** A request that waits for its answer. */
interface Paused {
  requestId: string
  request: { url: string }
}

/**
 * A context and a page for each state cost 370 ms of processor time, a navigation in an existing page 100 ms. The debugger stops only
 * requests to a store: Playwright's own routes would stop every request and disable the cache.
 */
export class SharedPage {
  readonly visit: Visit
  /** Waits until the page has loaded and rendered everything it requested. */
  readonly isIdle: ReturnType<typeof watchIdle>
  readonly #session: CDPSession
  readonly #origin: string
  /** Set when its document is requested. */
  #world: World | null = null
  #coming: World | null = null

  private constructor(visit: Visit, session: CDPSession, origin: string) {
    this.visit = visit
    this.#session = session
    this.#origin = origin
    this.isIdle = watchIdle(visit.page)
    // An answer that comes after its document has gone is ignored.
    session.on('Fetch.requestPaused', (paused) => void this.#answer(paused).catch(() => {}))
  }

  /** Opens a page; `starts` run in every document before any code of the host. */
  static async open(browser: Browser, origin: string, starts: readonly (() => void)[]): Promise<SharedPage> {
    const visit = await openVisit(browser)
    const { context, page } = visit
    for (const start of [forget, ...starts]) await page.addInitScript(start)
    return new SharedPage(visit, await context.newCDPSession(page), origin)
  }

  /** Resets the page for the next state: no cookies, the mouse outside. Storage and messages are cleared when the next document loads. */
  async begin(viewport: ViewportSize): Promise<void> {
    const { context, page, problems, calls } = this.visit
    await context.clearCookies()
    await page.mouse.move(-1, -1)
    const now = page.viewportSize()
    if (now?.width !== viewport.width || now.height !== viewport.height) await page.setViewportSize(viewport)
    // Until then the previous document exists, and may report problems that its test has already checked.
    page.once('framenavigated', () => {
      problems.length = 0
      calls.length = 0
    })
  }

  /** Opens a document in the page. */
  async open(document: StageDocument, { answers = {}, isUnanswered = false, answered = [], replaced }: DocumentWorld): Promise<void> {
    // The page keeps scripts in its memory cache, and would not request a replaced one.
    if (this.#coming?.replaced || replaced) await this.#session.send('Network.setCacheDisabled', { cacheDisabled: replaced !== undefined })
    // Requests of the previous document get no answer, and cannot take one of the next document's.
    this.#world = null
    this.#coming = { document, replaced, answerTo: answering(answers), held: isUnanswered ? [] : null, answered }
    const patterns = [...storePatterns(this.#origin), ...(replaced ? [`*/${replaced.file}`] : [])]
    await this.#session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) })
    await this.visit.page.goto(document.url)
  }

  /** Answers calls from now on, including those that wait. */
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
    await this.#session.send('Fetch.continueRequest', { requestId }).catch(unlessAborted)
  }

  async #send(requestId: string, { status, headers, body }: SentAnswer): Promise<void> {
    const params = {
      requestId,
      responseCode: status,
      responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
      body: Buffer.from(body).toString('base64'),
    }
    await this.#session.send('Fetch.fulfillRequest', params).catch(unlessAborted)
  }
}

/** A request that the page has aborted meanwhile needs no answer, whoever would give it. */
function unlessAborted(error: unknown): void {
  if (!/Invalid InterceptionId/.test(String(error))) throw error
}

/** Runs in every document before its own scripts, and clears the profile. */
function forget(): void {
  if (window !== top || !location.protocol.startsWith('http')) return
  localStorage.clear()
  sessionStorage.clear()
}
