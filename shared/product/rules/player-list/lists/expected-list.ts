// What a person expects of a list, in a form that is quick to write and to read.

/** One list. */
export interface ExpectedList {
  file: string
  /** What is difficult about it. */
  why: string
  /** Whose sizes there are: adults', or also children's. */
  plan: 'adult' | 'club'
  /** Each player as `name|number|shirt|shorts|socks`, sizes by their labels; with `|pieces` where the list says how many. */
  players: readonly string[]
  /** What is not taken over, as `line reason text`. */
  leftOut?: readonly string[]
  /** What is asked, as `product text: sizes (lines)`. */
  unclear?: readonly string[]
}
