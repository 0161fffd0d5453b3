// The number of rows of a table that this run tries: few in `npm test`, every row in `npm run test:all`.
import { isAll } from '../support/scope.ts'

/**
 * The first rows in `npm test`, as many as cover the rule; all in `npm run test:all`. The other rows repeat it with another width, store or
 * fault of the same code, so the first row is the most likely to fail.
 * @example test.each(rowsOf([390, 1280]))('at %i px …', async (width) => {})
 */
export function rowsOf<const Row>(rows: readonly Row[], once = 1): Row[] {
  return isAll ? [...rows] : rows.slice(0, once)
}
