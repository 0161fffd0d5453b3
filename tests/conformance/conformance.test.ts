// One suite for every widget of widgets/index.ts, each alone on a page: what the mount contract promises, seen in a browser. It is long because it is one contract, read from top to bottom.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startHost } from '../support/host.ts'
import { expectAccessible, expectQuiet, layoutShifts, openVisit, watchIdle, type Visit } from '../support/visit.ts'
import { compareMarkup, interactive, markInteractive, markupOf } from './markup.ts'
import { seedFault } from './seeded-faults.ts'
import {
  answerCalls,
  attributesAsOptions,
  distFolder,
  flavour,
  mountHtml,
  pageConfig,
  readCatalogue,
  readFixture,
  readManifest,
  readRenderer,
  stage,
  type Language,
  type StageExtras,
} from './stage.ts'

const manifest = await readManifest()
const { render } = await readRenderer()
const names = process.env['WIDGET'] ? [process.env['WIDGET']] : Object.keys(manifest.widgets)

let browser: Browser
let host: Awaited<ReturnType<typeof startHost>>
beforeAll(async () => {
  browser = await launchBrowser()
  host = await startHost({ flavour, dist: distFolder })
})
afterAll(async () => {
  await browser?.close()
  await host?.close()
})

async function withVisit(run: (visit: Visit) => Promise<void>, options: Parameters<typeof openVisit>[1] = {}): Promise<void> {
  const visit = await openVisit(browser, options)
  try {
    await run(visit)
  } finally {
    await visit.close()
  }
}

const subject = '#subject'
/** Calls of the API that a test leaves open, so that the printed state stays what it is. */
const unanswered = /\/en\/(?!stage)/
const withFingerprint = (ssr: string, fingerprint: string) => ssr.split('.').with(2, fingerprint).join('.')
const untilStatus = (visit: Visit, status: string) =>
  visit.page.waitForSelector(`${subject}[data-touchline-status="${status}"]`, { state: 'attached' })

