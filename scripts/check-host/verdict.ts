// Explains the result of a call in sentences, from the same errors and schemas that the widgets use.
import type { CallInfo } from '#shared/api/define-call.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { findDrops } from '#shared/wire/find-drops.ts'
import { misspelt, type Misspelling } from './misspelt.ts'
import { ruleFor, ruleForWhole } from './rule.ts'
import { shown } from './report.ts'
import type { Reply } from './visitor.ts'

/** The faults of an answer, and how to repair them. */
type Lines = string[]

interface Issue {
  path?: readonly { key: unknown }[]
  input?: unknown
  received?: string
  expected?: string | null
  message?: string
}

const issuesOf = (cause: unknown): readonly Issue[] =>
  typeof cause === 'object' && cause !== null && 'issues' in cause && Array.isArray(cause.issues) ? cause.issues : []

const dotted = (keys: readonly unknown[]) =>
  keys
    .map((key) => (/^\d+$/.test(String(key)) ? `[${String(key)}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

/** The parts that an otherwise valid answer lacks. */
export function partsLeftOut(call: CallInfo, body: unknown): Lines {
  const drops = findDrops(call.answer, body)
  const names = misspelt(call.answer, body)
  return [
    ...drops.map(({ path, why }) => `${dotted(path.split('.'))} was left out: ${why}. ${ruleFor(call, dotted(path.split('.')))}`),
    ...names.map((one) => `${placeOf(one)} is not read: expected ${one.meant}. ${ruleFor(call, joined(one.at, one.meant), one.came)}`),
  ]
}

const joined = (at: string, name: string) => (at ? `${at}.${name}` : name)
const placeOf = ({ at, came }: Misspelling) => joined(at, came)

/** Why a call failed. */
export function whyFailed(call: CallInfo, error: ApiError, reply: Reply | null): Lines {
  const issues = issuesOf(error.cause)
  if (issues.length > 0) return issues.slice(0, 3).flatMap((issue) => ofIssue(call, issue, reply))
  if (reply === null) return [`got no answer: ${error.kind === 'timeout' ? 'it took too long' : causeOf(error)}`]
  if (reply.status >= 300 && reply.status < 400)
    return [`answered ${reply.status} to ${reply.headers.get('Location') ?? 'nowhere'}: nothing follows a redirect. ${ruleForWhole(call)}`]
  if (reply.status >= 400) return [`answered ${reply.status} ${firstOf(error.words ?? reply.text)}`.trim()]
  const what = reply.text.trim() === '' ? 'an empty body' : `${reply.type || 'no Content-Type'} that begins with ${firstOf(reply.text)}`
  return [`answered ${what}, expected ${call.format === 'file' ? 'a PDF' : 'JSON'}. ${ruleForWhole(call)}`]
}

const causeOf = ({ cause, message }: ApiError): string => {
  const inner = cause instanceof Error ? (cause.cause instanceof Error ? cause.cause : cause) : null
  return inner?.message || message
}

const firstOf = (text: string) => shown(text.replaceAll(/\s+/g, ' ').slice(0, 70))

function ofIssue(call: CallInfo, { path = [], input, received, expected, message }: Issue, reply: Reply | null): Lines {
  const at = dotted(path.map(({ key }) => key))
  const name = /([A-Za-z_]\w*)$/.exec(at)?.[1] ?? ''
  const wanted = expected ?? message ?? 'something else'
  const came = received === 'undefined' || input === undefined ? 'nothing' : shown(input)
  // A missing value may be there with another name.
  const other = came === 'nothing' ? misspelt(call.answer, jsonIn(reply)).find(({ meant }) => meant === name) : undefined
  const place = at === '' ? 'the answer' : at
  return [
    `${place}: came ${other ? `${other.came} instead` : came}, expected ${wanted}. ${at === '' ? ruleForWhole(call) : ruleFor(call, at, other?.came)}`,
  ]
}

/** The body as JSON; undefined if it is not. */
export function jsonIn(reply: Reply | null): unknown {
  try {
    return reply === null ? undefined : JSON.parse(reply.text)
  } catch {
    return undefined
  }
}

/** Whether the platform reports that it does not have the call at all. */
export const isNotThere = ({ status }: Pick<ApiError, 'status'>) => status === 404 || status === 405 || status === 501
