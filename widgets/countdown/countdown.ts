// A clock with the time left until the host's moment, beside the host's sentence that names the day.
import { msg, plural } from '@lingui/core/macro'
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { EDITING_CHANGED, isEditing } from '#shared/mount/editing.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { partsOf, type Parts } from './parts.ts'

const Options = v.object({
  /** The moment, with its time zone: `2026-12-24T18:00:00+01:00`. Default: `datetime` of the first `<time>` inside. */
  until: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Whether seconds are shown; never for anyone who prefers reduced motion. */
  seconds: v.optional(v.boolean(), true),
})

const SECOND = 1000
const MINUTE = 60 * SECOND

function enhance(mount: HTMLElement, { until, seconds }: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  const end = Date.parse(until ?? mount.querySelector('time')?.dateTime ?? '')
  if (Number.isNaN(end)) throw new Error('countdown: neither data-until nor a <time datetime> says which moment is meant')
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  const clock = document.createElement('p')
  const drawn = document.createElement('span')
  const spoken = document.createElement('span')
  clock.className = 'countdown-clock'
  // A screen reader reads a timer when the user moves to it, not at every change.
  clock.setAttribute('role', 'timer')
  drawn.setAttribute('aria-hidden', 'true')
  spoken.className = 'touchline-hidden'
  clock.append(drawn, spoken)
  mount.append(clock)

  let stop = () => {}
  const draw = () => {
    stop()
    const left = end - environment.now()
    if (left <= 0) return finish()
    const hasSeconds = seconds && !motion.matches
    const parts = partsOf(left)
    const cells = [cell(parts.days, i18n._(msg`days`)), cell(parts.hours, i18n._(msg`hours`)), cell(parts.minutes, i18n._(msg`minutes`))]
    drawn.replaceChildren(...cells, ...(hasSeconds ? [cell(parts.seconds, i18n._(msg`seconds`))] : []))
    const spokenText = spokenWords(parts)
    if (spoken.textContent !== spokenText) spoken.textContent = spokenText
    // Waits for the next change of the smallest unit, or for the end. In edit mode the clock stands still.
    if (!isEditing()) stop = environment.setTimer(draw, Math.min(left, (left % (hasSeconds ? SECOND : MINUTE)) + 1))
  }
  const finish = () => {
    clock.remove()
    mount.dataset['ended'] = ''
    for (const element of mount.querySelectorAll<HTMLElement>('[data-countdown-ended]')) element.hidden = false
    emit('countdown:ended', { until: new Date(end).toISOString() }, mount)
  }
  motion.addEventListener('change', draw, { signal })
  document.addEventListener('visibilitychange', () => (document.hidden ? stop() : clock.isConnected && draw()), { signal })
  document.addEventListener(EDITING_CHANGED, () => clock.isConnected && draw(), { signal })
  signal.addEventListener('abort', () => {
    stop()
    if (clock.parentNode) clock.remove()
    if (mount.dataset['ended'] === undefined) return
    delete mount.dataset['ended']
    for (const element of mount.querySelectorAll<HTMLElement>('[data-countdown-ended]')) element.hidden = true
  })
  draw()
}

function cell(count: number, unit: string): HTMLElement {
  const box = document.createElement('span')
  const number = document.createElement('b')
  const name = document.createElement('small')
  box.className = 'countdown-cell'
  number.textContent = String(count).padStart(2, '0')
  name.textContent = unit
  box.append(number, name)
  return box
}

/** Returns the two largest units: more would be too long to listen to. */
function spokenWords({ days, hours, minutes }: Parts): string {
  return days > 0
    ? i18n._(msg`${plural(days, { one: '# day', other: '# days' })} and ${plural(hours, { one: '# hour', other: '# hours' })} left`)
    : i18n._(
        msg`${plural(hours, { one: '# hour', other: '# hours' })} and ${plural(minutes, { one: '# minute', other: '# minutes' })} left`,
      )
}

export default defineEnhancer({ name: 'countdown', options: Options, enhance })
