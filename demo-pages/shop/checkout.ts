// The steps before the order: addresses, shipping method, payment method. Each is checked and stored with the cart.
import type { DatabaseTransaction } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { findFaults } from './address.ts'
import type { CartLine } from './cart-lines.ts'
import { findCart, loadLines } from './cart-lines.ts'
import type { PaymentRequest, ShippingRequest } from './checkout-request.ts'
import { isEmail } from './email.ts'
import { listPaymentMethods } from './payment-methods.ts'
import type { Point } from './pickup/points.ts'
import { renewAtAddress } from './renew-at-address.ts'
import type { Session } from './session.ts'
import { lockSession, saveSession } from './session.ts'
import type { Address, PaymentChoice, PaymentMethod, PickupPoints, ShippingMethod, Totals } from './shapes.ts'
import { findSlot, listShippingMethods, pointOf } from './shipping.ts'
import type { FieldFaults } from './shop-error.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'
import { getTotals } from './totals.ts'

/** The methods for the visitor's cart to this country, or to the one stored with the cart. */
export async function getShippingMethods(shop: Shop, session: Session, country: string | null): Promise<ShippingMethod[]> {
  const cart = await findCart(shop.db, session)
  if (!cart) return []
  const lines = await loadLines(shop.db, session.store, cart.id)
  return listShippingMethods(session.store, lines, country ?? cart.shipping_address?.country_id ?? null, shop.now())
}

/** Stores one or both addresses. */
export async function saveAddresses(shop: Shop, session: Session, addresses: { billing?: Address; shipping?: Address }): Promise<void> {
  refuseFaults(session, addresses)
  await inCart(shop, session, async (trx, cartId) => {
    await renewAtAddress(trx, shop, session)
    await trx
      .updateTable('cart')
      .set({
        ...(addresses.billing ? { billing_address: JSON.stringify(addresses.billing) } : {}),
        ...(addresses.shipping ? { shipping_address: JSON.stringify(addresses.shipping) } : {}),
      })
      .where('id', '=', cartId)
      .execute()
  })
}

/** Stores the method for the totals; the address is used but not stored. */
export async function saveTotalsInformation(
  shop: Shop,
  session: Session,
  request: { address: Address | null; methodCode: string | null; carrierCode: string | null },
): Promise<Totals> {
  await inCart(shop, session, async (trx, cartId, lines) => {
    if (request.methodCode === null || request.carrierCode === null) return
    const cart = await findCart(trx, session)
    const country = request.address?.country_id ?? cart?.shipping_address?.country_id ?? null
    // Totals include the cost of a pick-up before its point is chosen; an order requires the point.
    findMethod(shop, session, lines, { ...request, country })
    await trx
      .updateTable('cart')
      .set({ carrier_code: request.carrierCode, method_code: request.methodCode })
      .where('id', '=', cartId)
      .execute()
  })
  return getTotals(shop, session)
}

/** Stores addresses, method and delivery slot; returns the totals and the payment methods. */
export async function saveShipping(
  shop: Shop,
  session: Session,
  request: ShippingRequest,
): Promise<{ totals: Totals; payment_methods: PaymentMethod[] }> {
  const { shippingAddress: shipping, methodCode, carrierCode } = request
  if (!shipping) throw new ShopError(400, 'address.invalid', { code: 'address' })
  const billing = request.billingAddress ?? shipping
  refuseFaults(session, { shipping, billing })
  if (methodCode === null || carrierCode === null) throw new ShopError(400, 'shipping.missing', { code: 'shipping' })
  await inCart(shop, session, async (trx, cartId, lines) => {
    const { method } = chooseMethod(shop, session, lines, { methodCode, carrierCode, country: shipping.country_id, points: request.points })
    const slot = request.slotId === null ? null : findSlot(method, request.slotId)
    if (request.slotId !== null && slot === null) throw new ShopError(400, 'shipping.unknown-slot', { code: 'slot' })
    const email = shipping.email ?? billing.email
    await renewAtAddress(trx, shop, session)
    await trx
      .updateTable('cart')
      .set({
        shipping_address: JSON.stringify(shipping),
        billing_address: JSON.stringify(billing),
        carrier_code: carrierCode,
        method_code: methodCode,
        extension: JSON.stringify({ requested_delivery_date: slot, ...request.points }),
        ...(email ? { email } : {}),
      })
      .where('id', '=', cartId)
      .execute()
  })
  const totals = await getTotals(shop, session)
  return { totals, payment_methods: listPaymentMethods(session.store, shop.provider, isNothingDue(totals)) }
}

