// What the law wants said of goods, from the rows of their specification: the measure that a unit price counts, and the maker's guarantee.
import type { SeedMeasure, SeedProduct } from './seed-product.ts'

const units: Readonly<Record<string, SeedMeasure['unit']>> = { m: 'm', l: 'l', kg: 'kg', pieces: 'piece' }

/** Rows that say how much one piece holds; the volume of a bag is none. */
const measured = ['Length', 'Contents']

/** The facts of a product with these rows. A guarantee of two years is what the law gives anyway, and is none of the maker's. */
export function goodsFactsOf(rows: SeedProduct['specification']): Pick<SeedProduct, 'measure' | 'guaranteeYears'> {
  const measures = rows.flatMap(({ label, value }): SeedMeasure[] => {
    const [amount = '', unit = ''] = value.en.split(' ')
    const known = units[unit]
    return measured.includes(label.en) && known && Number(amount) > 1 ? [{ amount: Number(amount), unit: known }] : []
  })
  const years = rows.flatMap(({ label, value }) => (label.en === 'Manufacturer’s guarantee' ? [Number.parseInt(value.en, 10)] : []))
  return { measure: measures[0] ?? null, guaranteeYears: years[0] ?? null }
}
