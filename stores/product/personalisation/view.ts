// A product's personalisation, prepared for rendering: groups with the options that apply now, their values and their price.
import type { MessageCode } from '#shared/domain/failure.ts'
import { activeOptions, requestedOptions, groupFaults, personalisationPrice, writtenFor } from '#shared/product/rules/personalisation.ts'
import type { PersonalisationGroup, PersonalisationOption } from '#shared/product/wire/personalisation.ts'
import type { Shirt } from '#shared/product/rules/shirt.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { ProductItem } from '#stores/product/models.ts'
import type { ProductState } from '#stores/product/state.ts'
import { optionField } from './state.ts'
import { personalisedItems, writtenOn } from './items.ts'
import { shirtOfItem } from './shirt.ts'

/** The error of a field: a code, or the server's own message. */
export type FieldFault = { code: MessageCode; values?: Readonly<Record<string, string | number>> } | { words: string }

/** An option, prepared for rendering. */
export interface OptionView {
  option: PersonalisationOption
  /** The field's name, which the host uses for its errors. */
  field: string
  value: string
  fault: FieldFault | null
}

/** A group, prepared for rendering. */
export interface GroupView {
  /** Unique on the product. */
  key: string
  group: PersonalisationGroup
  productId: number
  /** The name of the personalised product if there are several; else empty. */
  thing: string
  options: readonly OptionView[]
  /** Whether it is for the whole team, while the options that it is named after are each player's. */
  isOfTeam: boolean
  /** The amount it adds to the price of one piece. */
  price: number
  /** Whether something in it is made to order: it takes longer and may not be returned. */
  isMade: boolean
  /** The back of the product, for a group with its name or number; null for any other. */
  shirt: Shirt | null
}

/** The groups. Missing values are reported only after the button was pressed. */
export function groupViews(product: Product, state: ProductState, items: readonly ProductItem[]): readonly GroupView[] {
  return personalisedItems(product, items).flatMap((thing) => {
    const written = writtenOn(thing, state.personalisation)
    const shirt = shirtOfItem(thing, written, items)
    return thing.groups.map((group): GroupView => {
      const active = activeOptions(group, written)
      const faults = groupFaults(group, written)
      return {
        key: `${thing.productId}.${group.id}`,
        group,
        productId: thing.productId,
        thing: thing.name,
        options: requestedOptions(group, written).map((option) => {
          const field = optionField(thing.productId, option.id)
          const found = faults.find(({ optionId }) => optionId === option.id)
          return { option, field, value: writtenFor(written, option.id), fault: shownFault(state, field, found ?? null) }
        }),
        isOfTeam: isCut(product, group),
        price: personalisationPrice(active) * thing.quantity,
        isMade: active.some(({ isMade }) => isMade),
        shirt: group.options.some(({ kind }) => kind === 'name' || kind === 'number') ? shirt : null,
      }
    })
  })
}

/** Whether a kit's group has lost its names and numbers to the players. */
function isCut({ personalisation, teamWear }: Product, { id, options }: PersonalisationGroup): boolean {
  return teamWear !== null && personalisation.some((group) => group.id === id && group.options.length > options.length)
}

/** The current error of a field: the server's message, else the problem; a missing value only after the button was pressed. */
export function shownFault(
  { refusals, isAsked }: Pick<ProductState, 'refusals' | 'isAsked'>,
  field: string,
  fault: { code: MessageCode; values?: Readonly<Record<string, string | number>> } | null,
): FieldFault | null {
  const words = Object.hasOwn(refusals, field) ? refusals[field]?.[0] : undefined
  if (words) return { words }
  return fault && (isAsked || !fault.code.endsWith('-missing')) ? fault : null
}
