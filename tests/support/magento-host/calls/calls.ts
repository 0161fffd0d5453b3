// All calls of the web API; any other path is no route.
import type { Call } from './call.ts'
import { catalogCalls } from './catalog-calls.ts'
import { customerCalls } from './customer-calls.ts'
import { directoryCalls } from './directory-calls.ts'
import { guestCalls } from './guest-calls.ts'
import { mineCalls } from './mine-calls.ts'

export const calls: Call[] = [...guestCalls, ...mineCalls, ...customerCalls, ...catalogCalls, ...directoryCalls]
