// A product's specifications: facts in pairs.
import * as v from 'valibot'
import { answerOf, Label, object } from '#shared/wire/parts.ts'

/** Some hosts write a map of them: `{ "Weight": "430 g" }`. What has a message in it is no facts. */
function pairsOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const facts = Object.entries(answer)
  const isMap = facts.every(([label, value]) => v.is(Label, value) && !/^(\d+|message|error|status|success)$/.test(label))
  return isMap ? facts.map(([label, value]) => ({ label, value })) : answer
}

/** The facts as the host orders them. */
export const Specification = v.pipe(v.unknown(), v.transform(pairsOf), answerOf(object({ label: Label, value: Label })))
export type Specification = v.InferOutput<typeof Specification>
