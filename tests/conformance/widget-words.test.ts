// Tests every widget on a mount with the host's own HTML: a missing or failed read leaves it there, and a later good answer replaces it.
import { expect, inject, test } from 'vitest'
import { livesOn } from '#widgets/page/doctor/extensions.ts'
import { expectQuiet } from '../support/visit.ts'
import { Changing, Verbatim } from './call-answers.ts'
import { eachWidget, type Look } from './each-widget.ts'
import { inTurn } from './in-turn.ts'
import { pathOfCall } from './stage.ts'
import { unprinted } from './unprinted.ts'
import { untilOneOf } from './use-stage.ts'

const origin = inject('origin')
const words = 'Order 100000077, as the shop itself says'
/** The session, which any page may load. */
const SESSION = 'api/session'
const sentence = 'This part of the page could not be loaded. Try again'

/** The faults of a read. */
const faults: readonly (readonly [name: string, answer: unknown])[] = [
  ['500', 500],
  ['404', 404],
  ['HTML', '<!doctype html><title>Sorry</title>'],
  ['a cut body', new Verbatim('{"items":[{"id":1,"na')],
  ['null', null],
]
const faultsOfThisTurn = inTurn(faults)

/** The visible state of the mount. */
const seen = ({ page }: Look) =>
  page.evaluate(() => {
    const mount = document.querySelector('#subject')
    return {
      status: mount?.getAttribute('data-touchline-status'),
      words: mount?.querySelector('#words')?.textContent ?? null,
      notice: mount?.lastElementChild?.closest('[data-touchline-failure]')?.textContent ?? null,
      isComing: mount?.querySelector('[role="status"][aria-label]') !== null,
      final: window.failures ?? [],
    }
  })

declare global {
  interface Window {
    failures?: boolean[]
  }
}

/** Runs in every document: records whether each failure is final. */
function noteFailures(): void {
  const failures: boolean[] = []
  window.failures = failures
  document.addEventListener('touchline:failed', (event) => {
    if (event instanceof CustomEvent) failures.push(event.detail.isFinal)
  })
}

/** The calls that a widget waits for before it is drawn. */
async function readsOf(look: Look): Promise<string[]> {
  const waiting = () => {
    const paths = [...look.waiting].flatMap((request) => (request.method() === 'GET' ? (pathOfCall(origin, request.url()) ?? []) : []))
    return [...new Set(paths)].filter((path) => path !== SESSION)
  }
  await expect.poll(async () => (await seen(look)).status === 'ready' || waiting().length > 0).toBe(true)
  return (await seen(look)).status === 'ready' ? [] : waiting()
}

const provoked = [/Failed to load resource/, /^error: Touchline/]

/** Widgets that work without the calls of their extension. */
const needsNone = ['logout-timer']

await eachWidget(
  ({ name: widget, about: { options }, fixture, mount, looking }) => {
    const bare = unprinted(fixture, options?.required, `<p id="words">${words}</p>`)
    const { answers = {} } = bare
    const body = mount({}, bare)
    // With a session cookie every page loads the session first, and then the data that depends on it.
    const begin = async (look: Look) =>
      SESSION in answers && (await look.context.addCookies([{ name: 'touchline-session', value: '1', url: origin }]))

    if (Object.hasOwn(livesOn, widget) && !needsNone.includes(widget))
      test("keeps the host's HTML for good if the extension it depends on is not offered", () =>
        looking(async (look) => {
          await look.open(body, { settings: { extensions: [] } })
          await untilOneOf(look, ['failed', 'ready'])
          expect(await seen(look)).toMatchObject({ status: 'failed', words, notice: null, final: [true] })
          expectQuiet(look)
        }))

    test("keeps the host's HTML while its reads are pending or failed, and is rendered after a good answer", async () => {
      let reads: string[] = []
      await looking(async (look) => {
        await begin(look)
        await look.open(body, { answers, isUnanswered: true, answered: [SESSION] })
        reads = await readsOf(look)
        const now = await seen(look)
        // A widget without reads is ready at once, and not with a loading state.
        expect(now).toMatchObject(reads.length > 0 ? { status: 'loading', words } : { status: 'ready', isComing: false })
      })
      for (const path of reads) {
        for (const [name, fault] of faultsOfThisTurn()) {
          // A 404 means an empty cart, which is a valid answer.
          if (path === 'checkout/cart/quote' && name === '404') continue
          const about = `${path} answers ${name}`
          await looking(async (look) => {
            const answer = new Changing(fault)
            await begin(look)
            await look.open(body, { answers: { ...answers, [path]: answer } })
            await untilOneOf(look, ['failed', 'ready'])
            const now = await seen(look)
            const isFinal = name === '404' && now.final[0] === true
            expect(now, about).toMatchObject({ status: 'failed', words, notice: isFinal ? null : sentence, final: [isFinal] })
            expectQuiet(look, provoked)
            if (isFinal) return
            answer.now = answers[path]
            await look.page.evaluate(() => document.querySelector<HTMLElement>('#subject [data-touchline-failure] a')?.click())
            await untilOneOf(look, ['ready'])
            expect(await seen(look), about).toMatchObject({ words: null, notice: null })
            expectQuiet(look, provoked)
          })
        }
      }
    })
  },
  { kind: 'view', starts: [noteFailures] },
)
