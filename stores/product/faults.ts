// The message for each field: what is missing or unavailable, and what the server says.
import type { Failure } from '#shared/domain/failure.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { ProductItem } from './models.ts'

/** The server's message, else a code with its sentence. */
export type Fault = { words: string } | ProductProblem

/** Codes that are reported at once; the others wait until the button is pressed. */
const immediate: ReadonlySet<string> = new Set([
  'product.size-gone',
  'product.out-of-stock',
  'product.quantity-exceeds-stock',
  'product.quantity-invalid',
])

/** The messages by field; of several problems with a field the first counts, and the server's message before all. */
export function faultsOf(
  problems: readonly ProductProblem[],
  isAsked: boolean,
  refusals: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, Fault>> {
  const said = problems.filter(({ code }) => isAsked || immediate.has(code))
  if (said.length === 0 && Object.keys(refusals).length === 0) return nothing
  return {
    ...Object.fromEntries(said.toReversed().map((problem) => [problem.field, problem])),
    ...Object.fromEntries(Object.entries(refusals).map(([field, words]) => [field, { words: words.join(' ') }])),
  }
}

/** Always the same object, so that it causes no redraw. */
const nothing: Readonly<Record<string, Fault>> = {}

const PATH = /^items\.(\d+)(?:\.(.+))?$/

/** Assigns the server's messages to our fields: each line of a set is one of its products. */
export function refusalsOf(
  { fields = {} }: Failure,
  product: Product | null,
  items: readonly ProductItem[],
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, words]): [string, readonly string[]][] => {
      const [, index, rest] = PATH.exec(path) ?? []
      if (index === undefined) return []
      if (product?.type !== 'grouped') return rest === undefined ? [] : [[rest, words]]
      const member = items[Number(index)]
      if (!member) return []
      return [[rest?.startsWith('options.') ? `set.${member.productId}.${rest}` : `set.${member.productId}`, words]]
    }),
  )
}
