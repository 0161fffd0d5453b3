// Keeps a list that is not part of the team yet for the visit, with everything that was decided about it: after a reload, or on return from another page.
import * as v from 'valibot'
import type { Meaning } from '#shared/product/rules/player-list/source.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { onLeave } from '#stores/session/leaving.ts'

/** The longest list that is kept, in characters with its other sheets; a browser has room for some more of these. */
const LONGEST = 200_000

const Meaning = v.custom<Meaning>(
  (value) => typeof value === 'string' && /^(?:name|first-name|last-name|number|size|size\.\d+|pieces|skip)$/.test(value),
)

const Decided = v.object({
  /** The columns whose meaning was chosen, by heading, or by place where there is none. */
  meanings: v.record(v.string(), Meaning),
  answers: v.record(v.string(), v.string()),
  /** Null where nothing was chosen. */
  way: v.nullable(v.picklist(['add', 'replace', 'match'])),
  names: v.picklist(['whole', 'last', 'first']),
})
/** What was decided about a list: it outlives the confirmation, so that a list that was left is found as it was. */
export type Decided = v.InferOutput<typeof Decided>

/** Before anything is decided. */
export const undecided: Decided = { meanings: {}, answers: {}, way: null, names: 'whole' }

const KeptList = v.object({
  text: v.string(),
  fileName: v.nullable(v.string()),
  sheets: v.array(v.object({ name: v.string(), text: v.string(), isTaken: v.boolean() })),
  sheet: v.nullable(v.string()),
  decided: Decided,
  /** Whether it stood there to be confirmed. */
  isChecked: v.boolean(),
})
/** A list as it was left. */
export type KeptList = v.InferOutput<typeof KeptList>

/** By product id. The names of a team are personal: they expire with the tab, and a day after the last entry. */
const memory = persisted({ name: 'team-list', area: 'session', schema: v.record(v.string(), KeptList), minutes: 24 * 60 })

onLeave((leaving) => {
  if (leaving !== 'expired') memory.forget()
})

/** The list of a product as it was left; null where there is none. */
export function keptList(productId: number): KeptList | null {
  const kept = memory.get() ?? {}
  return Object.hasOwn(kept, productId) ? (kept[productId] ?? null) : null
}

/** Keeps a list; an empty one, and one that is too long, is forgotten. */
export function keepList(productId: number, list: KeptList): void {
  const { [productId]: _before, ...others } = memory.get() ?? {}
  const length = list.sheets.reduce((sum, { text }) => sum + text.length, list.text.length)
  const isKept = length > 0 && length <= LONGEST
  if (isKept || _before) memory.set(isKept ? { ...others, [productId]: list } : others)
}
