// Undo and redo of a team: the rosters before and after each step. Pure.
import { originOf, withoutParts } from './parts.ts'
import { playersOf, type RosterState } from './state.ts'

/** The steps so far. */
export interface History {
  /** The rosters before each step, oldest first. */
  past: readonly RosterState[]
  /** The rosters that were undone, the next one to redo last. */
  future: readonly RosterState[]
  /** The roster after the last step. Another one means that something else has changed it, so that the steps no longer apply. */
  present: RosterState | null
  /** The cell that is being typed into: more letters belong to the same step. */
  typing: string | null
}

/** No steps. */
export const noHistory: History = { past: [], future: [], present: null, typing: null }

/** The most steps that are kept. */
const MOST = 200

/** Adds a step. With `typing`, it continues the last step if that was in the same cell. */
export function withStep(history: History, before: RosterState, after: RosterState, typing: string | null = null): History {
  const isKnown = history.present === before
  if (isKnown && typing !== null && typing === history.typing) return { ...history, present: after, future: [] }
  return { past: [...(isKnown ? history.past : []), before].slice(-MOST), future: [], present: after, typing }
}

/** Follows a change that is no step, such as opening a card. */
export function withoutStep(history: History, before: RosterState, after: RosterState): History {
  return history.present === before ? { ...history, present: after } : history
}

/** Follows parts of the kit that were taken out: their sizes leave every step, since a part that is taken again starts empty. */
export function followed(history: History, now: RosterState): History {
  const origin = history.present === now ? undefined : originOf(now)
  if (!origin) return history
  const earlier = followed(history, origin.before)
  if (earlier.present !== origin.before) return history
  const without = (rosters: readonly RosterState[]) =>
    [...rosters.map((roster) => withoutParts(roster, origin.productIds)), now]
      .filter((roster, at, all) => !isAlike(roster, all[at + 1]))
      .filter((roster) => roster !== now)
  return { past: without(earlier.past), future: without(earlier.future), present: now, typing: null }
}

/** Whether two rosters have the same entries, so that a step between them would be none. */
function isAlike(one: RosterState, other: RosterState | undefined): boolean {
  const entries = (roster: RosterState) => JSON.stringify(playersOf(roster).map(({ isOpen: _isOpen, ...entered }) => entered))
  return other !== undefined && one.sorted === other.sorted && entries(one) === entries(other)
}

/** Ends the step of typing: the next letter is a step of its own. */
export function settled(history: History): History {
  return history.typing === null ? history : { ...history, typing: null }
}

/** A history after going back or forward, with the roster to show; null where there is nothing to do. */
export type Moved = { history: History; roster: RosterState } | null

/** Whether there is a step to undo. */
export const canUndo = (history: History, now: RosterState): boolean => history.present === now && history.past.length > 0

/** Whether there is a step to redo. */
export const canRedo = (history: History, now: RosterState): boolean => history.present === now && history.future.length > 0

/** Goes back one step. */
export function undone(history: History, now: RosterState): Moved {
  const before = history.past.at(-1)
  if (!before || !canUndo(history, now)) return null
  const roster = withCards(before, now)
  return { roster, history: { past: history.past.slice(0, -1), future: [...history.future, now], present: roster, typing: null } }
}

/** Goes forward one step. */
export function redone(history: History, now: RosterState): Moved {
  const after = history.future.at(-1)
  if (!after || !canRedo(history, now)) return null
  const roster = withCards(after, now)
  return { roster, history: { past: [...history.past, now], future: history.future.slice(0, -1), present: roster, typing: null } }
}

/** Takes back what is being typed into a cell, as if it had never been typed. */
export function takenBack(history: History, now: RosterState): Moved {
  const moved = history.typing === null ? null : undone(history, now)
  return moved && { ...moved, history: { ...moved.history, future: [] } }
}

/** Opening a card is no step, so cards stay as they are; rows without a difference stay the same objects. */
function withCards(target: RosterState, now: RosterState): RosterState {
  const players = Object.fromEntries(
    target.order.flatMap((id) => {
      const player = target.players[id]
      if (!player) return []
      const current = now.players[id]
      return [[id, current && current.isOpen !== player.isOpen ? { ...player, isOpen: current.isOpen } : player]]
    }),
  )
  return { ...target, players }
}
