// A serial queue: writes are sent one after another, since two changes of one cart must not overtake each other on the way.
import { onReset } from './reset.ts'

/** Runs tasks one after another, in the order of their arrival. */
export interface SerialQueue {
  /** Runs `work` once all earlier tasks have ended. Its callers wait until the queue is empty and `onEmpty` has run. */
  run: <Value>(work: () => Promise<Value>) => Promise<Value>
}

/** Calls that share one run of `onEmpty`. */
interface Round {
  end: Promise<void>
  finish: () => void
}

function newRound(): Round {
  const round: Round = { end: Promise.resolve(), finish: () => {} }
  round.end = new Promise((resolve) => {
    round.finish = resolve
  })
  return round
}

/** Makes a queue; `onEmpty` runs when the queue becomes empty. Neither it nor a task may reject. */
export function serialQueue(onEmpty: () => Promise<unknown>): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let round = newRound()
  onReset(() => {
    last = Promise.resolve()
    waiting = 0
    round.finish()
    round = newRound()
  })
  return {
    run: (work) => {
      const own = round
      waiting++
      const done = last.then(work)
      last = done.then(async () => {
        if (own !== round || --waiting > 0) return
        round = newRound()
        await onEmpty()
        own.finish()
      })
      return done.then((value) => own.end.then(() => value))
    },
  }
}
