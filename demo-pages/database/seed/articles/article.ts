// What the generator must know about a type of article before it can make products of it.
import type { Pattern, Silhouette } from '../picture.ts'
import type { SizedAudience, SizeSystem } from '../sizes.ts'
import type { Closing } from '../texts/closings.ts'
import type { Feature } from '../texts/features.ts'
import type { FamilyName } from '../texts/index.ts'
import type { SpecificationName } from '../texts/specifications.ts'
import type { Words } from '../words.ts'

/** Colour groups an article is made in. */
export type PaletteName = 'team' | 'fashion' | 'shoes' | 'rackets' | 'bright' | 'basic' | 'felt' | 'feather' | 'basketball'

export interface Article {
  code: string
  /** Code of the leaf category. */
  leaf: string
  family: FamilyName
  /** How a name calls it: "voetbalshirt", "football shirt", "Fußballtrikot", "fotbollströja". */
  noun: Words
  /** Other words people search with. */
  keywords: Words
  sports: readonly string[]
  audiences: readonly SizedAudience[]
  /** Without sizes the product is simple, or differs in colour only. */
  sizes?: SizeSystem
  palette: PaletteName
  /** How many colours one product has. */
  colours: readonly [number, number]
  materials: readonly string[]
  features: readonly Feature[]
  closing: Closing
  specifications: readonly SpecificationName[]
  /** Usual price in euros. */
  euros: readonly [number, number]
  /** How often it is made, compared with the others. */
  weight: number
  silhouettes: readonly Silhouette[]
  /** Limits the department's patterns. */
  patterns?: readonly Pattern[]
  surfaces?: readonly string[]
  hasLevel?: boolean
  hasTiers?: boolean
  /** Shows a number on its pictures. */
  hasNumber?: boolean
  sizeChart?: string
  /** Codes of personalisation groups a part of these products offers. */
  personalisation?: readonly string[]
}

/** What a department adds: its articles and the brands that make them. */
export interface DepartmentRange {
  code: string
  /** Codes of the brands that make them. */
  brands: readonly string[]
  articles: readonly Article[]
}
