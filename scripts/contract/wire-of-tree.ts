// The wire schemas of the whole tree, with the few that read an answer in more than one form.
import * as v from 'valibot'
import type { Tree } from './load.ts'
import { type WireOf, wireWith } from './wire-of.ts'

type Schema = v.GenericSchema

/** Whether a module's export is a schema of valibot. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** The schema with this name in this file of the wire. */
export function named(tree: Tree, file: string, name: string): Schema {
  const found = Object.entries(tree.schemas).find(([path]) => path.endsWith(`/wire/${file}.ts`))?.[1][name]
  if (!isSchema(found)) throw new Error(`scripts/contract: ${file}.ts of the wire has no schema named ${name} any more`)
  return found
}

/** Returns the wire schemas of a tree. Schemas that read several forms of an answer cannot describe them all, so these are listed here. */
export function wireOfTree(tree: Tree): WireOf {
  const one = (file: string, name: string) => named(tree, file, name)
  const listed = (key: string, item: Schema) =>
    v.union([v.object({ [key]: v.array(item) }), v.object({ items: v.array(item) }), v.array(item)])
  const sku = v.union([one('parts', 'Label'), v.object({ sku: one('parts', 'Label') })])
  return wireWith(
    {
      Id: one('parts', 'Id'),
      Label: one('parts', 'Label'),
      Flag: one('answer-parts', 'Flag'),
      FlagUnlessNo: one('answer-parts', 'FlagUnlessNo'),
    },
    new Map<Schema, Schema>([
      [one('back-facts', 'ProductBackFacts'), one('back', 'ProductBack')],
      [one('back-facts', 'LineBackFacts'), one('back', 'LineBack')],
      [one('toggled-wishlist', 'ToggledWishlist'), listed('wishlist', one('wishlist', 'WishlistItem'))],
      [one('compare', 'ToggledCompare'), listed('compare', sku)],
      [
        one('returns', 'FoundOrder'),
        v.object({ success: one('answer-parts', 'Flag'), error: v.nullish(v.string()), order: v.nullish(one('returns', 'ReturnOrder')) }),
      ],
    ]),
  )
}
