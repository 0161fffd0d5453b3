// Converts a line to the request that adds it again, for undo, for reorders, and for pages that edit a line.
import type { Sellable } from '../sellables.ts'
import type { BuyRequest, SuperAttributes } from './buy-request.ts'
import type { Attributes, LineChoice } from './item-request.ts'

/** The request that creates this line. */
export function toBuyRequest(sellable: Sellable, qty: number, { bundle, prints, players }: LineChoice): BuyRequest {
  const options = sellable.options.map(({ attributeId, id }) => ({ option_id: String(attributeId), option_value: id }))
  const personalisation = [...Map.groupBy(prints, ({ groupId, productId }) => `${groupId} ${productId}`).values()].flatMap((list) => {
    const [first] = list
    if (!first) return []
    const values = list.map(({ optionId, value }) => ({ option_id: optionId, option_value: value }))
    return [{ group_id: first.groupId, product_id: first.productId, options: values }]
  })
  const chosen = bundle.map(({ optionId, selectionId, qty: count, attributes }) => ({
    option_id: optionId,
    option_qty: count ?? 1,
    option_selections: [selectionId],
    extension_attributes: superAttributes(attributes),
  }))
  const roster = players?.map(({ id, name, number, qty: pieces = 1, sizes }) => ({
    player_id: id,
    name,
    number,
    ...(pieces > 1 ? { qty: pieces } : {}),
    sizes: sizes.map(({ productId, attributes }) => ({ product_id: productId, ...superAttributes(attributes) })),
  }))
  const isBundle = chosen.length > 0
  return {
    sku: sellable.productSku,
    qty,
    ...(options.length ? { product_option: { extension_attributes: { configurable_item_options: options } } } : {}),
    ...(isBundle ? { product_option: { extension_attributes: { bundle_options: chosen } } } : {}),
    ...(personalisation.length || roster
      ? {
          extension_attributes: {
            ...(personalisation.length ? { personalisation } : {}),
            ...(roster ? { team_wear: { players: roster } } : {}),
          },
        }
      : {}),
  }
}

function superAttributes(attributes: Attributes): SuperAttributes {
  return {
    selection_configurable_options: Object.entries(attributes).map(([id, option]) => ({
      super_attribute_id: Number(id),
      super_attribute_option_id: option,
    })),
  }
}
