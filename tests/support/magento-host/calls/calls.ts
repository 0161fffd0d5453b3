// All calls of the web API. What is not here is no route.
import type { Call } from './call.ts'
import { directoryCalls } from './directory-calls.ts'
import { guestCalls } from './guest-calls.ts'

export const calls: Call[] = [...guestCalls, ...directoryCalls]
