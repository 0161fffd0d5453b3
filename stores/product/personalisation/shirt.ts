// The printed back of a product, or of the shirt in a team's kit, as chosen now.
import { readProductBack } from '#shared/product/read-back.ts'
import { colourAmong } from '#shared/product/rules/colour.ts'
import type { Player } from '#shared/product/rules/player.ts'
import { requestedOptions, type Written, writtenFor } from '#shared/product/rules/personalisation.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { type ChosenPrint, type Shirt, shirtOf, type Typed } from '#shared/product/rules/shirt.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { ProductItem } from '#stores/product/models.ts'
import { type PersonalisedItem, personalisedItems, writtenOn } from './items.ts'
import type { PersonalisationState } from './state.ts'

/** The back of a personalised product; null where neither name nor number can be printed on it. */
export function shirtOfItem(item: PersonalisedItem, written: Written, items: readonly ProductItem[]): Shirt | null {
  const options = item.groups.flatMap((group) => requestedOptions(group, written))
  const typed = (kind: 'name' | 'number'): Typed | null => {
    const option = options.find((one) => one.kind === kind)
    return option ? { text: writtenFor(written, option.id), characters: option.characters } : null
  }
  const [name, number] = [typed('name'), typed('number')]
  if (!name && !number) return null
  const thing = items.find(({ productId }) => productId === item.productId)
  return shirtOf(readProductBack(thing?.back), { ...colourOf(thing), name, number, isChosen: chosenIn(written) })
}

/** A player's shirt: the first part of the kit that the host shows from behind, otherwise the first part. */
export function shirtOfPlayer(
  {
    product,
    items,
    plan,
    personalisation,
  }: { product: Product; items: readonly ProductItem[]; plan: RosterPlan; personalisation: PersonalisationState },
  { name, number }: Pick<Player, 'name' | 'number'>,
): Shirt {
  const thing = items.find(({ back }) => readProductBack(back)) ?? items[0]
  const written: Written = Object.fromEntries(
    personalisedItems(product, items).flatMap((item) => Object.entries(writtenOn(item, personalisation))),
  )
  return shirtOf(readProductBack(thing?.back), {
    ...colourOf(thing),
    name: plan.name && { text: name, characters: plan.name.characters },
    number: plan.number && { text: number, characters: plan.number.characters },
    isChosen: chosenIn(written),
  })
}

const chosenIn = (written: Written) => (optionId: number, choiceId: number) => writtenFor(written, optionId) === String(choiceId)

/** The chosen colour, or the only one. */
function colourOf(thing: ProductItem | undefined): Pick<ChosenPrint, 'colour' | 'colourId' | 'colours'> {
  const attribute = thing && colourAmong(thing.attributes)
  const chosen = thing?.choices.find(({ attributeCode }) => attributeCode === attribute?.code)?.optionId
  const option = attribute?.options.find(({ id }) => id === chosen) ?? (attribute?.options.length === 1 ? attribute.options[0] : undefined)
  const colours = (option?.swatch ?? '').split(',').filter((colour) => /^#[\da-f]{6}$/i.test(colour))
  return { colour: option?.label ?? '', colourId: option?.id ?? null, colours }
}
