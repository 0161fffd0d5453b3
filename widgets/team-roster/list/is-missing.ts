// Tells what is missing from what is wrong.

/** The codes of faults that say no more than that something is missing. */
const MISSING = new Set<string>(['team-roster.size-missing', 'personalisation.text-missing'])

/** Whether a fault's code says that a value is missing. */
export function isMissing(code: string): boolean {
  return MISSING.has(code)
}
