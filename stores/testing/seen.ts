// What a tab shows of the shopper, and a form that she types into.
import type { Tab } from './visit.ts'

/** Puts a form on the tab that was opened last, and types into it. */
export async function typeSomething(): Promise<() => string> {
  const { form } = await import('#shared/form/form.ts')
  const note = form({ values: { note: '' }, submit: async () => ({ ok: true, value: null }) })
  note.start()
  note.type('note', 'Is it round?')
  return () => note.$state.get().values.note
}

/** What the page shows of her: whether her name stands there, and the number in her cart. */
export const seenIn = ({ customer, cart }: Tab): [boolean, number] => [customer.$isLoggedIn.get(), cart.$count.get()]
