// What to say at which field: what is missing or cannot be had, and what the server says of it.
import type { Failure } from '#shared/domain/failure.ts'
import type { ProductProblem } from '#shared/domain/product-problem.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { Goods } from './models.ts'

/** The server's own words, else a code with its sentence. */
export type Fault = { words: string } | ProductProblem

/** Codes that are said at once; the others wait until she asks for the product. */
const immediate: ReadonlySet<string> = new Set([
  'product.size-gone',
  'product.out-of-stock',
  'product.quantity-exceeds-stock',
  'product.quantity-invalid',
])

/** By field; of several problems with one field the first, and the server's words before all. */
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

/** The same each time, so that nothing is drawn anew for it. */
const nothing: Readonly<Record<string, Fault>> = {}

const PATH = /^items\.(\d+)(?:\.(.+))?$/

/** The server's words under our fields: of a set each line is one of its products. */
export function refusalsOf({ fields = {} }: Failure, product: Product | null, goods: readonly Goods[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, words]): [string, readonly string[]][] => {
      const [, index, rest] = PATH.exec(path) ?? []
      if (index === undefined) return []
      if (product?.type !== 'grouped') return rest === undefined ? [] : [[rest, words]]
      const member = goods[Number(index)]
      if (!member) return []
      return [[rest?.startsWith('options.') ? `set.${member.productId}.${rest}` : `set.${member.productId}`, words]]
    }),
  )
}
