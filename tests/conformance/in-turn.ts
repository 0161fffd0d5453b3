// Splits slow cases among widgets: each widget gets one of them in turn, and a soak run tries all cases with every widget.
import { isSoak } from '../support/scope.ts'

/** Whether every case runs: in a soak run, and if a single widget is selected. */
const isWhole = isSoak || Boolean(process.env['WIDGET'])

/** The cases of the widget with this number: all of them, or one. */
export function ofTurn<Item>(all: readonly Item[], turn: number): readonly Item[] {
  const at = turn % all.length
  return isWhole ? all : all.slice(at, at + 1)
}

/** Returns a function that gives the next widget's cases at each call. */
export function inTurn<Item>(all: readonly Item[]): () => readonly Item[] {
  let turn = 0
  return () => ofTurn(all, turn++)
}