/** The payment methods for the visitor's cart. */
export async function getPaymentMethods(shop: Shop, session: Session): Promise<PaymentMethod[]> {
  return listPaymentMethods(session.store, shop.provider, isNothingDue(await getTotals(shop, session)))
}

function isNothingDue({ grand_total: total, items }: Totals): boolean {
  return total === 0 && items.length > 0
}

/** Stores the payment method; does not place the order. */
export async function savePayment(shop: Shop, session: Session, request: PaymentRequest): Promise<void> {
  checkPayment(shop, session, request.payment, isNothingDue(await getTotals(shop, session)))
  if (request.email !== null && !isEmail(request.email)) throw badEmail()
  await inCart(shop, session, async (trx, cartId) => {
    await trx
      .updateTable('cart')
      .set({ payment: JSON.stringify(request.payment), ...(request.email ? { email: request.email } : {}) })
      .where('id', '=', cartId)
      .execute()
  })
}

/** The chosen payment method, or a refusal; `isFree` if nothing is left to pay. */
export function checkPayment(shop: Shop, session: Session, payment: PaymentChoice, isFree: boolean): PaymentMethod {
  const method = listPaymentMethods(session.store, shop.provider, isFree).find((candidate) => candidate.code === payment.method)
  if (!method) throw new ShopError(400, 'payment.unknown', { code: 'payment' })
  const { issuers } = method.extension_attributes
  // A missing bank is allowed until the order, where `checkBank` refuses it.
  if (payment.issuer !== null && !issuers.some((issuer) => issuer.code === payment.issuer)) {
    throw new ShopError(400, 'payment.issuer', { code: 'issuer' })
  }
  return method
}

/** Refuses an order without a bank if its payment method requires one. */
export function checkBank({ extension_attributes: { issuers } }: PaymentMethod, { issuer }: PaymentChoice): void {
  if (issuers.length > 0 && issuer === null) throw new ShopError(400, 'payment.issuer', { code: 'issuer' })
}

/** A requested shipping method. */
interface Chosen {
  carrierCode: string | null
  methodCode: string | null
  country: string | null
}

/** The chosen shipping method with its pick-up point, or a refusal. */
export function chooseMethod(
  shop: Shop,
  session: Session,
  lines: readonly CartLine[],
  chosen: Chosen & { points: PickupPoints },
): { method: ShippingMethod; point: Point | null } {
  const method = findMethod(shop, session, lines, chosen)
  const point = pointOf(method, chosen.points, chosen.country)
  if (method.extension_attributes.pickup !== null && point === null) throw new ShopError(400, 'shipping.point', { code: 'point' })
  return { method, point }
}

function findMethod(
  shop: Shop,
  session: Session,
  lines: readonly CartLine[],
  { carrierCode, methodCode, country }: Chosen,
): ShippingMethod {
  if (carrierCode === null || methodCode === null) throw new ShopError(400, 'shipping.missing', { code: 'shipping' })
  const methods = listShippingMethods(session.store, lines, country, shop.now())
  const method = methods.find((candidate) => candidate.carrier_code === carrierCode && candidate.method_code === methodCode)
  if (!method?.available) throw new ShopError(400, 'shipping.unknown', { code: 'shipping' })
  return method
}

/** Refuses invalid addresses; fields of the billing address have its name as a prefix. */
export function refuseFaults(session: Session, { shipping, billing }: { shipping?: Address; billing?: Address }): void {
  const fields: FieldFaults = shipping ? findFaults(shipping, session.store) : {}
  if (billing && billing !== shipping) {
    for (const [name, faults] of Object.entries(findFaults(billing, session.store)))
      fields[shipping ? `billing_address.${name}` : name] = faults
  }
  if (Object.keys(fields).length) throw new ShopError(400, 'address.invalid', { code: 'address', fields })
}

/** The refusal of an e-mail address. */
export function badEmail(): ShopError {
  return new ShopError(400, 'order.email', { code: 'email', fields: { email: [{ sentence: 'field.email' }] } })
}

async function inCart(
  shop: Shop,
  session: Session,
  act: (trx: DatabaseTransaction, cartId: number, lines: CartLine[]) => Promise<void>,
): Promise<void> {
  const { token, isFormer } = session
  await transact(shop.db, async (trx) => {
    // A repeated transaction starts from the visitor's own cookie value, not from the one that the first run set.
    Object.assign(session, { token, isFormer })
    await lockSession(trx, shop, session)
    const cart = await findCart(trx, session)
    const lines = cart ? await loadLines(trx, session.store, cart.id) : []
    if (!cart || !lines.length) throw new ShopError(400, 'cart.empty', { code: 'empty' })
    await act(trx, cart.id, lines)
    await saveSession(trx, shop, session)
  })
}
