// The schema of how much one piece holds, for goods that are sold by measure.
import * as v from 'valibot'
import { Amount } from '#shared/wire/answer-parts.ts'
import { decorates, object } from '#shared/wire/parts.ts'

/** For example 12 m of string; null for goods that are sold by the piece. */
export const Measure = decorates(object({ amount: v.pipe(Amount, v.gtValue(0)), unit: v.picklist(['m', 'l', 'kg', 'piece']) }))
export type Measure = v.InferOutput<typeof Measure>
