// The step that adds a product to the cart and checks every call for it.
import { ApiError } from '#shared/api/errors.ts'
import { addLines, changeLine, getCart, getTotals, removeLine } from '#shared/cart/calls.ts'
import { applyCoupon, chooseGift, getCoupons, getGifts, revokeCoupon } from '#shared/cart/discounts/calls.ts'
import type { Cart } from '#shared/cart/wire/cart.ts'
import type { GiftOffer } from '#shared/cart/wire/discounts.ts'
import type { Totals } from '#shared/cart/wire/totals.ts'
import { rulesOfCarts } from './rules.ts'
import type { Host } from '../host.ts'

/** A cart with a product in it. */
export interface FilledCart {
  sku: string
  lineId: number
  cart: Cart
}

const isAbout = (sku: string) => (line: Cart['lines'][number]) => line.sku === sku || line.parentSku === sku

/** Adds the product; null if that fails, and then no later step is possible. */
export async function fillCart(host: Host): Promise<FilledCart | null> {
  const { product } = host.discovered
  if (!product) {
    host.skip(addLines, 'nothing simple in stock was found in the first lists; hand one in with --product=12 --sku=BALL-5')
    return null
  }
  const { sku } = product
  const { error } = await host.ask(addLines, [{ sku, quantity: 1 }])
  const { value: cart } = await host.ask(getCart)
  if (!cart) return null
  const line = cart.lines.find(isAbout(sku))
  if (!line && host.visitor.last?.status === 404)
    host.expect(error !== null, getCart, `answers 404 after something was added. ${host.without(getCart)}`)
  else if (error === null) host.expect(line !== undefined, getCart, `has ${cart.lines.length} lines and none of ${sku}, which was added`)
  return line ? { sku, lineId: line.id, cart } : null
}

/** Checks quantity, totals, coupons and gifts. */
export async function checkCart(host: Host, { sku, lineId }: FilledCart, coupon: string | null): Promise<void> {
  rulesOfCarts(host)
  const changed = await host.ask(changeLine, lineId, { sku, quantity: 2 })
  const { value: cart } = await host.ask(getCart)
  const quantity = cart?.lines.find(isAbout(sku))?.quantity ?? null
  if (changed.error === null && cart) host.expect(quantity === 2, changeLine, `to 2 leaves ${quantity ?? 'no line'} in the cart`, 'without')
  const { value: totals } = await host.ask(getTotals)
  if (totals) checkSums(host, totals)
  await checkCoupons(host, coupon)
  await checkGifts(host, { sku, lineId })
}

/** Quantities that may be worth a gift. */
const MANY = [5, 10, 20, 50] as const

/** Chooses a gift. Where there is none, more of the product may be worth one. */
async function checkGifts(host: Host, { sku, lineId }: Pick<FilledCart, 'sku' | 'lineId'>): Promise<void> {
  let gift = offeredBy((await host.ask(getGifts)).value)
  let most = 2
  for (const quantity of MANY) {
    if (gift) break
    const { error } = await host.try(changeLine, lineId, { sku, quantity })
    // The stock is exhausted.
    if (error) break
    most = quantity
    gift = offeredBy((await host.try(getGifts)).value)
  }
  if (gift) {
    const { value: choice } = await host.ask(chooseGift, gift)
    if (choice) host.expect(choice.status === 'success', chooseGift, `answers status ${choice.status}, expected success`, 'without')
  } else host.skip(chooseGift, `no gift is on offer for ${most} of ${sku}; hand in something dearer with --product=12 --sku=BALL-5`)
  if (most > 2) await host.try(changeLine, lineId, { sku, quantity: 2 })
}

/** The sku of a gift that may be chosen now. */
const offeredBy = (offers: readonly GiftOffer[] | null): string | undefined =>
  offers?.[0]?.missing === 0 ? offers[0].gifts.find(({ isInStock }) => isInStock)?.sku : undefined

/** Removes the product, and everything that was added with it. */
export async function emptyCart(host: Host, { sku, lineId }: FilledCart): Promise<void> {
  const removed = await host.ask(removeLine, lineId)
  const { value: left } = await host.ask(getCart)
  if (removed.error === null && left)
    host.expect(!left.lines.some(isAbout(sku)), removeLine, `leaves the line of ${sku} in the cart`, 'without')
  // A gift may be a line like any other.
  for (const line of left?.lines ?? []) if (!isAbout(sku)(line)) await host.try(removeLine, line.id)
}

function checkSums(host: Host, totals: Totals): void {
  const row = totals.rows.find(({ code }) => code === 'grand_total')
  host.expect(totals.rows.length > 0, getTotals, 'has no total_segments: the cart prints one sum and no rows', 'without')
  if (row && row.value !== null)
    host.expect(
      Math.abs(row.value - totals.grandTotal) < 0.005,
      getTotals,
      `grand_total is ${totals.grandTotal}, and ${row.value} in total_segments: the cart and the minicart print both`,
      'without',
    )
  const sum = totals.lines.reduce((all, { rowTotal }) => all + (rowTotal ?? Number.NaN), 0)
  if (totals.subtotal !== null && !Number.isNaN(sum))
    host.expect(
      Math.abs(totals.subtotal - sum) < 0.005,
      getTotals,
      `subtotal_incl_tax is ${totals.subtotal}, the lines come to ${sum}`,
      'without',
    )
}

async function checkCoupons(host: Host, coupon: string | null): Promise<void> {
  await host.ask(getCoupons)
  const wrong = await host.try(applyCoupon, 'TOUCHLINE-NO-CODE')
  const { status = null, words = null } = wrong.error ?? {}
  const isRefused = status !== null && status >= 400 && status < 500 && words !== null
  // A message about a route is for developers, so the client removes it.
  const isRoute =
    wrong.error?.cause instanceof ApiError || (status === 404 && words !== null && /not exist|could not be found/i.test(words))
  if (isRefused && !isRoute) {
    host.report.note(applyCoupon.info, 'works', `refuses a wrong code: "${words}"`)
  } else if (wrong.error === null) {
    host.report.note(applyCoupon.info, 'without', 'takes a code that is none, so nobody is told that hers is wrong')
    await host.try(revokeCoupon)
  } else if (status !== null && status < 500 && !isRoute)
    host.report.note(applyCoupon.info, 'without', 'refuses a wrong code without words: ours are shown')
  else await host.ask(applyCoupon, 'TOUCHLINE-NO-CODE')
  if (coupon === null) {
    host.skip(revokeCoupon, 'hand in a code that counts with --coupon=SPORT10')
    return
  }
  const { error } = await host.ask(applyCoupon, coupon)
  if (error) return
  const { value: codes } = await host.ask(getCoupons)
  const { value: totals } = await host.try(getTotals)
  if (codes) host.expect(codes.length > 0 || totals?.coupon !== null, getCoupons, `names no code after ${coupon} was applied`, 'without')
  await host.ask(revokeCoupon)
}
