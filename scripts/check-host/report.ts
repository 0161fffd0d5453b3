// What is found out about a host: mistakes, what was asked and was right, and what could not be asked.

/** One thing that is not as the contract says. */
export interface Finding {
  /** `GET checkout/cart/quote`. */
  call: string
  /** Where in the answer, as `items[0].qty`; empty for the answer as a whole. */
  at: string
  came: string
  expected: string
}

/** Gathers what is found. */
export class Report {
  readonly findings: Finding[] = []
  /** The calls that were asked. */
  readonly asked = new Set<string>()
  /** Call and why it was not asked. */
  readonly skipped = new Map<string, string>()

  /** Notes a mistake, once. */
  fault(call: string, came: string, expected: string, at = ''): void {
    const isKnown = this.findings.some((one) => one.call === call && one.at === at && one.expected === expected)
    if (!isKnown) this.findings.push({ call, at, came, expected })
  }

  /** Notes a mistake unless `isRight`. */
  expect(isRight: boolean, call: string, came: string, expected: string, at = ''): void {
    if (!isRight) this.fault(call, came, expected, at)
  }
}

/** A value as it came, short enough for a line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}

/** The report as text, a paragraph a mistake. */
export function written({ findings, asked, skipped }: Report): string {
  const faults = findings.map(
    ({ call, at, came, expected }) => `${call}${at ? `\n  at        ${at}` : ''}\n  came      ${came}\n  expected  ${expected}\n`,
  )
  const left = Array.from(skipped, ([call, why]) => `  ${call}: ${why}`)
  return [
    ...faults,
    ...(left.length > 0 ? [`Not asked:`, ...left, ''] : []),
    `${asked.size} calls asked, ${findings.length === 0 ? 'all as the contract says' : `${findings.length} mistakes`}.`,
  ].join('\n')
}
