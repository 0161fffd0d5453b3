// The tension limits of rackets, their recommended strings, and why these are recommended.
import { tensionLabels } from './labels.ts'
import type { WirePersonalisationOption } from './product-wire.ts'
import type { Database, Language, Words } from './tables.ts'

/** The advice for one racket. */
export interface StringAdvice {
  least: number
  most: number
  values: { option_id: number; option_value: number }[]
  /** Why, by choice. */
  reasons: ReadonlyMap<number, Words>
}

/** The advice by product id; products that are not strung have no entry. */
export async function readAdvice(db: Database, products: readonly { id: number }[]): Promise<Map<number, StringAdvice>> {
  const ids = products.map(({ id }) => id)
  const rows = await db.selectFrom('string_advice').selectAll().where('product_id', 'in', ids).execute()
  if (!rows.length) return new Map()
  const strings = await db.selectFrom('personalisation_option').where('role', '=', 'string').select('choices').execute()
  const reasons = new Map(strings.flatMap(({ choices }) => choices.flatMap(({ id, reason }) => (reason ? [[id, reason] as const] : []))))
  return new Map(rows.map((row) => [row.product_id, { least: row.tension_min, most: row.tension_max, values: row.option_values, reasons }]))
}

/** The shares of a frame's range up to which a tension is loose, and from which it is tight. */
const [LOOSE, TIGHT] = [0.4, 0.6]

/**
 * The recommendation in words: what to choose, and why.
 * @example adviceText(options, advice, 'en') // 'Multifilament, soft · … 25.5 kg. A soft string is easy on the arm. 26 kg is tight …'
 */
export function adviceText(options: readonly WirePersonalisationOption[], advice: StringAdvice, language: Language): string {
  const { values, reasons, least, most } = advice
  const chosen = values.flatMap(({ option_id, option_value }) => {
    const option = options.find(({ id }) => id === option_id)
    return option ? [{ option, value: option_value }] : []
  })
  const measure = (value: number, unit: string | null) => `${value.toLocaleString(language)} ${unit ?? ''}`.trim()
  const what = chosen.map(({ option, value }) =>
    option.choices.length ? (option.choices.find(({ id }) => id === value)?.label ?? '') : `${option.label} ${measure(value, option.unit)}`,
  )
  const why = chosen.flatMap(({ option, value }) => {
    if (option.role === 'string') return reasons.get(value)?.[language] ?? []
    if (option.role !== 'tension-mains') return []
    const share = (value - least) / (most - least)
    const words = tensionLabels[share < LOOSE ? 'loose' : share > TIGHT ? 'tight' : 'even'][language]
    return words
      .replace('{tension}', measure(value, option.unit))
      .replace('{least}', least.toLocaleString(language))
      .replace('{most}', measure(most, option.unit))
  })
  const named = what.filter(Boolean).join(' · ')
  return why.length ? `${named}. ${why.join(' ')}` : named
}
