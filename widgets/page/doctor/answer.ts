// The doctor's explanation of an answer that could not be parsed: the path in the answer, the received and the expected value.

/** A finding of the schema in an answer. */
interface Issue {
  path?: readonly { key: unknown }[]
  received?: string
  expected?: string | null
  message?: string
}

/** The maximum number of findings: a hundred prices are usually wrong for one reason. */
const MOST_LINES = 8

const issuesOf = (cause: unknown): readonly Issue[] =>
  typeof cause === 'object' && cause !== null && 'issues' in cause && Array.isArray(cause.issues) ? cause.issues : []

/** Returns a line for each finding; empty if the error has another cause than the answer. */
export function answerFaults(error: unknown): string[] {
  const issues = error instanceof Error ? issuesOf(error.cause) : []
  if (issues.length === 0) return []
  const lines = issues.slice(0, MOST_LINES).map(({ path = [], received, expected, message }) => {
    const at = path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
    const what = typeof expected === 'string' ? `came ${received}, expected ${expected}` : message
    return `${at.replace(/^\./, '') || 'the answer'}: ${what}`
  })
  return [...lines, 'CONTRACT.md says what is read; check-host asks it all, with the rule that would mend it.']
}
