// The report about a platform: a verdict for each call, with its reasons.
import type { CallInfo } from '#shared/api/define-call.ts'

/** A call with details that only the contract knows. */
export interface KnownCall extends Pick<CallInfo, 'method' | 'path' | 'group'> {
  /** `cart.addLines`. */
  name: string
  /** The widgets that send it. */
  widgets: readonly string[]
}

/** The verdicts, the worst last. `absent`: an extension's call that does not exist and is not required; `needs`: it prevents a sale. */
const verdicts = ['unasked', 'absent', 'works', 'without', 'needs'] as const
export type Verdict = (typeof verdicts)[number]

/** The result of one call. */
export interface Entry {
  call: KnownCall
  verdict: Verdict
  lines: readonly string[]
}

/** A call's heading in the report and in an adapter: `GET checkout/cart/quote`. */
export const headingOf = ({ method, path }: Pick<CallInfo, 'method' | 'path'>) => `${method} ${path}`

/** The most lines about one call: a thousand wrong prices are one mistake. */
const MOST_LINES = 6

/** Collects the results. */
export class Report {
  /** The addresses that were used, one per line. */
  readonly head: string[] = []
  /** Remarks that are not faults. */
  readonly advice = new Set<string>()
  /** Settings that only the shop knows and its page does not name. */
  readonly unsaid: string[] = []
  /** What the page's Content-Security-Policy keeps the suite from, and what to add to it. */
  readonly policy: string[] = []
  /** Why no call could be sent at all. */
  fatal: string | null = null
  readonly #entries: ReadonlyMap<string, { call: KnownCall; verdict: Verdict; lines: Set<string> }>

  constructor(calls: readonly KnownCall[]) {
    this.#entries = new Map(calls.map((call) => [call.name, { call, verdict: 'unasked', lines: new Set<string>() }]))
  }

  /** Every call with its verdict. */
  get entries(): readonly Entry[] {
    return Array.from(this.#entries.values(), ({ lines, ...entry }) => ({ ...entry, lines: [...lines] }))
  }

  /** Adds a line about a call; the worst verdict stays. */
  note(call: Pick<CallInfo, 'method' | 'path' | 'group'>, verdict: Verdict, ...lines: readonly string[]): void {
    const entry = this.#entries.get(this.known(call).name)
    if (!entry) return
    // Once the call was sent, earlier reasons for not sending it are irrelevant.
    if (entry.verdict === 'unasked' && verdict !== 'unasked') entry.lines.clear()
    // The first reason is the most specific.
    if (verdict === 'unasked' && (entry.verdict !== 'unasked' || entry.lines.size > 0)) return
    if (verdicts.indexOf(verdict) > verdicts.indexOf(entry.verdict)) entry.verdict = verdict
    for (const line of lines) if (line !== '' && entry.lines.size < MOST_LINES) entry.lines.add(line)
  }

  /** The entry of a call. */
  entry(call: Pick<CallInfo, 'method' | 'path' | 'group'>): Entry {
    const known = this.known(call)
    const found = this.entries.find((entry) => entry.call.name === known.name)
    if (!found) throw new Error(`check:host asks ${headingOf(call)}, which the contract does not have`)
    return found
  }

  /** Whether the page's policy or a call of the base prevents a sale. */
  get hasFault(): boolean {
    return (
      this.fatal !== null ||
      this.policy.length > 0 ||
      this.entries.some(({ call, verdict }) => call.group === 'base' && verdict === 'needs')
    )
  }

  private known(call: Pick<CallInfo, 'method' | 'path' | 'group'>): KnownCall {
    const found = Array.from(this.#entries.values(), (entry) => entry.call).find(
      ({ method, path, group }) => method === call.method && path === call.path && group === call.group,
    )
    if (!found) throw new Error(`check:host asks ${headingOf(call)}, which the contract does not have`)
    return found
  }
}

/** A value as received, shortened to fit a line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
