// What is known of a product apart from its prose: kind, attributes, specification. Claims and rules of texts are held against it.
import type { SeedProduct } from '../seed-product.ts'
import { options } from '../catalogue-ids.ts'

export interface Facts {
  article: string
  kind: SeedProduct['kind']
  material: string | null
  sports: readonly string[]
  surface: string | null
  collections: readonly string[]
  audience: string
  hasTiers: boolean
  /** The specification in English. */
  rows: ReadonlyMap<string, string>
}

const codes = new Map(options.map(({ id, code }) => [id, code]))

/** The facts of a generated product. */
export function factsOf(product: SeedProduct): Facts {
  const own = product.optionIds.map((id) => codes.get(id) ?? '')
  const of = (attribute: string) => own.filter((code) => code.startsWith(`${attribute}:`)).map((code) => code.slice(attribute.length + 1))
  return {
    article: product.article,
    kind: product.kind,
    material: of('material')[0] ?? null,
    sports: of('sport'),
    surface: of('surface')[0] ?? null,
    collections: of('collection'),
    audience: of('audience')[0] ?? '',
    hasTiers: product.tiers.length > 0,
    rows: new Map(product.specification.map(({ label, value }) => [label.en, value.en])),
  }
}
