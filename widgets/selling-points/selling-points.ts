// The shop's promises: all of them where there is room, one by chance on narrow screens, the same one for the whole visit.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { persisted } from '#stores/kit/persisted.ts'

const CHOSEN = 'data-selling-point'

/** Between 0 and 1, so that a list of another length chooses as fairly. */
const luck = persisted({
  name: 'selling-point',
  area: 'session',
  schema: v.pipe(v.number(), v.minValue(0), v.ltValue(1)),
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
  // Eight random hexadecimal digits are plenty for a handful of sentences.
  const drawn = Number.parseInt(environment.randomId().slice(-8), 16) / 0x1_0000_0000
  const value = Number.isFinite(drawn) && drawn < 1 ? drawn : 0
  luck.set(value)
  return value
}

export default defineEnhancer({ name: 'selling-points', options: v.object({}), enhance })
