// The shop is closed for a moment: noticed from the calls of an open page, checked at growing random intervals, and over by itself.
import { environment, type Stop } from '#shared/environment.ts'
import { on } from '#shared/events/bus.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { revalidate } from './revalidation.ts'

/** The state of the shop. `back`: it was closed until a moment ago. */
export type Opening = 'open' | 'closed' | 'asking' | 'back'

const FIRST = 10_000
const LONGEST = 120_000
/** How long the page says that the shop is back. */
const SAID = 8_000

/** How the shop is. */
export const $opening = writable<Opening>('open')

let tries = 0
let stopTimer: Stop = () => {}
onReset(() => {
  stopTimer()
  tries = 0
})

/** Listens to the results of calls; the returned function ends that, and all waiting. */
export function watchOpening(): Stop {
  const stopHearing = on('error', ({ error }) => {
    // Recognised by its code, since the class comes with the calls, which a page may not have loaded yet.
    if (error instanceof Error && 'code' in error && error.code === 'maintenance') closeShop()
  })
  const stopOnline = environment.onOnline(() => $opening.get() === 'closed' && void askOpening())
  return () => {
    stopHearing()
    stopOnline()
    stopTimer()
  }
}

/** The page says itself that the shop is closed. */
export function closeShop(): void {
  if ($opening.get() === 'closed' || $opening.get() === 'asking') return
  tries = 0
  $opening.set('closed')
  wait()
}

/** Checks now. Once the shop is open, what this page shows is reloaded; what is typed stays. */
export async function askOpening(): Promise<boolean> {
  if ($opening.get() === 'asking') return false
  stopTimer()
  $opening.set('asking')
  const isOpen = await (await import('#shared/page/calls.ts')).isShopOpen()
  if ($opening.get() !== 'asking') return isOpen
  if (!isOpen) {
    $opening.set('closed')
    wait()
    return false
  }
  $opening.set('back')
  stopTimer = environment.setTimer(() => $opening.set('open'), SAID)
  void revalidate()
  return true
}

/** Twice as long each time, plus up to half as much again, so that not every page returns in the same second. */
function wait(): void {
  const least = Math.min(LONGEST, FIRST * 2 ** tries++)
  const chance = Number.parseInt(environment.randomId().slice(-8), 16) / 2 ** 32
  stopTimer = environment.setTimer(() => void askOpening(), least * (1 + (chance < 1 ? chance : 0) / 2))
}
