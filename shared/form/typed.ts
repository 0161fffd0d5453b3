// Knows the forms of this page: whether something is typed in them, and how they are emptied.

/** A form on the page. */
interface Tracked {
  isTyped: () => boolean
  /** Empties it, unless it is being sent. */
  empty: () => void
}

const forms = new Set<Tracked>()

/** Registers a form while it is on the page; the returned function removes it. */
export function trackTyped(form: Tracked): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

/** Whether a form holds typed values; a form that is being sent does not count, since it may be the login itself. */
export function isAnythingTyped(): boolean {
  return [...forms].some(({ isTyped }) => isTyped())
}

/** Empties all forms: their values are those of a customer who has left. */
export function emptyForms(): void {
  for (const { empty } of forms) empty()
}
