// Detects typed values in the forms of this page.
const forms = new Set<() => boolean>()

/** Registers a form's check while it is on the page; the returned function removes it. */
export function trackTyped(isTyped: () => boolean): () => void {
  forms.add(isTyped)
  return () => void forms.delete(isTyped)
}

/** Whether a form holds typed values; a form that is being sent does not count, since it may be the login itself. */
export function isAnythingTyped(): boolean {
  return [...forms].some((isTyped) => isTyped())
}
