// Answers one call: checks that it exists and is allowed, runs it, and applies the configured failure.
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Answer, Call } from '../calls/call.ts'
import { faultOf, isMissing } from '../options.ts'
import type { Platform } from '../platform.ts'
import { fields } from '../rules/read.ts'
import { Refusal } from '../rules/refusal.ts'
import { sessionOf, storeOfCall, tokenWithin } from './session.ts'
import { spoil } from './spoil.ts'

/** The router's name for a path parameter. */
export const paramName = (written: string): string => written.replaceAll(/\W/g, '_')

const bodyOf = async (c: Context): Promise<Record<string, unknown>> => {
  const text = await c.req.text()
  if (text.trim() === '') return {}
  if (c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  try {
    return fields(JSON.parse(text))
  } catch {
    throw new Refusal(400, 'Syntax error')
  }
}

const run = async (c: Context, platform: Platform, call: Call, context: Omit<Parameters<Call['run']>[0], 'body'>): Promise<Answer> => {
  try {
    return await call.run({ ...context, body: await bodyOf(c) })
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, json: error.body(platform.draws) }
    throw error
  }
}

const respond = (c: Context, answer: Answer): Response => {
  const { status = 200, json, html, pdf, cookies = {} } = answer
  for (const [name, value] of Object.entries(cookies)) setCookie(c, name, value, { path: '/', maxAge: 7 * 86_400 })
  if (status === 204) return c.body(null, 204)
  c.status(status as 200)
  if (pdf) {
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', `attachment; filename="${pdf.name}"`)
    return c.body(pdf.bytes)
  }
  if (html !== undefined) return c.html(html)
  return json === undefined ? c.body(null) : c.json(json)
}

/** The answer in an expired customer session: 401, or a redirect to the login page. */
const ended = (c: Context, platform: Platform, path: string): Response => {
  if (platform.options.expired !== 'redirect') return c.json({ message: 'Unauthenticated.' }, 401)
  // With 302, only GET and POST become GET by themselves.
  return c.redirect(`/${path}/customer/login`, c.req.method === 'GET' || c.req.method === 'POST' ? 302 : 303)
}

const needsSession = (name: string): boolean => / (checkout\/cart|customer)\//.test(name)

export const answerCall = async (c: Context, platform: Platform, call: Call): Promise<Response> => {
  const store = storeOfCall(c)
  if (store === undefined || isMissing(platform.options, call.name)) return c.notFound()
  const session = sessionOf(c, platform)
  if (c.req.method !== 'GET') {
    const given = tokenWithin(c.req.header('X-XSRF-TOKEN') ?? '') ?? c.req.header('X-CSRF-TOKEN')
    // 419 is a status of Laravel, which Hono's types do not contain.
    if (given !== session.token) return c.json({ message: 'CSRF token mismatch.' }, 419 as 400)
  }
  if (session.isExpired && needsSession(call.name)) return ended(c, platform, store.path)
  const fault = faultOf(platform.options, call.name)
  if (fault === 500) return c.json({ message: 'Server Error' }, 500)
  const query = new URL(c.req.url).searchParams
  const answer = await run(c, platform, call, { platform, store, session, query, param: (name) => c.req.param(paramName(name)) ?? '' })
  const response = respond(c, answer)
  return fault === undefined ? response : spoil(c, fault, response)
}
