// Keeps what is typed into a form for the visit, in this tab.
import * as v from 'valibot'
import type { DraftStorage } from '#shared/form/form-parts.ts'
import { persisted } from './persisted.ts'

/** How long a draft is kept after the last letter. */
const MINUTES = 60

const Draft = v.record(v.string(), v.union([v.string(), v.boolean()]))

/**
 * A place for a form's draft; it is forgotten when the form is sent, and with everything else when a customer leaves.
 * @example form({ values, submit, draft: draft('contact'), secrets: ['birthDate'] })
 */
export function draft(name: string): DraftStorage {
  return persisted({ name: `draft:${name}`, area: 'session', minutes: MINUTES, schema: Draft })
}
