// Decides whether the page's settings can be used as written. The explanations are in `explain-settings.ts`, which is loaded only if not.

/** An object of settings by name; null for any other value. */
export function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

/** True where a name is unknown or a value differs from the one in use. A value of null counts as left out. */
export function hasDoubts(written: unknown, used: unknown): boolean {
  if (written === null || written === undefined) return false
  const [left, right] = [recordOf(written), recordOf(used)]
  if (!left || !right) return !isSame(written, used)
  return Object.entries(left).some(([name, value]) => !Object.hasOwn(right, name) || hasDoubts(value, right[name]))
}

/** An address counts as the same where only an origin in front or a slash at the end was added. */
function isSame(written: unknown, used: unknown): boolean {
  if (typeof written !== 'string' || typeof used !== 'string') return JSON.stringify(written) === JSON.stringify(used)
  return written === used || (used.includes('/') && written !== '' && used.replace(/\/$/, '').endsWith(written.replace(/\/$/, '')))
}
