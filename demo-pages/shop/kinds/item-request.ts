// Parses an item to add to a cart from the wire (Magento's names) before any rule applies.
import * as v from 'valibot'
import { Id } from '../ids.ts'

/** Option ids by attribute, named by its id or its code, as text. */
export type Attributes = Record<string, number>

/** One selection in an option of a bundle. */
export interface BundleEntry {
  optionId: number
  selectionId: number
  /** Pieces in one bundle; null means the selection's default. */
  qty: number | null
  attributes: Attributes
}

/** One option of personalisation: a text, a number, or the id of a choice. */
export interface PrintEntry {
  groupId: number
  productId: number
  optionId: number
  value: string | number
}

/** One player of a team, with her own choices; or pieces without a name. */
export interface PlayerEntry {
  id: string
  name: string
  number: string
  /** Pieces of everything, above 1; absent for one, so that stored lines keep their key. */
  qty?: number
  sizes: { productId: number; attributes: Attributes }[]
}

/** The pieces of a stored player, as an entry has them. */
export const inPieces = (qty: number): Pick<PlayerEntry, 'qty'> => (qty > 1 ? { qty } : {})

/** All choices of a line, but neither product nor quantity; stored with the line, so that it can be edited again. */
export interface LineChoice {
  bundle: BundleEntry[]
  prints: PrintEntry[]
  /** Null if the request has no team. */
  players: PlayerEntry[] | null
}

/** An item to add: the sku of a variant, or of a product with its choices. */
export interface ItemRequest extends LineChoice {
  sku: string
  qty: number
  options: Attributes
}

/** A line without choices. */
export const noChoice: LineChoice = { bundle: [], prints: [], players: null }

const Key = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(50))
const Text = v.pipe(v.string(), v.maxLength(500))
const SuperAttribute = v.object({ super_attribute_id: Key, super_attribute_option_id: Id })
const SuperAttributes = v.pipe(
  v.nullish(v.pipe(v.array(SuperAttribute), v.maxLength(20)), []),
  v.transform((list) => Object.fromEntries(list.map((one) => [one.super_attribute_id, one.super_attribute_option_id]))),
)

const BundleOption = v.pipe(
  v.object({
    option_id: Id,
    option_qty: v.nullish(v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]), v.integer()), null),
    option_selections: v.pipe(v.array(Id), v.maxLength(100)),
    extension_attributes: v.nullish(v.object({ selection_configurable_options: SuperAttributes }), { selection_configurable_options: [] }),
  }),
  v.transform(({ option_id, option_qty, option_selections, extension_attributes }): BundleEntry[] =>
    option_selections.map((selectionId) => ({
      optionId: option_id,
      selectionId,
      qty: option_qty,
      attributes: extension_attributes.selection_configurable_options,
    })),
  ),
)

const Print = v.pipe(
  v.object({
    group_id: Id,
    product_id: Id,
    options: v.pipe(v.array(v.object({ option_id: Id, option_value: v.union([Text, v.pipe(v.number(), v.finite())]) })), v.maxLength(100)),
  }),
  v.transform(({ group_id, product_id, options }): PrintEntry[] =>
    options.map(({ option_id, option_value }) => ({ groupId: group_id, productId: product_id, optionId: option_id, value: option_value })),
  ),
)

const Words = v.pipe(
  v.nullish(v.union([Text, v.pipe(v.number(), v.finite())]), ''),
  v.transform((value) => String(value).normalize('NFC').trim()),
)
const Player = v.pipe(
  v.object({
    player_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,40}$/)),
    name: Words,
    number: Words,
    qty: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)), 1),
    sizes: v.nullish(v.pipe(v.array(v.object({ product_id: Id, selection_configurable_options: SuperAttributes })), v.maxLength(50)), []),
  }),
  v.transform(({ player_id, name, number, qty, sizes }): PlayerEntry => ({
    id: player_id,
    name,
    number,
    ...(qty > 1 ? { qty } : {}),
    sizes: sizes.map(({ product_id, selection_configurable_options }) => ({
      productId: product_id,
      attributes: selection_configurable_options,
    })),
  })),
)

const ConfigurableItemOption = v.object({ option_id: Key, option_value: Id })

/** `product_option` and `extension_attributes` of a cart item; other fields beside them are ignored. */
export const Choices = v.pipe(
  v.object({
    product_option: v.nullish(
      v.object({
        extension_attributes: v.nullish(
          v.object({
            configurable_item_options: v.nullish(v.pipe(v.array(ConfigurableItemOption), v.maxLength(50)), []),
            bundle_options: v.nullish(v.pipe(v.array(BundleOption), v.maxLength(200)), []),
          }),
        ),
      }),
    ),
    extension_attributes: v.nullish(
      v.object({
        personalisation: v.nullish(v.pipe(v.array(Print), v.maxLength(200)), []),
        team_wear: v.nullish(v.object({ players: v.pipe(v.array(Player), v.maxLength(500)) }), null),
      }),
    ),
  }),
  v.transform(({ product_option, extension_attributes }): Omit<ItemRequest, 'sku' | 'qty'> => {
    const chosen = product_option?.extension_attributes
    return {
      options: Object.fromEntries(
        (chosen?.configurable_item_options ?? []).map(({ option_id, option_value }) => [option_id, option_value]),
      ),
      bundle: (chosen?.bundle_options ?? []).flat(),
      prints: (extension_attributes?.personalisation ?? []).flat(),
      players: extension_attributes?.team_wear?.players ?? null,
    }
  }),
)
