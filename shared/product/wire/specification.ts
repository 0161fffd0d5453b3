// The schema of a product's specifications: pairs of label and value.
import * as v from 'valibot'
import { answerOf, Label, object } from '#shared/wire/parts.ts'

/** Some hosts send a map: `{ "Weight": "430 g" }`. An object with a message is not a map of specifications. */
function pairsOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const entries = Object.entries(answer)
  const isMap = entries.every(([label, value]) => v.is(Label, value) && !/^(\d+|message|error|status|success)$/.test(label))
  return isMap ? entries.map(([label, value]) => ({ label, value })) : answer
}

/** The specifications in the host's order. */
export const Specification = v.pipe(v.unknown(), v.transform(pairsOf), answerOf(object({ label: Label, value: Label })))
export type Specification = v.InferOutput<typeof Specification>
