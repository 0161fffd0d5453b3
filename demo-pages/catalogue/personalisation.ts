// The personalisation of products, in the store's language and currency.
import { deliveryInfo } from '../shop/delivery.ts'
import { toAmount } from './money.ts'
import { adviceText, readAdvice, type StringAdvice } from './string-advice.ts'
import type { WirePersonalisationGroup } from './product-wire.ts'
import type { Amounts, Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

/** A product with the names of its groups. */
export interface PersonalisableProduct {
  id: number
  personalisation_group_ids: readonly number[]
}

/** The groups of each product with options and choices, by product id and in the product's order. */
export async function getPersonalisation(
  db: Database,
  view: CatalogueView,
  products: readonly PersonalisableProduct[],
): Promise<Map<number, WirePersonalisationGroup[]>> {
  const groupIds = [...new Set(products.flatMap((product) => product.personalisation_group_ids))]
  if (!groupIds.length) return new Map()
  const advice = await readAdvice(db, products)
  const groups = await readGroups(db, view, groupIds)
  return new Map(
    products.map(({ id, personalisation_group_ids: ids }) => [
      id,
      ids.flatMap((groupId) => {
        const group = groups.get(groupId)
        return group ? [withAdvice(group, advice.get(id), view)] : []
      }),
    ]),
  )
}

async function readGroups(db: Database, view: CatalogueView, ids: readonly number[]): Promise<Map<number, WirePersonalisationGroup>> {
  // Sequentially: inside a transaction there is one connection.
  const groups = await db.selectFrom('personalisation_group').where('id', 'in', ids).selectAll().execute()
  const options = await db.selectFrom('personalisation_option').where('group_id', 'in', ids).orderBy('position').selectAll().execute()
  const { currency } = await db.selectFrom('store').where('id', '=', view.id).select('currency').executeTakeFirstOrThrow()
  const price = (amounts: Amounts) => toAmount(amounts[currency])
  return new Map(
    groups.map((group) => [
      group.id,
      {
        group_id: group.id,
        title: group.title[view.language],
        no_return: group.no_return,
        delivery: deliveryInfo(group.delivery, true),
        recommendation: null,
        options: options
          .filter(({ group_id }) => group_id === group.id)
          .map((option) => ({
            id: option.id,
            type: option.type,
            role: option.role,
            label: option.label[view.language],
            description: option.description?.[view.language] ?? null,
            price: price(option.price),
            required: option.is_required,
            max_length: option.max_length,
            characters: option.characters,
            min: option.min,
            max: option.max,
            step: option.step,
            unit: option.unit,
            depends_on: option.depends_on,
            choices: option.choices.map((choice) => ({
              id: choice.id,
              label: choice.label[view.language],
              price: price(choice.price),
              is_plain: choice.isPlain === true,
              is_on_back: choice.isOnBack === true,
            })),
          })),
      },
    ]),
  )
}

/** A racket's own limits and recommendation. */
function withAdvice(
  group: WirePersonalisationGroup,
  advice: StringAdvice | undefined,
  { language }: CatalogueView,
): WirePersonalisationGroup {
  if (!advice || !group.options.some(({ role }) => role !== null)) return group
  const options = group.options.map((option) =>
    option.role?.startsWith('tension') ? { ...option, min: advice.least, max: advice.most } : option,
  )
  const values = advice.values.filter(({ option_id }) => options.some(({ id }) => id === option_id))
  return {
    ...group,
    options,
    recommendation: values.length ? { text: adviceText(options, { ...advice, values }, language), values } : null,
  }
}
