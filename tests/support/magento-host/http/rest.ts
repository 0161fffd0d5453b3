// Answers the web API: finds the store view, the call and the caller, then parses, runs and formats.
import type { Context } from 'hono'
import { spoil } from '#tests/support/spec-host/http/spoil.ts'
import type { Call } from '../calls/call.ts'
import { calls } from '../calls/calls.ts'
import { defaultStore, stores, translate } from '../data.ts'
import { isFields, type Fields } from '../json.ts'
import type { Store } from '../goods.ts'
import { RestError, unauthorized } from '../rest-error.ts'
import type { Shop } from '../shop.ts'
import { readBody } from './input.ts'
import { answerJson } from './output.ts'
import { phpQuery } from './php-query.ts'
import { customerOf, knownSession } from './session.ts'

const routes = calls.map((call) => {
  const [method = '', path = ''] = call.name.split(' ')
  return { call, method, pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`) }
})

const internalError = { message: 'Internal Error. Details are available in Magento log file. Report ID: webapi-65f2c1d0a1b2c' }

/** The store view before `V1` in the path, and the path after it. */
const storeAndPath = (path: string): { store: Store; path: string } => {
  const store = stores.find(({ code }) => path.startsWith(`/${code}/`))
  return { store: store ?? defaultStore, path: store ? path.slice(store.code.length + 1) : path }
}

const bodyOf = (c: Context, raw: string): Fields => {
  if (raw === '') return {}
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim() ?? ''
  if (type === '') throw new RestError(400, 'Content-Type header is empty.')
  if (type !== 'application/json') throw new RestError(400, `Server cannot understand Content-Type HTTP header media type ${type}`)
  try {
    const body: unknown = JSON.parse(raw)
    return isFields(body) ? body : {}
  } catch {
    throw new RestError(400, 'Decoding error.')
  }
}

const paramsOf = (match: RegExpExecArray): Record<string, string> =>
  Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]))

const run = (c: Context, shop: Shop, store: Store, call: Call, params: Record<string, string>, raw: string): Response => {
  const session = knownSession(c, shop)
  const customer = customerOf(c, shop, session)
  if (call.isSelf && !customer) throw unauthorized('self')
  const body = readBody(call.body, bodyOf(c, raw))
  const query = phpQuery(new URL(c.req.url).searchParams)
  return c.json(answerJson(call.answer, call.run({ shop, store, session, customer, params, body, query, raw })))
}

const refused = (c: Context, store: Store, error: RestError): Response => {
  const message = translate(store, error.message)
  return c.json({ message, ...(error.parameters ? { parameters: error.parameters } : {}) }, error.status as 400)
}

export const answerRest = async (c: Context, shop: Shop): Promise<Response> => {
  const { store, path } = storeAndPath(c.req.path.slice('/rest'.length))
  const raw = await c.req.text()
  for (const { call, method, pattern } of routes) {
    const match = method === c.req.method ? pattern.exec(path) : null
    if (!match || shop.options.missing?.includes(call.name)) continue
    const fault = shop.options.broken?.[call.name]
    if (fault === 500) return c.json(internalError, 500)
    try {
      const answer = run(c, shop, store, call, paramsOf(match), raw)
      if (fault === '500 after') return c.json(internalError, 500)
      return fault === undefined ? answer : await spoil(c, fault, answer)
    } catch (error) {
      if (error instanceof RestError) return refused(c, store, error)
      console.error(error)
      return c.json(internalError, 500)
    }
  }
  return c.json({ message: 'Request does not match any route.' }, 404)
}
