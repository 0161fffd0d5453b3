// The modules that the contract is written from, and what their calls asked of the recording client.
import type * as v from 'valibot'
import type { ApiCall } from '#tests/support/api-calls.ts'
import type { AskedCall } from './recording-client.ts'

/** The modules of the tree, as one bundle in which the calls record instead of asking. */
export interface Tree {
  calls: readonly ApiCall[]
  record: (run: () => Promise<unknown>, answer: unknown) => Promise<AskedCall[]>
  /** By file and name. */
  schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A call of `shared/api` with all that is known of it. */
export interface RecordedCall extends AskedCall {
  /** `cart.addLines`. */
  name: string
  row: ApiCall
}

/** Runs every row; each of them has asked exactly once. */
export async function recordCalls({ calls, record }: Tree): Promise<RecordedCall[]> {
  const all: RecordedCall[] = []
  // One after the other: there is one recorder.
  for (const row of calls) {
    const [asked, ...more] = await record(row.run, row.answer)
    if (!asked || more.length > 0) throw new Error(`${row.name} of tests/support/api-calls.ts asks ${asked ? 'twice' : 'nothing'}`)
    all.push({ ...asked, name: row.name, row })
  }
  return all
}

/** Whether a module's export is a schema of valibot. */
export function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}
