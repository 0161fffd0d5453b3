// Tests every widget when its code throws and when its mount is removed: one report with its name, no other widget fails, nothing is left.
import { expect, test } from 'vitest'
import { watchLeftovers } from '../support/leftovers.ts'
import { isAll, isChangedWidget } from '../support/scope.ts'
import { expectQuiet } from '../support/visit.ts'
import { eachWidget, type Look } from './each-widget.ts'
import { inTurn } from './in-turn.ts'
import { seededFile, type FaultPlace } from './seeded-faults.ts'
import { isRepeat } from './stage.ts'
import { untilOneOf } from './use-stage.ts'

/** Removes the mount from the page and puts it back, waiting each time until the loader has handled it. */
async function leaveAndReturn({ page }: Look, times: number): Promise<void> {
  await page.evaluate(async (rounds) => {
    const look = (isDone: () => boolean) =>
      new Promise<void>((resolve) => {
        const again = () => (isDone() ? resolve() : void requestAnimationFrame(again))
        requestAnimationFrame(again)
      })
    const mount = document.querySelector('#subject')
    const home = mount?.parentElement
    for (let round = 0; round < rounds; round++) {
      mount?.remove()
      await look(() => window.touchline?.mounts().length === 0)
      if (mount) home?.append(mount)
      await look(() => mount?.getAttribute('data-touchline-status') === 'ready')
    }
  }, times)
}

/** The errors that the page was notified of since the last call. */
const takeErrors = ({ page }: Look) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const look = () => {
          const { errors = [] } = window
          if (errors.length > 0) resolve(errors.splice(0))
          else setTimeout(look, 10)
        }
        look()
      }),
  )

declare global {
  interface Window {
    errors?: string[]
  }
}

/** Runs in every document. */
function noteErrors(): void {
  const errors: string[] = []
  window.errors = errors
  document.addEventListener('touchline:error', (event) => {
    if (event instanceof CustomEvent) errors.push(`${event.detail.widget} ${event.detail.phase} ${event.detail.error.message}`)
  })
}

/** Replaces the previous mount with another one that was never rendered. */
const drawAnew = ({ page }: Look, place: FaultPlace) =>
  page.evaluate((next) => {
    window.seededFault = next
    const fresh = document.querySelector('template')?.content.cloneNode(true)
    if (fresh) document.querySelector('#subject')?.replaceWith(fresh)
  }, place)

const drawing = ['render', 'effect'] as const
/** Errors in a handler or promise reach the window without any renderer, so another flavour tests only the first kind. */
const places: readonly FaultPlace[] = isRepeat ? drawing : [...drawing, 'handler', 'promise']
/**
 * Leftovers of a widget are its own fault in every flavour; every fourth widget also tests that React leaves nothing of its root. `npm test`
 * tests every second widget, and those that changed.
 */
const nextIsLeft = inTurn(isRepeat ? [true, false, false, false] : [true, false])
/** How often the mount is removed before counting, and after; the number of nodes that may be left, fewer than one per removal. */
const [before, after, spare] = isAll ? [3, 12, 10] : [2, 6, 5]

await eachWidget(
  ({ name, about, fixture, mount, looking }) => {
    test(`a throw in a ${places.join(', ')} is reported by name and takes nothing else down`, () =>
      looking(async (look) => {
        const text = seededFile(name, about.file, about.kind, places[0] ?? 'render')
        await look.open(`<a id="beside" href="#x">beside</a>${mount()}<template>${mount()}</template>`, {
          replaced: { file: about.file, text },
        })
        for (const place of places) {
          if (place !== places[0]) await drawAnew(look, place)
          const isDrawing = place === 'render' || place === 'effect'
          await untilOneOf(look, [isDrawing ? 'failed' : 'ready'])
          if (!isDrawing) await look.page.evaluate(() => document.querySelector('#subject')?.dispatchEvent(new Event('click')))
          expect(await takeErrors(look)).toEqual([`${name} ${isDrawing ? 'render' : 'handler'} seeded in ${place}`])
          if (!isDrawing) continue
          const { html, links } = await look.page.evaluate(() => {
            const mounted = document.querySelector('#subject')
            return { html: mounted?.innerHTML, links: mounted?.querySelectorAll('[data-touchline-failure] a').length }
          })
          expect(html).toContain(fixture.fallback)
          expect(links).toBe(1)
        }
        expect(await look.page.evaluate(() => (document.querySelector<HTMLElement>('#beside')?.click(), location.hash))).toBe('#x')
      }))

    const isTurn = nextIsLeft().includes(true)
    if (!isTurn && (isRepeat || !(isAll || isChangedWidget(name)))) return
    test('a mount that leaves the page leaves nothing behind', () =>
      looking(async (look) => {
        await look.open()
        await untilOneOf(look, ['ready'])
        await leaveAndReturn(look, before)
        // Its requests are answered at different times, and rendered then.
        await look.isIdle()
        const expectNothingLeft = await watchLeftovers(look, spare)
        await leaveAndReturn(look, after)
        await look.isIdle()
        await expectNothingLeft()
        expectQuiet(look)
      }))
  },
  { starts: [noteErrors] },
)
