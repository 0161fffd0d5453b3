// A set put together from other products: how many of each, what it costs, and whether it is available.
import { roundMoney } from '#shared/domain/money.ts'
import { quantityFault, type QuantityLimits, quantityLimits } from '#shared/domain/quantity.ts'
import type { TierPrice } from '#shared/product/wire/tier-price.ts'
import type { Attribute } from '#shared/product/wire/variant.ts'
import { choiceProblems, type Part, stockOfPart, variantOf } from './part.ts'
import type { ProductProblem } from './product-problem.ts'
import { tierPriceOf } from './tier-price.ts'
import type { MemberPick, SetState } from './picks.ts'

/** One product of a set. */
export interface SetMember extends Part {
  /** Pieces that the shop suggests. */
  quantity: number
  minQuantity: number | null
  maxQuantity: number | null
  price: { regular: number | null; final: number | null }
  tiers: readonly TierPrice[]
}

const untouched: MemberPick = { quantity: null, choices: [] }

/** What she wants of it. */
export function pickOf(set: SetState, productId: number): MemberPick {
  return (Object.hasOwn(set, productId) ? set[productId] : undefined) ?? untouched
}

/** Wants something else of a product. */
export function withPick(set: SetState, productId: number, part: Partial<MemberPick>): SetState {
  return { ...set, [productId]: { ...pickOf(set, productId), ...part } }
}

/** How many may be taken of one, if any is taken. */
export function memberLimits(member: SetMember, set: SetState): QuantityLimits {
  const stock = stockOfPart(member, pickOf(set, member.productId).choices)
  return quantityLimits({ minQuantity: member.minQuantity, maxQuantity: member.maxQuantity, stock })
}

/**
 * How many are taken: her number, else the suggestion as far as it can be had.
 * @example memberQuantity({ ...whistle, quantity: 2, stock: 1 }, {}) // 1
 */
export function memberQuantity(member: SetMember, set: SetState): number {
  const { quantity } = pickOf(set, member.productId)
  if (quantity !== null) return quantity
  const { min, max } = memberLimits(member, set)
  const suggested = Math.min(member.quantity, max ?? member.quantity)
  return suggested < min ? 0 : suggested
}

/** The price of one piece, at this number of pieces; null if unknown. A tier never makes it dearer. */
export function memberPrice(member: SetMember, set: SetState): number | null {
  const { final, regular } = variantOf(member, pickOf(set, member.productId).choices)?.price ?? member.price
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
  const isMistyped = ({ productId }: SetMember) => pickOf(set, productId).isMistyped === true
  const taken = members.filter((member) => memberQuantity(member, set) > 0 || isMistyped(member))
  if (taken.length === 0) return [{ code: 'set.nothing-chosen', field: 'set' }]
  return taken.flatMap((member): ProductProblem[] => {
    const { productId } = member
    if (isMistyped(member)) return [{ code: 'product.quantity-invalid', field: memberField(productId) }]
    const problems = choiceProblems(member, pickOf(set, productId).choices, (attribute) => memberField(productId, attribute))
    if (problems.length > 0) return problems
    if (stockOfPart(member, pickOf(set, productId).choices) === 0) return [{ code: 'product.out-of-stock', field: memberField(productId) }]
    const fault = quantityFault(memberQuantity(member, set), memberLimits(member, set))
    if (!fault) return []
    return [{ code: fault === 'too-many' ? 'product.quantity-exceeds-stock' : 'product.quantity-invalid', field: memberField(productId) }]
  })
}
