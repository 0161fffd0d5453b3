// The generator's data about a type of article, from which it makes products.
import * as v from 'valibot'
import { palettes } from '../palettes.ts'
import { patternNames, silhouetteNames } from '../picture.ts'
import { keyOf, Words } from '../read-data.ts'
import { audiences, sizeSystems } from '../sizes.ts'
import { closings } from '../texts/closings.ts'
import { features } from '../texts/features.ts'
import { families } from '../texts/index.ts'
import { specificationNames } from '../texts/specifications.ts'

const Codes = v.array(v.string())
const Range = v.strictTuple([v.number(), v.number()])

/** One type of article. */
export const Article = v.strictObject({
  code: v.string(),
  /** Code of the leaf category. */
  leaf: v.string(),
  family: keyOf(families),
  /** How a name calls it: "voetbalshirt", "football shirt", "Fußballtrikot", "fotbollströja". */
  noun: Words,
  /** Other search words. */
  keywords: Words,
  sports: Codes,
  audiences: v.array(v.picklist(audiences)),
  /** Without sizes the product is simple, or differs in colour only. */
  sizes: v.optional(v.picklist(sizeSystems)),
  palette: keyOf(palettes),
  /** How many colours one product has. */
  colours: Range,
  materials: Codes,
  features: v.array(keyOf(features)),
  closing: keyOf(closings),
  specifications: v.array(keyOf(specificationNames)),
  /** Usual price in euros. */
  euros: Range,
  /** How often it is made, compared with the others. */
  weight: v.number(),
  silhouettes: v.array(v.picklist(silhouetteNames)),
  /** Limits the department's patterns. */
  patterns: v.optional(v.array(v.picklist(patternNames))),
  surfaces: v.optional(Codes),
  hasLevel: v.optional(v.boolean()),
  hasTiers: v.optional(v.boolean()),
  /** Shows a number on its pictures. */
  hasNumber: v.optional(v.boolean()),
  sizeChart: v.optional(v.string()),
  /** Codes of personalisation groups a part of these products offers. */
  personalisation: v.optional(Codes),
})

export type Article = v.InferOutput<typeof Article>

/** A department's articles and their brands. */
export interface DepartmentRange {
  code: string
  /** Codes of the brands that make them. */
  brands: readonly string[]
  articles: readonly Article[]
}
