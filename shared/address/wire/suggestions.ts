// Corrections suggested for e-mail addresses.
import * as v from 'valibot'
import { answerOf } from '#shared/wire/parts.ts'

/** A suggestion that cannot be parsed is dropped. */
export const Suggestions = answerOf(v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)))
export type Suggestions = v.InferOutput<typeof Suggestions>
