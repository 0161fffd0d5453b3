// The size that the shop recommends: by foot length for shoes and socks, by height for children, by height and weight for adults.
import type { Database } from '../database/tables.ts'
import type { Language } from '../host/store-view.ts'
import { fillText } from './messages.ts'
import { ShopError } from './shop-error.ts'

/** In centimetres, kilograms and years. */
export interface Measured {
  height: number | null
  weight: number | null
  age: number | null
  footLength: number | null
}

export interface SizeAdvice {
  /** The size as the chart names it; null if none fits. */
  size: string | null
  /** The text in the store's language. */
  reason: string
}

/** The measures that a chart needs for advice; null if it has no advice. */
export function adviceKindOf(chart: { code: string } | null): 'body' | 'foot' | null {
  if (chart === null) return null
  if (chart.code === 'apparel') return 'body'
  return chart.code === 'shoes' || chart.code === 'socks' ? 'foot' : null
}

/** Plausible bounds of a person's measures. */
const bounds = { height: [50, 230], weight: [10, 250], age: [1, 120], footLength: [8, 40] } as const

/** From this height and age on, the chest determines the size. */
const ADULT = { height: 160, age: 15 }

/** The advice for a product; throws a 404 for a product without a suitable chart. */
export async function getSizeAdvice(db: Database, language: Language, productId: number, measured: Measured): Promise<SizeAdvice> {
  const chart = await db
    .selectFrom('size_chart')
    .innerJoin('product', 'product.size_chart_id', 'size_chart.id')
    .where('product.id', '=', productId)
    .select(['size_chart.code', 'rows'])
    .executeTakeFirst()
  const kind = adviceKindOf(chart ?? null)
  if (!chart || !kind) throw new ShopError(404, 'error.not-found', { code: 'product' })
  const measure = kind === 'foot' ? measured.footLength : measured.height
  if (measure === null || !isWithin(measured)) throw new ShopError(422, 'advice.bounds')
  const none: SizeAdvice = { size: null, reason: fillText('advice.none', language) }
  const write = (number: number) => number.toLocaleString(language, { maximumFractionDigits: 1 })
  if (kind === 'foot') {
    const size = sizeFor(chart.rows, chart.code === 'shoes' ? 2 : 1, measure)
    return size === null ? none : { size, reason: fillText('advice.foot', language, write(measure), size) }
  }
  const { weight, age } = measured
  if (weight === null || measure < ADULT.height || (age !== null && age < ADULT.age)) {
    const size = sizeFor(chart.rows, 3, measure)
    return size === null ? none : { size, reason: fillText('advice.height', language, write(measure), size) }
  }
  // The chest size grows with the weight, and more slowly for taller people.
  const chest = Math.round(97 + (weight - 75) * 0.6 - (measure - 178) * 0.2)
  const size = sizeFor(chart.rows.slice(firstAdult(chart.rows)), 1, chest)
  return size === null ? none : { size, reason: fillText('advice.chest', language, write(measure), write(weight), chest, size) }
}

function isWithin(measured: Measured): boolean {
  return Object.entries(bounds).every(([name, [min, max]]) => {
    const value = Object.entries(measured).find(([key]) => key === name)?.[1] ?? null
    return value === null || (value >= min && value <= max)
  })
}

/** Children's sizes are numbers, adults' sizes are letters. */
function firstAdult(rows: readonly string[][]): number {
  return Math.max(
    0,
    rows.findIndex(([size = '']) => !/^\d/.test(size)),
  )
}

/** The first size whose upper bound is not below the measure; null below the smallest size and above the largest. */
function sizeFor(rows: readonly string[][], column: number, value: number): string | null {
  const ranges = rows.map((row) => ({ size: row[0] ?? '', ...rangeOf(row[column] ?? '') }))
  const [smallest] = ranges
  if (!smallest || value < smallest.from * 0.9) return null
  return ranges.find(({ to }) => value <= to)?.size ?? null
}

function rangeOf(text: string): { from: number; to: number } {
  const [from = Number.NaN, to = from] = text.split('–').map(Number)
  return { from, to }
}
