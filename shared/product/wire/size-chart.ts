// A size chart: a table of texts, the size first.
import * as v from 'valibot'
import { Id, Label, list, maybe, object, Text } from '#shared/wire/parts.ts'

/** Measures are in centimetres where the column says "(cm)". */
export const SizeChart = v.pipe(object({ id: Id, title: Text, columns: list(Label), rows: list(list(Label)) }), v.title('chart'))
export type SizeChart = v.InferOutput<typeof SizeChart>

/** Which size the host advises; null where none fits. */
export const SizeAdvice = object({ size: maybe(Label), reason: Text })
export type SizeAdvice = v.InferOutput<typeof SizeAdvice>
