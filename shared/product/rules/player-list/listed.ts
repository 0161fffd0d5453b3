// The types of what is read from a list: its players, what is left out, and what has to be asked.
import type { Player } from '#shared/product/rules/player.ts'

/** A player of the list. */
export interface ListedPlayer extends Pick<Player, 'name' | 'number' | 'sizes' | 'quantity'> {
  /** The line in the list, from 1. */
  line: number
  /** The whole name of the list where only a part of it is printed. */
  whole?: string
}

/**
 * Why something is not taken over. `above`: a line above the headings; `again`: the headings once more; `remark`: a line that is nobody;
 * `column`: a column that is left out; `unread`: a text in the line of a player of which nothing is known; `unclear`: it may be one of several
 * sizes; `pieces`: no number of pieces; `none`: a row for no pieces.
 */
export type LeftOutReason = 'above' | 'again' | 'total' | 'remark' | 'column' | 'unread' | 'number' | 'size' | 'unclear' | 'pieces' | 'none'

/** Something that is not taken over. */
export interface LeftOut {
  line: number
  /** The text. */
  cell: string
  reason: LeftOutReason
}

/** A text of which it is not clear which size of a product it means; asked once for all its lines. */
export interface UnclearSize {
  /** Names it in the answers. */
  key: string
  cell: string
  productId: number
  lines: readonly number[]
  /** The ids of the sizes that it may mean; empty where it is none of them. */
  candidates: readonly string[]
}

/** What was answered, by key: the ids of sizes for unclear texts, and of players for unclear names. */
export type Answers = Readonly<Record<string, string>>

/** What a list holds. */
export interface ListedPlayers {
  players: readonly ListedPlayer[]
  leftOut: readonly LeftOut[]
  unclear: readonly UnclearSize[]
}
