// Every widget when something goes wrong in it, and when its mount goes: one report by name, nothing else falls, nothing stays.
import { expect, test } from 'vitest'
import { watchLeftovers } from '../support/leftovers.ts'
import { watchIdle } from '../support/idle.ts'
import { expectQuiet, type Visit } from '../support/visit.ts'
import { eachWidget } from './each-widget.ts'
import { inTurn } from './in-turn.ts'
import { seedFault, type FaultPlace } from './seeded-faults.ts'
import { isRepeat } from './stage.ts'
import { subject, until } from './use-stage.ts'

/** Takes the mount out of the page and puts it back, each time until the loader is done with it. */
async function leaveAndReturn(visit: Visit, times: number): Promise<void> {
  await visit.page.evaluate(async (rounds) => {
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

const drawing: readonly FaultPlace[] = ['render', 'effect']
const told: readonly FaultPlace[] = ['handler', 'promise']
const nextPlaces = [drawing, told].map((places) => inTurn(places))
/** What a widget leaves is its own doing in every flavour; that React leaves nothing of its root either, every fourth widget shows. */
const nextIsLeft = inTurn([true, false, false, false])

await eachWidget(({ name, about, fixture, mount, open, visiting }) => {
  // What is thrown in a handler or promise goes to the window, past any renderer, so another flavour has only the first kind.
  const places = nextPlaces.slice(0, isRepeat ? 1 : 2).flatMap((next) => [...next()])
  test.each(places)('a throw in a %s is reported by name and takes nothing else down', (place) =>
    visiting(async (visit) => {
      await seedFault(visit.page, name, about.file, about.kind, place)
      await visit.page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        document.addEventListener('touchline:error', (event) => {
          if (event instanceof CustomEvent) seen.push(`${event.detail.widget} ${event.detail.phase} ${event.detail.error.message}`)
        })
      })
      await open(visit, `${mount()}<a id="beside" href="#x">beside</a>`)
      if (place === 'handler' || place === 'promise') {
        await until(visit, 'ready')
        await visit.page.dispatchEvent(subject, 'click')
      }
      await visit.page.waitForFunction(() => 'seen' in window && Array.isArray(window.seen) && window.seen.length > 0)
      const seen = await visit.page.evaluate(() => ('seen' in window ? window.seen : []))
      expect(seen).toEqual([expect.stringMatching(new RegExp(`^${name} (render|handler) seeded in ${place}$`))])
      if (place === 'render' || place === 'effect') {
        await until(visit, 'failed')
        expect(await visit.page.locator(subject).innerHTML()).toContain(fixture.fallback)
        expect(await visit.page.locator(`${subject} [data-touchline-failure] a`).count()).toBe(1)
      }
      await visit.page.click('#beside')
    }),
  )

  if (isRepeat && !nextIsLeft().includes(true)) return
  test('a mount that leaves the page leaves nothing behind', () =>
    visiting(async (visit) => {
      const isIdle = watchIdle(visit.page)
      await open(visit)
      await until(visit, 'ready')
      await leaveAndReturn(visit, 3)
      // What it asks for comes when it comes, and is drawn then.
      await isIdle()
      // One node a time is more than what may be left.
      const expectNothingLeft = await watchLeftovers(visit, 10)
      await leaveAndReturn(visit, 12)
      await isIdle()
      await expectNothingLeft()
      expectQuiet(visit)
    }))
})
