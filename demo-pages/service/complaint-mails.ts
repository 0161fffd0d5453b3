// The mails about complaints: they quote what somebody wrote, so they are deleted with the complaint, although an order has them.
import { sql } from 'kysely'

/** The kind of the mail about one complaint. */
export function complaintKind(reference: string): string {
  return `complaint ${reference}`
}

/** The condition for mails about complaints. */
export const isAboutComplaint = sql<boolean>`kind like 'complaint %'`
