// The choices of a line as its row stores them.
import * as v from 'valibot'
import { choiceText } from './compose-line.ts'
import type { LineChoice } from './item-request.ts'
import { noChoice } from './item-request.ts'

const Attributes = v.record(v.string(), v.number())
const Stored = v.object({
  bundle: v.array(v.object({ optionId: v.number(), selectionId: v.number(), qty: v.nullable(v.number()), attributes: Attributes })),
  prints: v.array(v.object({ groupId: v.number(), productId: v.number(), optionId: v.number(), value: v.union([v.string(), v.number()]) })),
  players: v.nullable(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        number: v.string(),
        qty: v.optional(v.number()),
        sizes: v.array(v.object({ productId: v.number(), attributes: Attributes })),
      }),
    ),
  ),
})

/** Reads the choices; older rows hold a list of the variant's options instead, and have no choices. */
export function readChoice(stored: unknown): LineChoice {
  const parsed = v.safeParse(Stored, stored)
  return parsed.success ? parsed.output : noChoice
}

/** Whether two rows hold the same choices. */
export function sameChoice(one: unknown, other: unknown): boolean {
  return choiceText(readChoice(one)) === choiceText(readChoice(other))
}
