// Stands where shared/api/client.ts stands while the contract is written: keeps what a call asks for, and answers what its row says.
import * as v from 'valibot'

/** A call as a function of `shared/api` made it. */
export interface AskedCall {
  client: 'api' | 'catalogue'
  method: string
  path: string
  schema: v.GenericSchema
  options: {
    json?: unknown
    searchParams?: Record<string, string | number> | URLSearchParams
    headers?: Record<string, string>
    isText?: boolean
    isFile?: boolean
  }
}

/** See the true one. */
export const Anything = v.unknown()

const asked: AskedCall[] = []
let answer: unknown = null

/** Calls a function of `shared/api`, which gets this answer; gives what it asked. Throws where its schema refuses the answer. */
export async function record(run: () => Promise<unknown>, given: unknown): Promise<AskedCall[]> {
  answer = given
  asked.length = 0
  await run()
  return [...asked]
}

function keep(call: AskedCall): Promise<unknown> {
  asked.push(call)
  const body = call.options.isFile ? new TextEncoder().encode(String(answer)).buffer : answer
  const parsed = v.safeParse(call.schema, body)
  if (!parsed.success)
    throw new Error(
      `${call.method} ${call.path}: the answer of its row in tests/support/api-calls.ts is refused: ${v.summarize(parsed.issues)}`,
    )
  return Promise.resolve(parsed.output)
}

/** See the true one. */
export const ask = (method: string, path: string, schema: v.GenericSchema, options: AskedCall['options'] = {}): Promise<unknown> =>
  keep({ client: 'api', method, path, schema, options })

/** See the true one. */
export const askCatalogue = (path: string, schema: v.GenericSchema, options: AskedCall['options'] = {}): Promise<unknown> =>
  keep({ client: 'catalogue', method: 'GET', path, schema, options })
