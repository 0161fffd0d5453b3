// The state of a list on its way into a team, and what is left of it once it is there.
import type { Answers } from '#shared/product/rules/player-list/listed.ts'
import { tabbed } from '#shared/product/rules/player-list/cells.ts'
import type { Merged, MergeWay } from '#shared/product/rules/player-list/merge.ts'
import type { NameWay } from '#shared/product/rules/player-list/names.ts'
import { playersFrom } from '#shared/product/rules/player-list/players-from.ts'
import type { ColumnGuess, ListTable } from '#shared/product/rules/player-list/source.ts'
import type { FileFault, FileSheet, ListFile } from '#shared/product/rules/player-list/text-of-file.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { type Decided, type KeptList, undecided } from './list-memory.ts'

/** Why there is nothing to confirm; `nobody`: a text without players. */
export type ListFault = FileFault | 'nobody'

/** How many players were added, changed and removed, how many had no room, and whether they were taken back. */
export interface Taken {
  added: number
  changed: number
  removed: number
  left: number
  isUndone: boolean
}

/**
 * The steps. `entry`: the list is entered; `reading`: a file is read; `check`: what it would do is shown; `done`: it is part of the team.
 */
export type ListStep =
  | { at: 'entry'; fault: ListFault | null }
  | { at: 'reading' }
  | { at: 'check'; table: ListTable; guess: ColumnGuess; answers: Answers; way: MergeWay; names: NameWay }
  | { at: 'done'; taken: Taken; /** The list as it was entered, for the way back. */ text: string }

/** A sheet of a workbook; a club has one for each team. */
export interface ListSheet extends FileSheet {
  /** Whether its players are part of a team. */
  isTaken: boolean
}

/** The confirmation. */
export type CheckStep = Extract<ListStep, { at: 'check' }>

/** What the shopper has entered, and where she is. The text stays until it is part of the team, and then as far as the team had no room for it. */
export interface ListState {
  text: string
  /** The name of the file that the text is from. */
  fileName: string | null
  /** The file, as long as another attempt to read it makes sense. */
  file: ListFile | null
  /** The sheets of a workbook that has several; they stay until all of them are taken over. */
  sheets: readonly ListSheet[]
  /** The name of the sheet that the text is from. */
  sheet: string | null
  /** What she has decided about the text, at whatever step she is. */
  decided: Decided
  step: ListStep
}

/** Before anything is entered. */
export const emptyList: ListState = {
  text: '',
  fileName: null,
  file: null,
  sheets: [],
  sheet: null,
  decided: undecided,
  step: { at: 'entry', fault: null },
}

/** The sheets, this one taken over or not. */
export const withTaken = (sheets: readonly ListSheet[], sheet: string | null, isTaken: boolean): ListSheet[] =>
  sheets.map((one) => (one.name === sheet ? { ...one, isTaken } : one))

/** What is left of a list that is done: all of it after Undo, else who had no room, and the sheets that were not taken over yet. */
export function restOf(list: ListState): ListState {
  const { sheets, fileName, decided, step } = list
  if (step.at === 'done' && step.taken.isUndone) return { ...list, text: step.text, step: emptyList.step }
  const isOver = sheets.every(({ isTaken }) => isTaken)
  return {
    ...emptyList,
    text: leftOf(list),
    ...(isOver ? {} : { sheets, fileName, decided: { ...decided, answers: {}, way: null } }),
  }
}

/** The list as it is kept for the visit; what is part of the team already is none. */
export function keptOf(list: ListState): KeptList {
  const { text, fileName, sheets, sheet, decided } = list.step.at === 'done' ? restOf(list) : list
  return { text, fileName, sheets: sheets.map((one) => ({ ...one })), sheet, decided, isChecked: list.step.at === 'check' }
}

/** Who is left of a list that is part of the team; after Undo all of it. */
const leftOf = ({ text, step }: ListState) => (step.at !== 'done' ? '' : step.taken.isUndone ? step.text : text)

/** The players for whom the team has no room, with the headings: a list for the next team. */
export function leftText({ table, guess, answers }: CheckStep, { outcomes }: Merged, plan: RosterPlan): string {
  const head = guess.head === null ? [] : table.rows.slice(guess.head, guess.head + 1)
  // Rows of one line of a message share its number, so the players of each row are counted.
  let at = 0
  const rows = table.rows.slice(guess.head === null ? 0 : guess.head + 1).filter((row) => {
    const own = { ...guess, titles: 0, head: head.length > 0 ? 0 : null }
    const count = playersFrom({ ...table, rows: [...head, row] }, own, plan, answers).players.length
    const isLeft = outcomes.slice(at, at + count).some(({ kind }) => kind === 'left')
    at += count
    return isLeft
  })
  return rows.length === 0 ? '' : tabbed([...head, ...rows].map(({ cells }) => cells))
}
