// When a text is true: on which materials, sports, surfaces, for whom, and beside which other rows of the specification.
import * as v from 'valibot'
import { same } from '../words.ts'

const Codes = v.optional(v.array(v.string()))

const When = v.strictObject({
  materials: Codes,
  notMaterials: Codes,
  sports: Codes,
  notSports: Codes,
  surfaces: Codes,
  audiences: Codes,
  hasTiers: v.optional(v.boolean()),
  /** English values by the row's name; a product without the row fits. */
  rows: v.optional(v.record(v.string(), v.array(v.string()))),
})

type When = v.InferOutput<typeof When>

/** A condition of an entry; without one it is true of every product that uses it. */
export const when = v.optional(When)

/** A text in four languages, or one for all of them, that may have a condition. */
export const Text = v.union([
  v.strictObject({ nl: v.string(), en: v.string(), de: v.string(), sv: v.string(), when }),
  v.pipe(
    v.string(),
    v.transform((text) => ({ ...same(text), when: undefined })),
  ),
])

export type Text = v.InferOutput<typeof Text>

/** What the generator knows of a product before it writes its texts. */
export interface Traits {
  material: string
  sports: readonly string[]
  surface: string | null
  audience: string
  hasTiers: boolean
  /** English values by the row's name. */
  rows: Readonly<Record<string, string>>
}

const allows = (codes: readonly string[] | undefined, own: readonly string[]) => !codes || own.some((code) => codes.includes(code))
const forbids = (codes: readonly string[] | undefined, own: readonly string[]) => own.some((code) => codes?.includes(code))

function isTrueOf(condition: When | undefined, traits: Traits): boolean {
  if (!condition) return true
  const { material, sports, surface, audience, hasTiers, rows } = traits
  return (
    allows(condition.materials, [material]) &&
    !forbids(condition.notMaterials, [material]) &&
    allows(condition.sports, sports) &&
    !forbids(condition.notSports, sports) &&
    allows(condition.surfaces, surface === null ? [] : [surface]) &&
    allows(condition.audiences, [audience]) &&
    (condition.hasTiers ?? hasTiers) === hasTiers &&
    Object.entries(condition.rows ?? {}).every(([name, values]) => rows[name] === undefined || values.includes(rows[name]))
  )
}

/** The entries that are true of a product. */
export function trueOf<Entry extends { when?: When | undefined }>(entries: readonly Entry[], traits: Traits): Entry[] {
  return entries.filter((entry) => isTrueOf(entry.when, traits))
}
