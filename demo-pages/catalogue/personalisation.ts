// What can be put on a product, in the store's language and currency.
import { toAmount } from './money.ts'
import type { WirePersonalisationGroup } from './product-wire.ts'
import type { Amounts, Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

/** The groups with these ids, with options and choices; in the order of the ids. */
export async function getPersonalisation(
  db: Database,
  view: CatalogueView,
  groupIds: readonly number[],
): Promise<WirePersonalisationGroup[]> {
  if (!groupIds.length) return []
  const [groups, options, store] = await Promise.all([
    db.selectFrom('personalisation_group').where('id', 'in', groupIds).selectAll().execute(),
    db.selectFrom('personalisation_option').where('group_id', 'in', groupIds).orderBy('position').selectAll().execute(),
    db.selectFrom('store').where('id', '=', view.id).select('currency').executeTakeFirstOrThrow(),
  ])
  const price = (amounts: Amounts) => toAmount(amounts[store.currency])
  return groupIds.flatMap((groupId) => {
    const group = groups.find(({ id }) => id === groupId)
    if (!group) return []
    return [
      {
        group_id: group.id,
        title: group.title[view.language],
        options: options
          .filter(({ group_id }) => group_id === groupId)
          .map((option) => ({
            id: option.id,
            type: option.type,
            label: option.label[view.language],
            price: price(option.price),
            required: option.is_required,
            max_length: option.max_length,
            characters: option.characters,
            choices: option.choices.map((choice) => ({ id: choice.id, label: choice.label[view.language], price: price(choice.price) })),
          })),
      },
    ]
  })
}
