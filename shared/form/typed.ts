// Whether a form on this page holds something somebody typed.
const forms = new Set<() => boolean>()

/** Has a form asked for as long as it is on the page; the returned function ends it. */
export function askWhetherTyped(isTyped: () => boolean): () => void {
  forms.add(isTyped)
  return () => void forms.delete(isTyped)
}

/** Whether a form holds what somebody typed; one on its way may be the login itself. */
export function isAnythingTyped(): boolean {
  return [...forms].some((isTyped) => isTyped())
}
