// Random valid choices of every kind of product, made from the product's own data as a widget makes them.
import type { WireChoices, WirePersonalisationGroup, WireProduct } from '#demo-pages/catalogue/product-wire.ts'
import type { BuyRequest } from '#demo-pages/shop/kinds/buy-request.ts'

type Random = () => number
type Chosen = { super_attribute_id: number; super_attribute_option_id: number }[]

const whole = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1))
const any = <Value>(random: Random, list: readonly Value[]): Value => {
  const one = list[Math.floor(random() * list.length)]
  if (one === undefined) throw new Error('random choice: nothing to choose from')
  return one
}
const chance = (random: Random, share: number) => random() < share

/** The items of one add, or null if the product is not available in this quantity. */
export function randomItems(random: Random, product: WireProduct): BuyRequest[] | null {
  const qty = whole(random, product.min_qty, Math.min(product.max_qty, product.min_qty + 11))
  switch (product.kind) {
    case 'grouped': {
      const items = product.child_products
        .filter(({ in_stock }) => in_stock && chance(random, 0.7))
        .map(({ sku, min_qty }) => ({ sku, qty: min_qty + whole(random, 0, 2) }))
      return items.length ? items : null
    }
    case 'bundle':
      return bundleItem(random, product, whole(random, 1, 2))
    case 'team-wear':
      return teamItem(random, product)
    default:
      return plainItem(random, product, qty)
  }
}

function plainItem(random: Random, product: WireProduct, qty: number): BuyRequest[] | null {
  const chosen = chooseVariant(random, product, qty)
  if (!chosen) return null
  const personalisation = printsOf(random, product.product_id, product.personalisation)
  const options = chosen.map((one) => ({ option_id: String(one.super_attribute_id), option_value: one.super_attribute_option_id }))
  return [
    {
      sku: product.sku,
      qty,
      ...(options.length ? { product_option: { extension_attributes: { configurable_item_options: options } } } : {}),
      ...(personalisation.length ? { extension_attributes: { personalisation } } : {}),
    },
  ]
}

function bundleItem(random: Random, product: WireProduct, qty: number): BuyRequest[] | null {
  const entries = []
  const personalisation = []
  for (const option of product.bundle_options) {
    const isMany = option.type === 'checkbox' || option.type === 'multi'
    const wanted = isMany ? option.products.filter(() => chance(random, 0.6)) : [any(random, option.products)]
    if (!option.required && !chance(random, 0.7)) continue
    for (const selection of wanted) {
      const count = selection.can_change_qty ? whole(random, selection.min_qty, Math.min(3, selection.max_qty)) : selection.qty
      const chosen = chooseVariant(random, selection, count * qty)
      if (!chosen && !option.required) continue
      if (!chosen) return null
      entries.push({
        option_id: option.option_id,
        option_qty: count,
        option_selections: [selection.selection_id],
        extension_attributes: { selection_configurable_options: chosen },
      })
      personalisation.push(...printsOf(random, selection.product_id, selection.personalisation))
    }
  }
  if (!entries.length) return null
  const made = personalisation.length ? { extension_attributes: { personalisation } } : {}
  return [{ sku: product.sku, qty, product_option: { extension_attributes: { bundle_options: entries } }, ...made }]
}

function teamItem(random: Random, product: WireProduct): BuyRequest[] | null {
  const { team_wear: team } = product
  if (!team) return null
  const numbers = Array.from({ length: 99 }, (_, at) => String(at + 1))
  const players = Array.from({ length: whole(random, team.min_players, 6) }, (_, at) => ({
    player_id: `p${at + 1}`,
    name: chance(random, 0.8) ? any(random, ['Åsa', "O'Neil", 'Jörg-Peter', 'De Vries', 'Ø. Lund']) : '',
    number: chance(random, 0.8) ? (numbers.splice(whole(random, 0, numbers.length - 1), 1)[0] ?? '') : '',
    sizes: [] as { product_id: number; selection_configurable_options: Chosen }[],
  }))
  const entries = []
  for (const { option_id, products } of product.bundle_options) {
    const selection = any(random, products)
    const shared: Chosen = []
    for (const [at, player] of players.entries()) {
      // The first player determines the team's colour.
      const chosen = chooseVariant(random, selection, players.length, shared)
      if (!chosen) return null
      const roleOf = (id: number) => selection.configurable_data.attributes.find((attribute) => attribute.id === id)?.role
      if (at === 0) shared.push(...chosen.filter((one) => roleOf(one.super_attribute_id) !== 'size'))
      const own = chosen.filter((one) => roleOf(one.super_attribute_id) === 'size')
      if (own.length) player.sizes.push({ product_id: selection.product_id, selection_configurable_options: own })
    }
    entries.push({
      option_id,
      option_qty: selection.qty,
      option_selections: [selection.selection_id],
      extension_attributes: { selection_configurable_options: shared },
    })
  }
  const skipped = [team.name_option_id, team.number_option_id]
  const groups = product.personalisation.map((group) => ({ ...group, options: group.options.filter(({ id }) => !skipped.includes(id)) }))
  const personalisation = printsOf(random, product.product_id, groups)
  return [
    {
      sku: product.sku,
      qty: 1,
      product_option: { extension_attributes: { bundle_options: entries } },
      extension_attributes: { ...(personalisation.length ? { personalisation } : {}), team_wear: { players } },
    },
  ]
}

/** The options of a variant with enough stock; `fixed` ones are given. */
function chooseVariant(
  random: Random,
  { configurable_data, virtual_products }: WireChoices,
  count: number,
  fixed: Chosen = [],
): Chosen | null {
  const { attributes } = configurable_data
  if (!attributes.length) return []
  const fits = virtual_products.filter(
    (variant) =>
      variant.status === 1 &&
      variant.stock >= count &&
      fixed.every(
        (one) =>
          variant[`${attributes.find(({ id }) => id === one.super_attribute_id)?.code ?? ''}_option_id`] === one.super_attribute_option_id,
      ),
  )
  if (!fits.length) return null
  const variant = any(random, fits)
  return attributes.map(({ id, code }) => ({ super_attribute_id: id, super_attribute_option_id: variant[`${code}_option_id`] ?? 0 }))
}

function printsOf(random: Random, productId: number, groups: readonly WirePersonalisationGroup[]) {
  return groups.flatMap(({ group_id, options }) => {
    const values: { option_id: number; option_value: string | number }[] = []
    for (const option of options) {
      const { depends_on: needs } = option
      if (
        needs &&
        !values.some(({ option_id, option_value }) => option_id === needs.option_id && needs.choice_ids.includes(Number(option_value)))
      )
        continue
      if (!option.required && !chance(random, 0.6)) continue
      values.push({ option_id: option.id, option_value: valueOf(random, option) })
    }
    return values.length ? [{ group_id, product_id: productId, options: values }] : []
  })
}

function valueOf(random: Random, option: WirePersonalisationGroup['options'][number]): string | number {
  if (option.choices.length) return any(random, option.choices).id
  if (option.min !== null && option.max !== null)
    return option.min + whole(random, 0, (option.max - option.min) / (option.step ?? 1)) * (option.step ?? 1)
  if (option.type === 'number') return String(whole(random, 0, 99))
  return option.type === 'text' ? 'AB' : 'Åsa'
}
