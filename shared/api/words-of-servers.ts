// Decides whether a host's error message is for developers: about routes, or about the server itself. Loaded with the first such message.
import type { ApiError } from './errors.ts'

/** Messages of servers for a missing route. */
const OF_ROUTES = /\broutes?\b|\bendpoint\b|^cannot [a-z]+ \/|^not found\b|\bmethod\b.* (supported|allowed)\b/i
/** Messages about the server itself. */
const OF_SERVERS = /server error|internal error|service unavailable|bad gateway|time-?out|exception|sqlstate/i

/** Whether shoppers should not see this error's message. `path` is that of a base call; null for an extension's, whose 404 is handled elsewhere. */
export function isForDevelopers({ status, words }: ApiError, path: string | null): boolean {
  if (words === null || status === null) return false
  if (status >= 500 && OF_SERVERS.test(words)) return true
  return path !== null && [404, 405, 501].includes(status) && (OF_ROUTES.test(words) || words.includes(path))
}
