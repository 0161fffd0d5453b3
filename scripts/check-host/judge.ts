// Holds an answer against its schema on the wire: what is wrong, and what is probably misspelt.
import * as v from 'valibot'
import { nearMiss } from '#shared/mount/near-miss.ts'
import type { Reply } from './visitor.ts'
import { type Report, shown } from './report.ts'

/** A list of a thousand wrong prices is one mistake. */
const MOST_FAULTS = 6

/** What has to be known of a call to judge its answers. */
export interface HostCall {
  name: string
  method: string
  /** With names for values. */
  path: string
  client: 'session' | 'catalogue'
  isRead: boolean
  query: Readonly<Record<string, string>>
  answer: { kind: 'json' | 'html' | 'file'; isOpen: boolean; wire: v.GenericSchema }
  refusals: readonly { status: number }[]
}

/** Reads an answer; null where it cannot be read at all, and every fault is reported. */
export function judge(report: Report, call: string, { answer }: Pick<HostCall, 'answer'>, reply: Reply): unknown {
  report.asked.add(call)
  if (reply.status >= 300 && reply.status < 400) {
    report.fault(call, `${reply.status} to ${reply.headers.get('Location') ?? 'nowhere'}`, 'an answer; nothing follows a redirect')
    return null
  }
  if (reply.status < 200 || reply.status > 299) {
    report.fault(call, `${reply.status} ${reply.text.slice(0, 80)}`, 'status 200')
    return null
  }
  if (answer.isOpen && reply.text.trim() === '') return null
  const value = answer.kind === 'html' ? reply.text : jsonIn(report, call, reply)
  if (value === undefined) return null
  const parsed = v.safeParse(answer.wire, value)
  for (const issue of (parsed.issues ?? []).slice(0, MOST_FAULTS))
    report.fault(call, shown(issue.input), told(issue.expected, issue.message), dotted(issue))
  for (const { at, came, meant } of misspelt(answer.wire, value, '').slice(0, MOST_FAULTS)) report.fault(call, `a field ${came}`, meant, at)
  return value
}

function jsonIn(report: Report, call: string, { type, text }: Reply): unknown {
  if (type !== 'application/json' && !type.endsWith('+json')) {
    report.fault(call, type || 'no Content-Type', 'Content-Type application/json')
    return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    report.fault(call, text.slice(0, 60) || 'an empty body', 'JSON')
    return undefined
  }
}

const told = (expected: string | null, message: string) => expected ?? message

function dotted(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

interface Misspelling {
  at: string
  came: string
  meant: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isSchema = (value: unknown): value is v.GenericSchema => isRecord(value) && value['kind'] === 'schema'
const bare = (name: string) => name.replaceAll('_', '').toLowerCase()

/** Fields that the schema does not know and that look like one it misses. */
function misspelt(schema: v.GenericSchema, value: unknown, at: string): Misspelling[] {
  const parts: object = schema
  if ('wrapped' in parts && isSchema(parts.wrapped)) return misspelt(parts.wrapped, value, at)
  if ('item' in parts && isSchema(parts.item) && Array.isArray(value)) {
    const { item } = parts
    return value.slice(0, 20).flatMap((entry, index) => misspelt(item, entry, `${at}[${index}]`))
  }
  if (!('entries' in parts) || !isRecord(parts.entries) || !isRecord(value)) return []
  const { entries } = parts
  const missing = Object.keys(entries).filter((name) => !Object.hasOwn(value, name))
  const own = Object.keys(value)
    .filter((name) => !Object.hasOwn(entries, name))
    .flatMap((came) => {
      const meant = missing.find((name) => bare(name) === bare(came)) ?? nearMiss(came, missing)
      return meant ? [{ at: join(at, came), came, meant }] : []
    })
  const below = Object.entries(entries).flatMap(([name, one]) =>
    isSchema(one) && Object.hasOwn(value, name) ? misspelt(one, value[name], join(at, name)) : [],
  )
  return [...own, ...below]
}

const join = (at: string, name: string) => (at ? `${at}.${name}` : name)
