// Keeps a form's input for the visit, in this tab.
import * as v from 'valibot'
import type { DraftStorage } from '#shared/form/form-parts.ts'
import { persisted } from './persisted.ts'

/** The lifetime of a draft after the last change, in minutes. */
const MINUTES = 60

const Draft = v.record(v.string(), v.union([v.string(), v.boolean()]))

/**
 * The storage for a form's draft, which is forgotten when the form is sent and when a customer leaves.
 * @example form({ values, submit, draft: draft('contact'), secrets: ['birthDate'] })
 */
export function draft(name: string): DraftStorage {
  return persisted({ name: `draft:${name}`, area: 'session', minutes: MINUTES, schema: Draft })
}
