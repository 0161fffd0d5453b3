// What is tried with every widget where that takes minutes, and else with each in turn, so that neighbours have the others.
import { isSoak } from '../support/scope.ts'

/** Whether everything is tried: in a soak run, and where one widget is asked for. */
const isWhole = isSoak || Boolean(process.env['WIDGET'])

/** What the widget whose turn it is is tried with: all of it, or one. */
export function ofTurn<Thing>(all: readonly Thing[], turn: number): readonly Thing[] {
  const at = turn % all.length
  return isWhole ? all : all.slice(at, at + 1)
}

/** Answers, at each call, what the next widget is tried with. */
export function inTurn<Thing>(all: readonly Thing[]): () => readonly Thing[] {
  let turn = 0
  return () => ofTurn(all, turn++)
}
