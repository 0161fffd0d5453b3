// What a mail says, in order. Its HTML and its plain text are both written from this, so that they never say different things.
import type { Language, StoreCode } from '../host/store-view.ts'

/** A line of goods: what it is, how many, and its picture. */
export interface GoodsLine {
  /** Null where the number says nothing, as for goods that are back in stock. */
  quantity: number | null
  name: string
  /** What was chosen, such as `Size: 42`. */
  details: readonly string[]
  /** Such as that there is no right to withdraw from it. */
  note: string | null
  /** A row for each player of a team; null where there are none. */
  players: Grid | null
  amount: string | null
  /** The root-relative address of the product's picture. */
  picture: string | null
}

/** A heading; one of the third level stands below one of the second. */
export interface Heading {
  kind: 'heading'
  text: string
  level: 2 | 3
}

/** A table of data: each column has a heading. */
export interface Grid {
  kind: 'grid'
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** How many of the last columns are amounts, which end at the same edge. */
  amounts: number
}

/** A part of a mail. A text is a paragraph; there is one button at most. */
export type Block =
  | string
  | { kind: 'goods'; lines: readonly GoodsLine[] }
  | { kind: 'sums'; rows: readonly { title: string; amount: string; isTotal: boolean }[] }
  | { kind: 'facts'; title: string; lines: readonly string[] }
  | Heading
  | { kind: 'list'; items: readonly string[]; isNumbered: boolean }
  | Grid
  | { kind: 'quote'; text: string }
  | { kind: 'button' | 'link'; label: string; url: string }

/** A whole mail. */
export interface Letter {
  language: Language
  store: StoreCode
  /** The subject is also the heading. */
  subject: string
  /** What lists of mails show after the subject. */
  preheader: string
  blocks: readonly Block[]
  /** The address of the shop's home page; null if the shop does not know its own name. */
  home: string | null
  /** Who sends it, line by line. */
  sender: readonly string[]
}

/** The button; nothing where there is no address that leads to the shop. */
export function button(label: string, url: string | null): Block | null {
  return url === null ? null : { kind: 'button', label, url }
}

/** A link that is less important than the button. */
export function link(label: string, url: string | null): Block | null {
  return url === null ? null : { kind: 'link', label, url }
}

/** The lines of a text that somebody wrote on any kind of machine. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/)
}
