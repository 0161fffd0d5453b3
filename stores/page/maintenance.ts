// Maintenance mode: detected from the calls of an open page, checked at growing random intervals, and ended without a reload.
import { environment, type Stop } from '#shared/environment.ts'
import { on } from '#shared/events/bus.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { revalidate } from './revalidation.ts'

/** The state of the shop. `back`: it has just reopened. */
export type Opening = 'open' | 'closed' | 'asking' | 'back'

const FIRST = 10_000
const LONGEST = 120_000
/** How long the page announces that the shop is back, in milliseconds. */
const SAID = 8_000

/** The current state of the shop. */
export const $opening = writable<Opening>('open')

let tries = 0
let stopTimer: Stop = () => {}
onReset(() => {
  stopTimer()
  tries = 0
})

/** Watches the results of calls; the returned function ends that, and all waiting. */
export function watchOpening(): Stop {
  const stopListening = on('error', ({ error }) => {
    // Recognised by its code: its class is loaded with the calls, which the page may not have loaded yet.
    if (error instanceof Error && 'code' in error && error.code === 'maintenance') closeShop()
  })
  const stopOnline = environment.onOnline(() => $opening.get() === 'closed' && void checkOpening())
  return () => {
    stopListening()
    stopOnline()
    stopTimer()
  }
}

/** Marks the shop as closed, if the page itself says so. */
export function closeShop(): void {
  if ($opening.get() === 'closed' || $opening.get() === 'asking') return
  tries = 0
  $opening.set('closed')
  wait()
}

/** Checks now. If the shop is open, reloads the data of this page; the shopper's input stays. */
export async function checkOpening(): Promise<boolean> {
  if ($opening.get() === 'asking') return false
  stopTimer()
  $opening.set('asking')
  // If the file with the call does not load, the shop cannot be asked, and the next try comes.
  const isOpen = await import('#shared/page/calls.ts').then(
    (calls) => calls.isShopOpen(),
    () => false,
  )
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

/** Doubles the wait each time and adds up to half of it at random, so that not all pages return in the same second. */
function wait(): void {
  const least = Math.min(LONGEST, FIRST * 2 ** tries++)
  const chance = Number.parseInt(environment.randomId().slice(-8), 16) / 2 ** 32
  stopTimer = environment.setTimer(() => void checkOpening(), least * (1 + (chance < 1 ? chance : 0) / 2))
}
