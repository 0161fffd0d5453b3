// Whether the words of a failed call are for developers: about routes, or about the server itself. Loaded with the first words.
import type { ApiError } from './errors.ts'

/** What servers say where a call is not there. */
const OF_ROUTES = /\broutes?\b|\bendpoint\b|^cannot [a-z]+ \/|^not found\b|\bmethod\b.* (supported|allowed)\b/i
/** What they say of themselves. */
const OF_SERVERS = /server error|internal error|service unavailable|bad gateway|time-?out|exception|sqlstate/i

/** Whether no shopper should read the words of this error of a call at `path`; null for an extension's, whose 404 is judged by others. */
export function isForDevelopers({ status, hostMessage }: ApiError, path: string | null): boolean {
  if (hostMessage === null || status === null) return false
  if (status >= 500 && OF_SERVERS.test(hostMessage)) return true
  return path !== null && [404, 405, 501].includes(status) && (OF_ROUTES.test(hostMessage) || hostMessage.includes(path))
}
