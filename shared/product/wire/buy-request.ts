// The schema of the request that bought a cart line, as the host stores and returns it; read to edit the line.
import * as v from 'valibot'
import { orEmpty } from '#shared/wire/answer-parts.ts'
import { Count, Id, Label, list, object, orElse, Text } from '#shared/wire/parts.ts'
import type { LineParts } from './line-parts.ts'

const PartChoices = v.pipe(
  list(object({ super_attribute_id: Id, super_attribute_option_id: Id })),
  v.transform((choices) =>
    choices.map(({ super_attribute_id, super_attribute_option_id }) => ({
      attribute: super_attribute_id,
      optionId: super_attribute_option_id,
    })),
  ),
)

const BundleEntry = object({
  option_id: Id,
  option_qty: orElse(Count, 1),
  option_selections: list(Id),
  extension_attributes: orEmpty(object({ selection_configurable_options: PartChoices })),
})

const Player = object({
  player_id: Label,
  name: Text,
  number: Text,
  /** Pieces of everything. */
  qty: orElse(Count, 1),
  sizes: list(object({ product_id: Id, selection_configurable_options: PartChoices })),
})

const Value = v.union([v.string(), v.number()])

const Request = object({
  sku: Label,
  qty: Count,
  product_option: orEmpty(
    object({
      extension_attributes: orEmpty(
        object({
          configurable_item_options: list(object({ option_id: v.union([Id, v.string()]), option_value: Id })),
          bundle_options: list(BundleEntry),
        }),
      ),
    }),
  ),
  extension_attributes: orEmpty(
    object({
      personalisation: list(object({ group_id: Id, product_id: Id, options: list(object({ option_id: Id, option_value: Value })) })),
      team_wear: orEmpty(object({ players: list(Player) })),
    }),
  ),
})

/** The request that bought a line, under our names. */
export interface BuyRequest extends Required<LineParts> {
  sku: string
  quantity: number
}

export const BuyRequest = v.pipe(
  Request,
  v.transform(({ sku, qty, product_option: { extension_attributes: chosen }, extension_attributes: more }): BuyRequest => ({
    sku,
    quantity: qty,
    choices: chosen.configurable_item_options.map(({ option_id, option_value }) => ({ attribute: option_id, optionId: option_value })),
    bundle: chosen.bundle_options.flatMap(({ option_id, option_qty, option_selections, extension_attributes: part }) =>
      option_selections.map((selectionId) => ({
        optionId: option_id,
        selectionId,
        quantity: option_qty,
        choices: part.selection_configurable_options,
      })),
    ),
    personalisation: more.personalisation.map(({ group_id, product_id, options }) => ({
      groupId: group_id,
      productId: product_id,
      options: options.map(({ option_id, option_value }) => ({ optionId: option_id, value: option_value })),
    })),
    players: more.team_wear.players.map(({ player_id, name, number, qty: pieces, sizes }) => ({
      id: player_id,
      name,
      number,
      ...(pieces > 1 ? { quantity: pieces } : {}),
      sizes: sizes.map(({ product_id, selection_configurable_options }) => ({
        productId: product_id,
        choices: selection_configurable_options,
      })),
    })),
  })),
)
