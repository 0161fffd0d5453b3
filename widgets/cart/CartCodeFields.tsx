// The fields for codes in the cart, with the forms of its stores.
import { CodeFields } from '#shared/cart/parts/CodeFields.tsx'
import { isOffered } from '#shared/state/extensions.ts'
import { couponForm } from '#stores/cart/coupon-form.ts'
import { giftCardForm } from '#stores/cart/gift-card-form.ts'

/** The fields: one coupon at a time, and gift cards if the host takes them. */
export function CartCodeFields({ hasCoupon, onApplied }: { hasCoupon: boolean; onApplied: (sentence: string) => void }) {
  const card = isOffered('gift-cards') ? () => giftCardForm(() => 'apply') : null
  return <CodeFields coupon={hasCoupon ? null : couponForm} card={card} onApplied={onApplied} />
}
