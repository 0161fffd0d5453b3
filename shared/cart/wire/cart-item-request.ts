// Builds the spec's payload (section 7) from a shopper's choices, for every kind of product.
import type { LineChoice, LinePart, LinePersonalisation, LinePlayer, NewLine } from '#shared/product/wire/line-parts.ts'

/** A line in the host's form. A line that the host stored is sent back unchanged, with the requested quantity. */
export function cartItemOf(line: NewLine): object {
  const { sku, quantity, request, productOption, choices = [], bundle = [], personalisation = [], players = [], extra } = line
  if (request) return { ...request, qty: quantity }
  const own = personalisation.filter(({ groupId }) => groupId === null).flatMap(({ options }) => options)
  const grouped = personalisation.filter(({ groupId }) => groupId !== null)
  const chosen = {
    ...(choices.length > 0 ? { configurable_item_options: choices.map(configurableOption) } : {}),
    ...(bundle.length > 0 ? { bundle_options: bundle.map(bundleOption) } : {}),
    ...(own.length > 0 ? { custom_options: own.map(customOption) } : {}),
  }
  const more = {
    ...extra,
    ...(grouped.length > 0 ? { personalisation: grouped.map(printed) } : {}),
    ...(players.length > 0 ? { team_wear: { players: players.map(player) } } : {}),
  }
  const option = Object.keys(chosen).length > 0 ? { extension_attributes: chosen } : productOption
  return {
    sku,
    qty: quantity,
    ...(option ? { product_option: option } : {}),
    ...(Object.keys(more).length > 0 ? { extension_attributes: more } : {}),
  }
}

const configurableOption = ({ attribute, optionId }: LineChoice) => ({ option_id: String(attribute), option_value: optionId })

const partChoices = (choices: readonly LineChoice[]) =>
  choices.map(({ attribute, optionId }) => ({ super_attribute_id: attribute, super_attribute_option_id: optionId }))

/** Each chosen part is a separate entry. */
const bundleOption = ({ optionId, selectionId, quantity, choices }: LinePart) => ({
  option_id: optionId,
  option_qty: quantity,
  option_selections: [selectionId],
  extension_attributes: { selection_configurable_options: partChoices(choices) },
})

/** Magento's own options are text, including ids. */
const customOption = ({ optionId, value }: { optionId: number; value: string | number }) => ({
  option_id: String(optionId),
  option_value: String(value),
})

const printed = ({ groupId, productId, options }: LinePersonalisation) => ({
  group_id: groupId,
  product_id: productId,
  options: options.filter(({ optionId }) => optionId > 0).map(({ optionId, value }) => ({ option_id: optionId, option_value: value })),
})

const player = ({ id, name, number, quantity = 1, sizes }: LinePlayer) => ({
  player_id: id,
  name,
  number,
  ...(quantity > 1 ? { qty: quantity } : {}),
  sizes: sizes.map(({ productId, choices }) => ({ product_id: productId, selection_configurable_options: partChoices(choices) })),
})
