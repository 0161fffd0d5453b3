// Decides whether a host's error message is for developers: about routes, or about the server itself. Loaded with the first such message.
import type { ApiError } from './errors.ts'

/** Messages of servers for a missing route. */
const OF_ROUTES = /\broutes?\b|\bendpoint\b|^cannot [a-z]+ \/|^not found\b|\bmethod\b.* (supported|allowed)\b/i
/** Messages about the server itself: its parts, and what they say when they fail. */
const OF_SERVERS =
  /\bserver\b|internal (server )?error|service (is )?(temporarily )?unavailable|bad gateway|gateway time|time-?d? ?out|exception|deadlock|sqlstate|\bsql\b|database|\bquery\b|connection (was )?(refused|reset|closed|lost|failed|timed)|(no|too many|lost|failed) connection|socket|memory (size|limit|exhausted)|out of memory|transaction (is |was )?(aborted|rolled back)|\b(null|undefined|nan|stack|syntax|upstream|proxy|cache|thread|constraint|serialize|json|xml|php)\b/i
/** Names as programs have them: paths, classes, functions, constants, "line 12", a report's id. "iDEAL" is none. */
const OF_PROGRAMS =
  /\\\w|::|->|\w\(\)|\w\/\w+\.\w|\b[a-z]+_[a-z_]+\b|\b[a-z]{2,}[A-Z]\w+|\bE[A-Z]{4,}\b|\w(Error|Exception)\b|\bline \d+|\b[0-9a-f]{12,}\b/

/** Whether shoppers should not see this error's message. `path` is that of a base call; null for an extension's, whose 404 is handled elsewhere. */
export function isForDevelopers({ status, words }: ApiError, path: string | null): boolean {
  if (words === null || status === null) return false
  if (status >= 500 && (OF_SERVERS.test(words) || OF_PROGRAMS.test(words))) return true
  return path !== null && [404, 405, 501].includes(status) && (OF_ROUTES.test(words) || words.includes(path))
}
