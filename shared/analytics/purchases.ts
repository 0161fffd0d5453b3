// Reports a purchase once: the host permits one browser. Until the host answers, the purchase is kept here through reloads and lost
// answers, with the same claim each time.
import * as v from 'valibot'
import { environment, type Stop } from '#shared/environment.ts'
import { readJson, writeJson } from '#shared/wire/json.ts'
import type { Counted } from './translate.ts'

/** Asks the host whether the browser behind `claim` reports the order; `unanswered` where the answer is still unknown. */
export type ClaimOrder = (number: string, claim: string) => Promise<'granted' | 'taken' | 'unanswered'>

const Due = v.object({
  claim: v.string(),
  until: v.number(),
  // Written by this file, and finally read by the tags' own schema.
  event: v.custom<Counted>((value) => typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)),
})
type Due = v.InferOutput<typeof Due>

/** A lost answer is requested again after these pauses (in milliseconds), and on every later page of the shop. */
const PAUSES = [2_000, 10_000, 30_000]
/** After three days Google counts a purchase towards another day. */
const LIFE = 3 * 24 * 3_600_000

/**
 * The purchases of one store view. `report` is called for those that this browser reports; nothing is requested or stored unless `isGranted`.
 */
export function openPurchases(store: string, claim: ClaimOrder, isGranted: () => boolean, report: (event: Counted) => void) {
  const key = `touchline:${store}:purchases-due`
  const storage = environment.storage('local')
  const read = (): Due[] => {
    const left = (until: number) => until - environment.now()
    return readDue(storage.get(key)).filter(({ until }) => left(until) > 0 && left(until) <= LIFE)
  }
  const write = (due: readonly Due[]) => (due.length > 0 ? storage.set(key, writeJson(due)) : storage.remove(key))
  let stopPause: Stop | null = null

  /** Sends a claim for each pending purchase; one tab at a time, so that the same claim is not granted twice. */
  const claimAll = async (): Promise<boolean> => {
    let isSettled = true
    for (const one of read()) {
      const number = one.event.transaction_id ?? ''
      const answer = isGranted() ? await claim(number, one.claim) : 'unanswered'
      const others = read().filter((due) => due.claim !== one.claim)
      if (answer === 'unanswered') isSettled = false
      // False where it was removed meanwhile: the shopper withdrew consent, or logged out.
      else if (others.length < read().length) {
        write(others)
        if (answer === 'granted') report(one.event)
      }
    }
    return isSettled
  }
  const settle = async (tries = 0): Promise<void> => {
    stopPause?.()
    stopPause = null
    if (read().length === 0 || !isGranted()) return
    const isSettled = await environment.withLock(key, claimAll)
    const pause = PAUSES[tries]
    if (!isSettled && pause !== undefined) stopPause = environment.setTimer(() => void settle(tries + 1), pause)
  }
  const stopOnline = environment.onOnline(() => void settle())

  return {
    /** Stores a purchase and claims it. */
    add(event: Counted): void {
      if (read().every((due) => due.event.transaction_id !== event.transaction_id)) {
        write([...read(), { claim: environment.randomId(), until: environment.now() + LIFE, event }])
      }
      void settle()
    },
    /** Claims the purchases for which an earlier page got no answer. */
    resume: () => void settle(),
    forget: () => storage.remove(key),
    stop: () => {
      stopOnline()
      stopPause?.()
    },
  }
}

function readDue(text: string | null): Due[] {
  if (text === null) return []
  try {
    return v.parse(v.array(Due), readJson(text))
  } catch {
    return []
  }
}
