// The shop's selling points: all of them where there is room; on narrow screens a random one, the same for the whole visit.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { persisted } from '#stores/kit/persisted.ts'

const CHOSEN = 'data-selling-point'

/** A random number from 0 up to 1, so that the choice is fair for a list of any length. */
const luck = persisted({
  name: 'selling-point',
  area: 'session',
  schema: v.pipe(
    v.number(),
    v.minValue(0),
    v.check((drawn) => drawn < 1),
  ),
  minutes: 24 * 60,
})

function enhance(mount: HTMLElement, _options: object, signal: AbortSignal): void {
  const points = [...mount.querySelectorAll('li')]
  if (points.length === 0) return
  const drawn = luck.get() ?? draw()
  const chosen = points[Math.floor(drawn * points.length)]
  mount.setAttribute(CHOSEN, '')
  chosen?.setAttribute(CHOSEN, '')
  signal.addEventListener('abort', () => {
    mount.removeAttribute(CHOSEN)
    chosen?.removeAttribute(CHOSEN)
  })
}

function draw(): number {
  // Eight random hexadecimal digits are enough for a few sentences.
  const drawn = Number.parseInt(environment.randomId().slice(-8), 16) / 0x1_0000_0000
  const value = Number.isFinite(drawn) && drawn < 1 ? drawn : 0
  luck.set(value)
  return value
}

export default defineEnhancer({ name: 'selling-points', options: v.object({}), enhance })
