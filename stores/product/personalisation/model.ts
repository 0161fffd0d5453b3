// The model of personalisation: problems, price, and its part of the cart line.
import { roundMoney } from '#shared/domain/money.ts'
import { type ActiveOption, activeOptions, groupFaults, personalisationPrice } from '#shared/product/rules/personalisation.ts'
import type { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'
import type { Making, PartModel } from '#stores/product/models.ts'
import { optionField, type PersonalisationState, writtenKey } from './state.ts'
import { personalisedItems, writtenOn } from './items.ts'

/** The model for a product that is printed, stitched or strung. */
export const personalisation: PartModel = {
  derive: (product, configuration, items) => {
    const products = personalisedItems(product, items).map((thing) => {
      const written = writtenOn(thing, configuration.personalisation)
      return { ...thing, written, groups: thing.groups.map((group) => ({ group, active: activeOptions(group, written) })) }
    })
    return {
      problems: products.flatMap(({ productId, written, groups }) =>
        groups.flatMap(({ group }) =>
          groupFaults(group, written).map(({ optionId, ...fault }) => ({ ...fault, field: optionField(productId, optionId) })),
        ),
      ),
      surcharge: products.reduce(
        (sum, { quantity, groups }) =>
          groups.reduce((total, { active }) => roundMoney(total + personalisationPrice(active) * quantity), sum),
        0,
      ),
      makings: products.flatMap(({ groups }) => groups.map(({ group, active }) => makingOf(group, active))),
      quantity: null,
      total: null,
      payload: payloadOf(products),
    }
  },
  restore: (_product, request) => {
    const state: Record<string, string> = {}
    for (const { productId, options } of request.personalisation) {
      for (const { optionId, value } of options) state[writtenKey(productId, optionId)] = String(value)
    }
    return { personalisation: state satisfies PersonalisationState }
  },
}

/** Whether a group makes the product to order: not while it is empty, and not if only plain options are chosen. */
function makingOf({ hasNoReturn, delivery }: PersonalisationGroup, active: readonly ActiveOption[]): Making {
  const state = active.some(({ isMade }) => isMade) ? 'made' : active.length > 0 ? 'declined' : 'open'
  return { state, hasNoReturn, delivery }
}

interface WrittenProduct {
  productId: number
  groups: readonly { group: { id: number | null }; active: ReturnType<typeof activeOptions> }[]
}

/** The groups with an active option; without any, nothing is sent at all. */
function payloadOf(products: readonly WrittenProduct[]): ReturnType<PartModel['derive']>['payload'] {
  const personalised = products.flatMap(({ productId, groups }) =>
    groups.flatMap(({ group, active }) =>
      active.length > 0 ? [{ groupId: group.id, productId, options: active.map(({ id, value }) => ({ optionId: id, value })) }] : [],
    ),
  )
  return personalised.length > 0 ? { personalisation: personalised } : {}
}
