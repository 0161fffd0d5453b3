// Reads the back of a printed product from what the host sent; what cannot be read is left out and told, as in any answer.
import * as v from 'valibot'
import { watchDrops } from '#shared/events/report-drops.ts'
import { decorates } from '#shared/wire/parts.ts'
import { LineBack, ProductBack } from './wire/back.ts'

type Facts = Readonly<Record<string, unknown>>

function reader<Schema extends v.GenericSchema>(schema: Schema) {
  const read = new WeakMap<Facts, v.InferOutput<Schema> | null>()
  const tolerant = decorates(schema)
  /** The same object for the same facts, so that it causes no redraw. */
  return (facts: Facts | null | undefined): v.InferOutput<Schema> | null => {
    if (!facts) return null
    const before = read.get(facts)
    if (before !== undefined) return before
    const told = watchDrops('the back of a product')
    const back = v.parse(tolerant, facts)
    told(tolerant, facts)
    read.set(facts, back)
    return back
  }
}

/** The back of a product; null where there is none, or none that can be read. */
export const readProductBack = reader(ProductBack)

/** The back of a line of the cart or an order; null likewise. */
export const readLineBack = reader(LineBack)