describe.each(names)('%s', (name) => {
  const about = manifest.widgets[name]
  if (!about) throw new Error(`There is no widget named ${name} in the build`)
  const isView = about.kind === 'view'
  const load = { 'data-when': 'load' }

  async function open(
    visit: Visit,
    { language = 'en', body, isAnswered = true, ...more }: { language?: Language; body?: string; isAnswered?: boolean } & StageExtras = {},
  ) {
    const fixture = await readFixture(name)
    if (isAnswered) await answerCalls(visit.page, host.url, fixture)
    else await visit.page.route(unanswered, () => {})
    const html = body ?? mountHtml(name, fixture, { attributes: load })
    await visit.page.goto(await stage(visit.page, host.url, language, html, { ...more, widget: name }))
  }

  async function rendered(language: Language = 'en', state?: Record<string, Record<string, unknown>>) {
    const fixture = await readFixture(name)
    const options = { ...attributesAsOptions(name, fixture, manifest), ...fixture.options }
    return render(name, options, state ?? fixture.state ?? {}, pageConfig(host.url, language), { id: 'subject' })
  }

  test('mounts and says nothing', () =>
    withVisit(async (visit) => {
      await open(visit)
      await untilStatus(visit, 'ready')
      expectQuiet(visit)
    }))

  test("keeps the host's HTML without JavaScript", () =>
    withVisit(
      async (visit) => {
        const fixture = await readFixture(name)
        await open(visit)
        expect(await visit.page.locator(`${subject} a[href], ${subject} form, ${subject} button`).count()).toBeGreaterThan(0)
        expect(fixture.fallback.trim()).not.toBe('')
      },
      { javaScriptEnabled: false },
    ))

  /** Opens what the server printed and answers the markup that stands once the widget is ready. */
  async function markupFrom(visit: Visit, printed: ReturnType<typeof render>): Promise<string[]> {
    await open(visit, { body: mountHtml(name, await readFixture(name), { rendered: printed, attributes: load }), isAnswered: false })
    await untilStatus(visit, 'ready')
    return visit.page.evaluate(markupOf)
  }

  test.runIf(isView)("hydrates the server's markup: the same nodes, with the attributes of a fresh render", () =>
    withVisit(async (visit) => {
      const printed = await rendered()
      await visit.page.addInitScript(markInteractive)
      const hydrated = await markupFrom(visit, printed)
      expect(await visit.page.evaluate(interactive, true), 'interactive elements that hydration kept').not.toEqual([])
      expect(await visit.page.evaluate(interactive, false), 'interactive elements that hydration replaced').toEqual([])
      await withVisit(async (other) => {
        // The state counts as before, but markup of another shape is not hydrated.
        const drawn = await markupFrom(other, { ...printed, ssr: withFingerprint(printed.ssr, 'other') })
        expect(compareMarkup(hydrated, drawn)).toEqual([])
      })
      expectQuiet(visit)
    }),
  )

  test.runIf(isView)('a seeded mismatch is seen by that comparison', () =>
    withVisit(async (visit) => {
      const printed = await rendered()
      const tampered = { ...printed, html: printed.html.replace(/ class="([^"]*)"/, ' class="$1 tampered"') }
      expect(tampered.html).not.toBe(printed.html)
      const hydrated = await markupFrom(visit, tampered)
      await withVisit(async (other) => {
        expect(compareMarkup(hydrated, await markupFrom(other, printed))).not.toEqual([])
      })
    }),
  )

  test.runIf(isView && flavour === 'react')('React speaks up where a text differs', () =>
    withVisit(async (visit) => {
      const printed = await rendered()
      await markupFrom(visit, { ...printed, html: `tampered${printed.html}` })
      expect(visit.problems).toEqual([expect.stringContaining(`Touchline ${name} (render)`)])
    }),
  )

  test.runIf(isView)('draws afresh where a CMS took attributes away', () =>
    withVisit(async (visit) => {
      const fixture = await readFixture(name)
      const truth = await rendered()
      const filtered = { ...truth, html: truth.html.replace(/ (class|type)="[^"]*"/g, '') }
      await open(visit, { body: mountHtml(name, fixture, { rendered: filtered, attributes: load }) })
      await untilStatus(visit, 'ready')
      expect(await visit.page.locator(`${subject} [class]`).count()).toBeGreaterThan(0)
      expectQuiet(visit)
    }),
  )

  test('names each wrong option in full and stays up', () =>
    withVisit(async (visit) => {
      const fixture = await readFixture(name)
      const properties = Object.entries(about.options?.properties ?? {})
      for (const [option, { type }] of properties) {
        const wrong = type === 'string' ? 5 : 'wrong'
        if (type === undefined) continue
        const bad = { ...fixture, options: { ...fixture.options, [option]: wrong } }
        const faults: string[] = []
        visit.page.removeAllListeners('console')
        visit.page.on('console', (message) => faults.push(message.text()))
        await open(visit, { body: mountHtml(name, bad, { attributes: load }) })
        await visit.page.waitForSelector(`${subject}:is([data-touchline-status="ready"],[data-touchline-status="failed"])`, {
          state: 'attached',
        })
        const message = faults.find((text) => text.includes(`option ${option} of div#subject[data-touchline="${name}"]`)) ?? ''
        expect(message, `${option} = ${JSON.stringify(wrong)}`).toContain(`is ${JSON.stringify(wrong)}, expected`)
      }
    }))

  test.each(['render', 'effect', 'handler', 'promise'] as const)(
    'a throw in a %s is reported by name and takes nothing else down',
    (place) =>
      withVisit(async (visit) => {
        const fixture = await readFixture(name)
        const replaced = await seedFault(visit.page, about.file, manifest.files[about.file]?.integrity ?? '', about.kind, place)
        await visit.page.addInitScript(() => {
          const seen: string[] = []
          Object.assign(window, { seen })
          document.addEventListener('touchline:error', (event) => {
            if (event instanceof CustomEvent) seen.push(`${event.detail.widget} ${event.detail.phase} ${event.detail.error.message}`)
          })
        })
        await open(visit, { body: `${mountHtml(name, fixture, { attributes: load })}<a id="beside" href="#x">beside</a>`, replaced })
        if (place === 'handler' || place === 'promise') {
          await untilStatus(visit, 'ready')
          await visit.page.dispatchEvent(subject, 'click')
        }
        await visit.page.waitForFunction(() => 'seen' in window && Array.isArray(window.seen) && window.seen.length > 0)
        const seen = await visit.page.evaluate(() => ('seen' in window ? window.seen : []))
        expect(seen).toEqual([expect.stringMatching(new RegExp(`^${name} (render|handler) seeded in ${place}$`))])
        if ((place === 'render' || place === 'effect') && fixture.fallback.includes('href')) {
          await untilStatus(visit, 'failed')
          expect(await visit.page.locator(`${subject} a[href]`).count()).toBeGreaterThan(0)
        }
        await visit.page.click('#beside')
      }),
  )

  test('a mount that leaves the page leaves nothing behind', () =>
    withVisit(async (visit) => {
      await open(visit)
      await untilStatus(visit, 'ready')
      const session = await visit.context.newCDPSession(visit.page)
      await session.send('Performance.enable')
      const count = async () => {
        await session.send('HeapProfiler.enable')
        await session.send('HeapProfiler.collectGarbage')
        const { metrics } = await session.send('Performance.getMetrics')
        const of = (key: string) => metrics.find((metric) => metric.name === key)?.value ?? 0
        return { listeners: of('JSEventListeners'), nodes: of('Nodes') }
      }
      const cycle = (times: number) =>
        visit.page.evaluate(async (rounds) => {
          const settled = async (isOn: boolean) => {
            for (;;) {
              await new Promise((resolve) => requestAnimationFrame(resolve))
              const status = document.querySelector('#subject')?.getAttribute('data-touchline-status')
              if (isOn ? status === 'ready' : window.touchline?.mounts().length === 0) return
            }
          }
          const mount = document.querySelector('#subject')
          const home = mount?.parentElement
          for (let round = 0; round < rounds; round++) {
            mount?.remove()
            await settled(false)
            if (mount) home?.append(mount)
            await settled(true)
          }
        }, times)
      await cycle(10)
      const before = await count()
      await cycle(20)
      const after = await count()
      expect(after.listeners - before.listeners).toBeLessThanOrEqual(0)
      expect(after.nodes - before.nodes).toBeLessThanOrEqual(20)
      expectQuiet(visit)
    }))

  test.each(['nl', 'de', 'sv'] as const)('speaks %s', (language) =>
    withVisit(async (visit) => {
      const fixture = await readFixture(name)
      await open(visit, { language })
      await untilStatus(visit, 'ready')
      const source = await readCatalogue(name, 'en')
      const translated = await readCatalogue(name, language)
      expect([...translated.keys()].toSorted()).toEqual([...source.keys()].toSorted())
      const same = [...source].filter(([id, text]) => translated.get(id) === text && /[a-z]{3}/i.test(text)).map(([, text]) => text)
      expect(same).toEqual(fixture.sameTexts?.[language] ?? [])
      expectQuiet(visit)
    }),
  )

  test.each([360, 1280])("is accessible and shifts nothing at %i px, over the host's HTML and over the server's", (width) =>
    withVisit(
      async (visit) => {
        const fixture = await readFixture(name)
        const bodies = [mountHtml(name, fixture, { attributes: load })]
        if (isView) bodies.push(mountHtml(name, fixture, { rendered: await rendered(), attributes: load }))
        const isIdle = watchIdle(visit.page)
        for (const body of bodies) {
          await open(visit, { body, hasTags: true })
          await untilStatus(visit, 'ready')
          await isIdle()
          expect(await layoutShifts(visit.page)).toEqual([])
          await expectAccessible(visit.page)
        }
        expectQuiet(visit)
      },
      { viewport: { width, height: 800 } },
    ),
  )
})
