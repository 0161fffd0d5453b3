// The calls that a table of faults goes through: each in `npm run test:all`, in `npm test` one of each kind, since a kind shares its code.
import type { ApiCall } from './api-examples.ts'
import { isAll } from './scope.ts'

/** What the client treats in its own way: reads and writes, open answers, text, calls without cookies, the catalogue's and the session's own. */
function kindOf({
  sends: { method, path },
  isRead,
  isOpen,
  isText,
  isForEverybody,
  canBeMissing,
  canBeAbsent,
  isOfSession,
}: ApiCall): string {
  return [
    method,
    isRead,
    isOpen,
    isText,
    isForEverybody,
    canBeMissing,
    canBeAbsent,
    isOfSession,
    path.startsWith('catalog/'),
    path === 'api/session',
  ].join(' ')
}

/** The first call of each kind. */
export function oneOfEachKind(calls: readonly ApiCall[]): ApiCall[] {
  const first = new Map<string, ApiCall>()
  for (const call of calls) if (!first.has(kindOf(call))) first.set(kindOf(call), call)
  return [...first.values()]
}

/** Of these, the ones that this run tries. */
export function callsToTry(calls: readonly ApiCall[]): readonly ApiCall[] {
  return isAll ? calls : oneOfEachKind(calls)
}
