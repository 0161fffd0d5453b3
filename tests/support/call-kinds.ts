// The calls that a table of faults covers: all in `npm run test:all`, one of each kind in `npm test`, since a kind shares its code.
import type { ApiCall } from './api-examples.ts'
import { isAll } from './scope.ts'

/** The properties that the client treats differently: read or write, open answer, text, without cookies, catalogue, session. */
function kindOf({
  sends: { method, path },
  isRead,
  isOpen,
  isText,
  isForEverybody,
  canBeMissing,
  canBeAbsent,
  canBeEmpty,
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
    canBeEmpty,
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

/** The calls that this run tries. */
export function callsToTry(calls: readonly ApiCall[]): readonly ApiCall[] {
  return isAll ? calls : oneOfEachKind(calls)
}
