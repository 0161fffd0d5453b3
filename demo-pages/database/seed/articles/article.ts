// A type of article, from which the generator makes products.
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
  /** The noun in product names: "voetbalshirt", "football shirt", "Fußballtrikot", "fotbollströja". */
  noun: Words,
  /** Additional search words. */
  keywords: Words,
  sports: Codes,
  audiences: v.array(v.picklist(audiences)),
  /** Without sizes the product is simple, or varies in colour only. */
  sizes: v.optional(v.picklist(sizeSystems)),
  palette: keyOf(palettes),
  /** The range for the number of colours of one product. */
  colours: Range,
  materials: Codes,
  features: v.array(keyOf(features)),
  closing: keyOf(closings),
  specifications: v.array(keyOf(specificationNames)),
  /** The range of the usual price in euros. */
  euros: Range,
  /** Its share of the products, relative to other articles. */
  weight: v.number(),
  silhouettes: v.array(v.picklist(silhouetteNames)),
  /** Restricts the department's patterns. */
  patterns: v.optional(v.array(v.picklist(patternNames))),
  surfaces: v.optional(Codes),
  hasLevel: v.optional(v.boolean()),
  hasTiers: v.optional(v.boolean()),
  /** Whether its pictures show a number. */
  hasNumber: v.optional(v.boolean()),
  sizeChart: v.optional(v.string()),
  /** Codes of the personalisation groups that some of these products offer. */
  personalisation: v.optional(Codes),
})

export type Article = v.InferOutput<typeof Article>

/** A department's brands and articles. */
export interface DepartmentRange {
  code: string
  /** Codes of the brands that make them. */
  brands: readonly string[]
  articles: readonly Article[]
}
