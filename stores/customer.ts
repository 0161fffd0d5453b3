// The logged-in shopper; logged in means that there is one.
import { derived } from '#shared/state/derived.ts'
import { valueOf } from './loadable.ts'
import { $session } from './session.ts'

/** Null for a guest, and while nobody has been asked. */
export const $customer = derived([$session], (session) => valueOf(session)?.customer ?? null)

/** The customer object is there. */
export const $isLoggedIn = derived([$customer], (customer) => customer !== null)
