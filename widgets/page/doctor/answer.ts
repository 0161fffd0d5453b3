// The doctor's explanation of a call whose answer could not be read: where in the answer, what came and what was expected.

/** What is found in an answer by its schema. */
interface Issue {
  path?: readonly { key: unknown }[]
  received?: string
  expected?: string | null
  message?: string
}

/** Nobody mends a hundred prices one by one. */
const MOST_LINES = 8

const issuesOf = (cause: unknown): readonly Issue[] =>
  typeof cause === 'object' && cause !== null && 'issues' in cause && Array.isArray(cause.issues) ? cause.issues : []

/** A line for each thing that is wrong; none where the answer was not the trouble. */
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
