// The hint: a readable cookie that the host sets with every personal change; its value is the time of that change on the server's clock.
import { environment } from '#shared/environment.ts'
import { onReset } from '#stores/kit/reset.ts'

const HINT = 'touchline-session'

/** The hint at the last request: the answer covers it, whatever time it names. */
let settled: number | null = null
/** The last change of the host's that was asked for, whether or not an answer came. */
let followed: number | null = null
onReset(() => {
  settled = null
  followed = null
})

/** The time in the hint; null if there is none. An invalid hint counts as a change just now. */
export function hintedChange(): number | null {
  const hint = environment.cookie(HINT)
  if (hint === null) return null
  const changedAt = Number(hint)
  return hint !== '' && Number.isFinite(changedAt) ? changedAt : Number.POSITIVE_INFINITY
}

/** Whether a hint says nothing new. */
export function isSettled(changedAt: number | null): boolean {
  return changedAt === settled
}

/** Call it after a write that changes nothing of what the session says, such as a step of the checkout: the hint it has set says nothing new. */
export function settleHint(changedAt: number | null = hintedChange()): void {
  settled = changedAt
}

/** Whether a change is followed for the first time; a hint that is gone names none. */
export function isFirstFollow(changedAt: number | null): boolean {
  const isFirst = changedAt === null || changedAt !== followed
  followed = changedAt
  return isFirst
}
