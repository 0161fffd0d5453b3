// What is found out about a platform: a verdict for each call, with the sentences that say why.
import type { CallFacts } from '#shared/api/define-call.ts'

/** A call with what only the contract knows of it. */
export interface KnownCall extends Pick<CallFacts, 'method' | 'path' | 'group'> {
  /** `cart.addLines`. */
  name: string
  /** Who makes it. */
  widgets: readonly string[]
}

/** What is said of a call, the worst last. `absent` is an extension's call that is not there, and needs not be; `needs` stands in the way of a sale. */
const verdicts = ['unasked', 'absent', 'works', 'without', 'needs'] as const
export type Verdict = (typeof verdicts)[number]

/** What is known of one call. */
export interface Entry {
  call: KnownCall
  verdict: Verdict
  lines: readonly string[]
}

/** A call as it is named in the report and in an adapter: `GET checkout/cart/quote`. */
export const headingOf = ({ method, path }: Pick<CallFacts, 'method' | 'path'>) => `${method} ${path}`

/** So many sentences of one call are told: a thousand wrong prices are one mistake. */
const MOST_LINES = 6

/** Gathers what is found. */
export class Report {
  /** Where was asked, one line each. */
  readonly head: string[] = []
  /** What is no fault, and good to know. */
  readonly advice = new Set<string>()
  /** Why nothing could be asked at all. */
  fatal: string | null = null
  readonly #entries: ReadonlyMap<string, { call: KnownCall; verdict: Verdict; lines: Set<string> }>

  constructor(calls: readonly KnownCall[]) {
    this.#entries = new Map(calls.map((call) => [call.name, { call, verdict: 'unasked', lines: new Set<string>() }]))
  }

  /** Every call with its verdict. */
  get entries(): readonly Entry[] {
    return Array.from(this.#entries.values(), ({ lines, ...entry }) => ({ ...entry, lines: [...lines] }))
  }

  /** Notes something of a call; the worst verdict stays. */
  note(call: Pick<CallFacts, 'method' | 'path' | 'group'>, verdict: Verdict, ...lines: readonly string[]): void {
    const entry = this.#entries.get(this.known(call).name)
    if (!entry) return
    // Why it was not asked is of no interest once it was.
    if (entry.verdict === 'unasked' && verdict !== 'unasked') entry.lines.clear()
    // The first reason is the nearest.
    if (verdict === 'unasked' && (entry.verdict !== 'unasked' || entry.lines.size > 0)) return
    if (verdicts.indexOf(verdict) > verdicts.indexOf(entry.verdict)) entry.verdict = verdict
    for (const line of lines) if (line !== '' && entry.lines.size < MOST_LINES) entry.lines.add(line)
  }

  /** What is known of a call. */
  entry(call: Pick<CallFacts, 'method' | 'path' | 'group'>): Entry {
    const known = this.known(call)
    const found = this.entries.find((entry) => entry.call.name === known.name)
    if (!found) throw new Error(`check:host asks ${headingOf(call)}, which the contract does not have`)
    return found
  }

  /** Whether a call of the base stands in the way. */
  get hasFault(): boolean {
    return this.fatal !== null || this.entries.some(({ call, verdict }) => call.group === 'base' && verdict === 'needs')
  }

  private known(call: Pick<CallFacts, 'method' | 'path' | 'group'>): KnownCall {
    const found = Array.from(this.#entries.values(), (entry) => entry.call).find(
      ({ method, path, group }) => method === call.method && path === call.path && group === call.group,
    )
    if (!found) throw new Error(`check:host asks ${headingOf(call)}, which the contract does not have`)
    return found
  }
}

/** A value as it came, short enough for a line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
