// A purchase is reported once: the host allows it for one browser. Until the host answers, the purchase waits here,
// through reloads and lost answers, with the same word each time.
import * as v from 'valibot'
import { environment, type Stop } from '#shared/environment.ts'
import { readJson, writeJson } from '#shared/wire/json.ts'
import type { Counted } from './translate.ts'

/** Asks the host whether the browser behind `claim` tells of the order; `unanswered` where that is not known yet. */
export type ClaimOrder = (number: string, claim: string) => Promise<'granted' | 'taken' | 'unanswered'>

const Due = v.object({
  claim: v.string(),
  until: v.number(),
  // Written by this file, and read by the tags' own schema in the end.
  event: v.custom<Counted>((value) => typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)),
})
type Due = v.InferOutput<typeof Due>

/** An answer that is lost is asked for again after these, and with every page of the shop besides. */
const PAUSES = [2_000, 10_000, 30_000]
/** Later than three days Google takes it for another day's. */
const LIFE = 3 * 24 * 3_600_000

/** The purchases of one store view. `tell` is called for those that are this browser's to tell; nothing is asked or kept unless `isGranted`. */
export function openPurchases(store: string, claim: ClaimOrder, isGranted: () => boolean, tell: (event: Counted) => void) {
  const key = `touchline:${store}:purchases-due`
  const storage = environment.storage('local')
  const read = (): Due[] => {
    const left = (until: number) => until - environment.now()
    return readDue(storage.get(key)).filter(({ until }) => left(until) > 0 && left(until) <= LIFE)
  }
  const write = (due: readonly Due[]) => (due.length > 0 ? storage.set(key, writeJson(due)) : storage.remove(key))
  let stopPause: Stop | null = null

  /** Asks for each that waits; only one tab at a time, so that no two are granted by the same word. */
  const ask = async (): Promise<boolean> => {
    let isSettled = true
    for (const one of read()) {
      const number = one.event.transaction_id ?? ''
      const answer = isGranted() ? await claim(number, one.claim) : 'unanswered'
      const others = read().filter((due) => due.claim !== one.claim)
      if (answer === 'unanswered') isSettled = false
      // Gone meanwhile: she withdrew her consent, or logged out.
      else if (others.length < read().length) {
        write(others)
        if (answer === 'granted') tell(one.event)
      }
    }
    return isSettled
  }
  const settle = async (tries = 0): Promise<void> => {
    stopPause?.()
    stopPause = null
    if (read().length === 0 || !isGranted()) return
    const isSettled = await environment.withLock(key, ask)
    const pause = PAUSES[tries]
    if (!isSettled && pause !== undefined) stopPause = environment.setTimer(() => void settle(tries + 1), pause)
  }
  const stopOnline = environment.onOnline(() => void settle())

  return {
    /** Keeps a purchase and asks for it. */
    add(event: Counted): void {
      if (read().every((due) => due.event.transaction_id !== event.transaction_id)) {
        write([...read(), { claim: environment.randomId(), until: environment.now() + LIFE, event }])
      }
      void settle()
    },
    /** Asks for what an earlier page could not hear of. */
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
