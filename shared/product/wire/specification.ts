// A product's specifications: facts in pairs.
import type * as v from 'valibot'
import { answerOf, Label, object } from '#shared/wire/parts.ts'

/** The facts as the host orders them. */
export const Specification = answerOf(object({ label: Label, value: Label }))
export type Specification = v.InferOutput<typeof Specification>
