// Converts an error to a response: Magento's body for calls, a page for people, a log line for us.
import { HTTPException } from 'hono/http-exception'
import { isAway } from '../database/away.ts'
import { awayPage } from './away-page.ts'
import { fillText, findText } from '../shop/messages.ts'
import type { FieldFaults, RefusalStatus } from '../shop/shop-error.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { HostContext } from '../host/context.ts'
import type { HostOptions } from '../host/options.ts'
import type { Language } from '../host/store-view.ts'
import { findStore } from '../host/store-view.ts'

/** Draws a page for a status; the pages folder supplies the real one. */
export type ErrorPage = (c: HostContext, status: RefusalStatus) => Response | Promise<Response>

/** Whether the client is a script rather than a person. */
export function wantsJson(c: HostContext): boolean {
  const accept = c.req.header('Accept') ?? ''
  return c.req.header('X-Requested-With') === 'XMLHttpRequest' || (accept.includes('application/json') && !accept.includes('text/html'))
}

/** The response to an error thrown in any handler. Unknown errors are logged in full, and described as little as possible. */
export async function answerError(error: unknown, c: HostContext, page: ErrorPage, report: HostOptions['report']): Promise<Response> {
  const known = asShopError(error)
  if (!known) report(`host: ${c.req.method} ${c.req.path} failed`, error)
  const refusal = known ?? new ShopError(500, 'error.unexpected')
  if (refusal.retryAfter !== null) c.header('Retry-After', String(refusal.retryAfter))
  if (!wantsJson(c)) return refusal.status === 503 ? awayPage(c, refusal) : page(c, refusal.status)
  return c.json(errorBody(refusal, c), refusal.status)
}

/** Magento's error body: the sentence with its placeholders, the values beside it. */
export function errorBody(error: ShopError, c: HostContext): Record<string, unknown> {
  const language = (findStore(c.req.path) ?? { language: 'en' as const }).language
  return {
    message: findText(error.sentence, language),
    parameters: error.parameters,
    ...(error.code ? { code: error.code } : {}),
    ...(error.totals ? { totals: error.totals } : {}),
    ...(error.fields ? { errors: fieldTexts(error.fields, language) } : {}),
  }
}

function fieldTexts(fields: FieldFaults, language: Language): Record<string, string[]> {
  const messages = Object.entries(fields).map(([name, faults]) => [
    name,
    faults.map(({ sentence, limit, parameters }) => fillText(sentence, language, ...(parameters ?? [limit ?? '']))),
  ])
  return Object.fromEntries(messages)
}

/** Postgres' code for text that it cannot store, such as a zero character: nothing with this text exists. */
const UNKEEPABLE = '22021'

/** Seconds that a restart of a database takes. */
const BACK_SOON = 5

function asShopError(error: unknown): ShopError | null {
  if (error instanceof ShopError) return error
  if (isAway(error)) return new ShopError(503, 'error.away', { retryAfter: BACK_SOON })
  if (error instanceof Error && 'code' in error && error.code === UNKEEPABLE) return new ShopError(400, 'error.refused')
  if (error instanceof HTTPException)
    return error.status === 413 ? new ShopError(413, 'body.too-long') : new ShopError(400, 'error.refused')
  return null
}
