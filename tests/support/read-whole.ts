// Parses an answer by its schema and checks that nothing in it was refused or silently replaced by a default.
import * as v from 'valibot'
import { expect } from 'vitest'
import { leavesIn } from './mutate.ts'

/** The result may contain nothing that was not sent (except `made`), and no additional nulls; names may differ. */
export function readWhole<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  made: readonly string[] = [],
): v.InferOutput<Schema> {
  const output = v.parse(schema, body)
  const known = leavesIn(output)
  // Magento writes lists of options as JSON text.
  const sent = leavesIn(body).flatMap((leaf) =>
    typeof leaf === 'string' && /^[[{]/.test(leaf) ? [leaf, ...leavesIn(JSON.parse(leaf))] : [leaf],
  )
  const strangers = known.filter((leaf) => typeof leaf !== 'boolean' && !sent.includes(leaf) && !made.some((text) => text === leaf))
  expect(strangers).toEqual([])
  expect(known.filter((leaf) => leaf === null).length).toBeLessThanOrEqual(sent.filter((leaf) => leaf === null).length)
  return output
}
