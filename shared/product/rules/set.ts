// A set of other products: the quantities, the price, and the availability.
import { roundMoney } from '#shared/domain/money.ts'
import { quantityFault, type QuantityLimits, quantityLimits } from '#shared/domain/quantity.ts'
import type { TierPrice } from '#shared/product/wire/tier-price.ts'
import type { Attribute } from '#shared/product/wire/variant.ts'
import { choiceProblems, type Part, stockOfPart, variantOf } from './part.ts'
import type { ProductProblem } from './product-problem.ts'
import { priceAt } from './tier-price.ts'
import type { MemberPick, SetState } from './picks.ts'

/** One product of a set. */
export interface SetMember extends Part {
  /** The quantity that the shop suggests. */
  quantity: number
  minQuantity: number | null
  maxQuantity: number | null
  price: { regular: number | null; final: number | null }
  tiers: readonly TierPrice[]
}

const untouched: MemberPick = { quantity: null, choices: [] }

/** The pick for a product. */
export function pickOf(set: SetState, productId: number): MemberPick {
  return (Object.hasOwn(set, productId) ? set[productId] : undefined) ?? untouched
}

/** Changes the pick for a product. */
export function withPick(set: SetState, productId: number, part: Partial<MemberPick>): SetState {
  return { ...set, [productId]: { ...pickOf(set, productId), ...part } }
}

/** The quantity limits of a product, if any is taken. */
export function memberLimits(member: SetMember, set: SetState): QuantityLimits {
  const stock = stockOfPart(member, pickOf(set, member.productId).choices)
  return quantityLimits({ minQuantity: member.minQuantity, maxQuantity: member.maxQuantity, stock })
}

/**
 * The quantity of a product: the shopper's number, else the suggestion as far as the stock allows.
 * @example memberQuantity({ ...whistle, quantity: 2, stock: 1 }, {}) // 1
 */
export function memberQuantity(member: SetMember, set: SetState): number {
  const { quantity } = pickOf(set, member.productId)
  if (quantity !== null) return quantity
  const { min, max } = memberLimits(member, set)
  const suggested = Math.min(member.quantity, max ?? member.quantity)
  return suggested < min ? 0 : suggested
}

/** The price of one item at the current quantity; null if unknown. A tier never raises it. */
export function memberPrice(member: SetMember, set: SetState): number | null {
  const { final, regular } = variantOf(member, pickOf(set, member.productId).choices)?.price ?? member.price
  return priceAt(member.tiers, memberQuantity(member, set), final ?? regular)
}

/** The number of items in total. */
export function setPieces(members: readonly SetMember[], set: SetState): number {
  return members.reduce((sum, member) => sum + memberQuantity(member, set), 0)
}

/** The total price; null where any price is unknown. */
export function setPrice(members: readonly SetMember[], set: SetState): number | null {
  return members.reduce<number | null>((sum, member) => {
    const quantity = memberQuantity(member, set)
    if (quantity === 0 || sum === null) return sum
    const price = memberPrice(member, set)
    return price === null ? null : roundMoney(sum + roundMoney(price) * quantity)
  }, 0)
}

/** The field at which a product of a set shows its error. */
export const memberField = (productId: number, attribute?: Attribute) =>
  attribute ? `set.${productId}.options.${attribute.id ?? attribute.code}` : `set.${productId}`

/** The problems that prevent buying the set: choices and stock of the taken products, of which there must be at least one. */
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
