// Reads a file of goods, and names a fault in it by its place.
import * as v from 'valibot'
import type { Goods } from './host-api.ts'

const Name = v.pipe(v.string(), v.nonEmpty())
const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Amount = v.pipe(v.number(), v.minValue(0))

const File = v.strictObject({
  categories: v.pipe(v.array(v.strictObject({ id: Whole, name: Name, path: Name })), v.minLength(1)),
  swatches: v.optional(v.record(v.string(), v.string())),
  products: v.array(
    v.strictObject({
      id: Whole,
      sku: Name,
      name: Name,
      brand: Name,
      category: Whole,
      price: Amount,
      was: v.optional(Amount),
      options: v.optional(v.record(v.string(), v.array(Name))),
      stock: Whole,
      soldOut: v.optional(v.array(v.string())),
      image: v.optional(v.string()),
    }),
  ),
})

/** The goods in the text of such a file; `name` is the file's, for the fault. */
export function readGoods(text: string, name: string): Goods {
  const read = v.safeParse(File, JSON.parse(text))
  if (!read.success) throw new Error(`${name} cannot be read: ${v.summarize(read.issues)}`)
  return read.output
}
