// Judges searches by a table of queries: what buyers type, and what has to be found.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Dictionary } from '#demo-pages/catalogue/dictionary.ts'
import type { Language } from '#demo-pages/catalogue/tables.ts'

const Table = v.record(v.picklist(['nl', 'en', 'de', 'sv']), v.array(v.strictTuple([v.string(), v.string()])))

/**
 * A query and what its first products must have, or which page must be named, or which word must be dropped: targets apart by spaces,
 * alternatives by `|`. `audience:men` is met by products for everybody.
 */
export type QueryRow = readonly [query: string, targets: string]

/** The rows of a table beside this test, by language. */
export function readQueryTable(file: URL): Partial<Record<Language, QueryRow[]>> {
  return v.parse(Table, JSON.parse(readFileSync(file, 'utf8')))
}

/** What a search has answered. */
export interface Answered {
  /** The first products. */
  products: readonly { leaf: number; options: readonly number[]; article: string }[]
  pages: readonly string[]
  dropped: readonly string[]
}

/** The targets that an answer fails; empty if what was meant was found. */
export function failures(targets: string, answered: Answered, dictionary: Dictionary): string[] {
  return targets.split(' ').filter((target) => {
    const alternatives = target.split('|')
    if (alternatives.every((one) => /^(page|dropped):/.test(one))) return !alternatives.some((one) => isNamed(one, answered))
    return (
      answered.products.length === 0 ||
      !answered.products.every((product) => alternatives.some((one) => hasTarget(one, product, dictionary)))
    )
  })
}

function isNamed(target: string, { pages, dropped }: Answered): boolean {
  const [kind = '', name = ''] = target.split(':', 2)
  return (kind === 'page' ? pages : dropped).includes(name)
}

function hasTarget(target: string, { leaf, options, article }: Answered['products'][number], dictionary: Dictionary): boolean {
  const [kind = '', code = ''] = target.split(':', 2)
  if (kind === 'article') return article === code
  if (kind === 'category') {
    const wanted = [...dictionary.categories.values()].find((category) => category.code === code)
    if (!wanted) throw new Error(`query table: there is no category "${code}"`)
    return dictionary.categories.get(leaf)?.pathIds.includes(wanted.id) === true
  }
  const own = dictionary.attributesByCode.get(kind)?.options ?? []
  const wanted = own.filter((option) => option.code === code || (isForBoth(kind, code) && option.code === 'unisex'))
  if (!wanted.some((option) => option.code === code)) throw new Error(`query table: there is no option "${target}"`)
  return wanted.some(({ id }) => options.includes(id))
}

function isForBoth(kind: string, code: string): boolean {
  return kind === 'audience' && (code === 'men' || code === 'women')
}
