// The adapter rule that would repair an answer, as a line to start from.
import type { CallInfo } from '#shared/api/define-call.ts'
import { headingOf } from './report.ts'

/** The shape of a part of an answer, by call and path; the first match counts. */
const shapes: readonly [call: RegExp, at: RegExp, shape: string][] = [
  [/product\/list$/, /^catalog\.items/, 'product'],
  [/cart\/quote$|cart\/items$/, /^(items|extension_attributes\.last_added_item)/, 'item'],
  [/cart\/quote$/, /address/, 'address'],
  [/cart\/quote$/, /./, 'cart'],
  [/totals-information$/, /./, 'totals'],
  [/shipping-information$/, /^totals/, 'totals'],
  [/cart\/address\//, /./, 'address'],
  [/pickup-points/, /./, 'point'],
  [/autocomplete$/, /matches/, 'suggestion'],
  [/cart\/gifts$/, /./, 'gift'],
  [/size-chart$/, /./, 'chart'],
]

/** The rule for a field at `at` of a call's answer, which was received with the name `came` if that is known. */
export function ruleFor(call: Pick<CallInfo, 'method' | 'path'>, at: string, came: string | null = null): string {
  const field = /([A-Za-z_]\w*)$/.exec(at)?.[1] ?? 'field'
  const shape = shapes.find(([path, place]) => path.test(call.path) && place.test(at))?.[2]
  const value = came === null ? '…' : undefined
  if (shape) return `adapter: shapes: { ${shape}: (${shape}) => ({ ...${shape}, ${field}: ${value ?? `${shape}.${came}`} }) }`
  return `adapter: calls: { '${headingOf(call)}': { answer: (body) => ({ ...body, ${field}: ${value ?? `body.${came}`} }) } }`
}

/** The rule for an answer that has nothing in common with ours. */
export const ruleForWhole = (call: Pick<CallInfo, 'method' | 'path'>) =>
  `adapter: calls: { '${headingOf(call)}': { call: async (request, send) => … } }`
