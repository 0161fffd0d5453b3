// How many rows of a table this run tries: each rule once in `npm test`, every row in `npm run test:all`.
import { isAll } from '../support/scope.ts'

/**
 * The first rows in `npm test`, so many as hold the rule; all in `npm run test:all`. What a row repeats is another width, store or fault of
 * the same code, so the first row is the one that would show most.
 * @example test.each(rowsOf([390, 1280]))('at %i px …', async (width) => {})
 */
export function rowsOf<const Row>(rows: readonly Row[], once = 1): Row[] {
  return isAll ? [...rows] : rows.slice(0, once)
}
