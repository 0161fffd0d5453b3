// A set made of single products: each has its quantity, and all are added to the cart in one call or none.
import { type QuantityLimits, quantityLimits } from '#shared/domain/quantity.ts'
import { picturesOfChoices } from '#shared/product/rules/choice-pictures.ts'
import { type AttributeState, attributeStates, withChoice } from '#shared/product/rules/configurable.ts'
import type { SetState } from '#shared/product/rules/picks.ts'
import { memberLimits, memberPrice, memberQuantity, setPieces, setPrice, setProblems, withPick, pickOf } from '#shared/product/rules/set.ts'
import type { SetMember } from '#shared/product/wire/set.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { deliveredTogether } from './chosen.ts'
import type { KindModel } from './models.ts'
import { choicesOf, lineChoices } from './options-model.ts'
import { $products, changeConfiguration, stateOf } from './state.ts'

/** The model of a set. */
export const setModel: KindModel = {
  derive: ({ members, price, delivery, hasNoReturn }, { set }) => {
    const sum = setPrice(members, set)
    const taken = members.filter((member) => memberQuantity(member, set) > 0)
    const isEmpty = setPieces(members, set) === 0
    return {
      variant: null,
      // For an empty set, the price of its cheapest product.
      price: { ...noPrice, regular: isEmpty ? (price.final ?? price.regular) : sum, final: null, tier: 0, isFrom: isEmpty },
      stock: null,
      limits: quantityLimits({ minQuantity: null, maxQuantity: null, stock: null }),
      // Each product is a line of its own, but they leave in one parcel.
      delivery: delivery && (deliveredTogether(taken.map((member) => member.delivery)) ?? delivery),
      hasNoReturn: hasNoReturn || taken.some((member) => member.hasNoReturn),
      items: taken.map((member) => ({
        ...member,
        quantity: memberQuantity(member, set),
        optionId: null,
        selectionId: null,
        title: '',
        price: memberPrice(member, set),
        choices: pickOf(set, member.productId).choices,
        personalisation: [],
        back: null,
      })),
      pictures: null,
      problems: setProblems(members, set),
      hasQuantity: false,
      lines: () =>
        taken.map((member) => {
          const { choices } = pickOf(set, member.productId)
          return {
            sku: member.sku,
            quantity: memberQuantity(member, set),
            ...(choices.length > 0 ? { choices: lineChoices(member.attributes, choices) } : {}),
          }
        }),
    }
  },
  restore: ({ members }, { sku, quantity, choices }) => {
    const set: SetState = {}
    return {
      set: members.reduce(
        (made, member) =>
          withPick(made, member.productId, {
            quantity: member.sku === sku ? quantity : 0,
            choices: member.sku === sku ? choicesOf(member.attributes, choices) : [],
          }),
        set,
      ),
    }
  },
}

const noPrice = { regularExclTax: null, finalExclTax: null, lowestOf30Days: null }

/** A product of a set, prepared for rendering. */
export interface MemberState {
  member: SetMember
  /** The picture of its chosen colour. */
  image: string | null
  quantity: number
  limits: QuantityLimits
  attributes: readonly AttributeState[]
  /** The price of one piece at this quantity. */
  price: number | null
  isSoldOut: boolean
}

/** The state of a set, prepared for rendering. */
export function memberStates(members: readonly SetMember[], set: SetState): MemberState[] {
  return members.map((member) => {
    const { choices } = pickOf(set, member.productId)
    const limits = memberLimits(member, set)
    return {
      member,
      image: picturesOfChoices(member.variants, choices)?.[0] ?? member.image,
      quantity: memberQuantity(member, set),
      limits,
      attributes: attributeStates(member.attributes, member.variants, choices),
      price: memberPrice(member, set),
      isSoldOut: !member.isInStock || member.stock === 0,
    }
  })
}

/**
 * Sets the quantity of a product in the set, instead of its earlier one; null if the input is not a quantity, which makes the
 * set unsaleable.
 * @example changeMember(7, 3, 2)
 */
export function changeMember(id: number, productId: number, quantity: number | null): void {
  const isMistyped = quantity === null || !Number.isSafeInteger(quantity) || quantity < 0
  const wanted = isMistyped ? { isMistyped } : { quantity, isMistyped }
  changeConfiguration(id, { set: withPick(stateOf($products.get(), id).set, productId, wanted) })
}

/** Chooses a size or colour of a product in the set. */
export function chooseOfMember(id: number, productId: number, attributeCode: string, optionId: number): void {
  const { product, set } = stateOf($products.get(), id)
  const member = valueOf(product)?.members.find((one) => one.productId === productId)
  if (!member) return
  const choices = withChoice(member.attributes, pickOf(set, productId).choices, { attributeCode, optionId })
  changeConfiguration(id, { set: withPick(set, productId, { choices }) })
}
