// The schema of how much one piece holds, for goods that are sold by measure.
import type * as v from 'valibot'
import { Amount } from '#shared/wire/answer-parts.ts'
import { decorates, Label, object } from '#shared/wire/parts.ts'

/** For example 12 "per metre" of string: `unit` is the host's own word behind the price. Null for goods that are sold by the piece. */
export const Measure = decorates(object({ amount: Amount, unit: Label }))
export type Measure = v.InferOutput<typeof Measure>
