// A set put together from other products: how many of each, what that costs, and whether it can be had.
import type { Attribute } from '#shared/schemas/variant.ts'
import type { TierPrice } from '#shared/schemas/tier-price.ts'
import { roundMoney } from './money.ts'
import { choiceProblems, type Part, stockOfPart, variantOf } from './part.ts'
import type { ProductProblem } from './product-problem.ts'
import { quantityFault, type QuantityLimits, quantityLimits } from './quantity.ts'
import { tierPriceOf } from './tier-price.ts'
import type { MemberWish, SetState } from './wishes.ts'

/** One product of a set. */
export interface SetMember extends Part {
  /** Pieces that the shop suggests. */
  quantity: number
  minQuantity: number | null
  maxQuantity: number | null
  price: { regular: number | null; final: number | null }
  tiers: readonly TierPrice[]
}

const untouched: MemberWish = { quantity: null, choices: [] }

/** What she wants of it. */
export function wishOf(set: SetState, productId: number): MemberWish {
  return (Object.hasOwn(set, productId) ? set[productId] : undefined) ?? untouched
}

/** Wants something else of a product. */
export function withWish(set: SetState, productId: number, part: Partial<MemberWish>): SetState {
  return { ...set, [productId]: { ...wishOf(set, productId), ...part } }
}

/** How many may be taken of one, if any is taken. */
export function memberLimits(member: SetMember, set: SetState): QuantityLimits {
  const stock = stockOfPart(member, wishOf(set, member.productId).choices)
  return quantityLimits({ minQuantity: member.minQuantity, maxQuantity: member.maxQuantity, stock })
}

/**
 * How many are taken: her number, else the suggestion as far as it can be had.
 * @example memberQuantity({ ...whistle, quantity: 2, stock: 1 }, {}) // 1
 */
export function memberQuantity(member: SetMember, set: SetState): number {
  const { quantity } = wishOf(set, member.productId)
  if (quantity !== null) return quantity
  const { min, max } = memberLimits(member, set)
  const suggested = Math.min(member.quantity, max ?? member.quantity)
  return suggested < min ? 0 : suggested
}

/** What one piece costs, at this number of pieces; null where nobody says. A tier never makes it dearer. */
export function memberPrice(member: SetMember, set: SetState): number | null {
  const { final, regular } = variantOf(member, wishOf(set, member.productId).choices)?.price ?? member.price
  const price = final ?? regular
  const tier = tierPriceOf(member.tiers, memberQuantity(member, set))
  if (tier === 0) return price
  return price === null ? tier : Math.min(tier, price)
}

/** All pieces together. */
export function setPieces(members: readonly SetMember[], set: SetState): number {
  return members.reduce((sum, member) => sum + memberQuantity(member, set), 0)
}

/** What all of it costs; null where the price of something in it is not known. */
export function setPrice(members: readonly SetMember[], set: SetState): number | null {
  return members.reduce<number | null>((sum, member) => {
    const quantity = memberQuantity(member, set)
    if (quantity === 0 || sum === null) return sum
    const price = memberPrice(member, set)
    return price === null ? null : roundMoney(sum + roundMoney(price) * quantity)
  }, 0)
}

/** Where a product of a set says what is wrong with it. */
export const memberField = (productId: number, attribute?: Attribute) =>
  attribute ? `set.${productId}.options.${attribute.id ?? attribute.code}` : `set.${productId}`

/** What keeps the set from being bought: choices and stock of what is taken, and something has to be. */
export function setProblems(members: readonly SetMember[], set: SetState): ProductProblem[] {
  const isMistyped = ({ productId }: SetMember) => wishOf(set, productId).isMistyped === true
  const taken = members.filter((member) => memberQuantity(member, set) > 0 || isMistyped(member))
  if (taken.length === 0) return [{ code: 'set.nothing-chosen', field: 'set' }]
  return taken.flatMap((member): ProductProblem[] => {
    const { productId } = member
    if (isMistyped(member)) return [{ code: 'product.quantity-invalid', field: memberField(productId) }]
    const problems = choiceProblems(member, wishOf(set, productId).choices, (attribute) => memberField(productId, attribute))
    if (problems.length > 0) return problems
    if (stockOfPart(member, wishOf(set, productId).choices) === 0) return [{ code: 'product.out-of-stock', field: memberField(productId) }]
    const fault = quantityFault(memberQuantity(member, set), memberLimits(member, set))
    if (!fault) return []
    return [{ code: fault === 'too-many' ? 'product.quantity-exceeds-stock' : 'product.quantity-invalid', field: memberField(productId) }]
  })
}
