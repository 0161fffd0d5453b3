// Coupon and gift cards in the checkout: the codes in use, and a disclosure that loads the fields.
import { Codes } from '#shared/cart/parts/Codes.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import { Later } from '#shared/ui/Later.tsx'
import { $couponCode, $isRevokingCoupon, revokeCoupon } from '#stores/cart/coupon.ts'
import { $giftCards, $isRemovingGiftCard, removeGiftCard } from '#stores/cart/gift-cards.ts'
import { $isPlacing } from '#stores/checkout/payment.ts'

/** The codes; they cannot change while the order is being placed. */
export function CheckoutDiscounts() {
  const coupon = useShared($couponCode)
  const cards = useShared($giftCards)
  const isRevoking = useShared($isRevokingCoupon)
  const isRemoving = useShared($isRemovingGiftCard)
  const isPlacing = useShared($isPlacing)
  return (
    <Codes
      coupon={coupon}
      cards={cards.map(({ code }) => code)}
      isBusy={isRevoking || isRemoving}
      isInert={isPlacing}
      onRevoke={revokeCoupon}
      onRemoveCard={removeGiftCard}
    >
      {(isWanted, done) => (
        <Later load={() => import('./DiscountFields.tsx')} isWanted={isWanted}>
          {({ DiscountFields }) => <DiscountFields hasCoupon={coupon !== null} onApplied={done} />}
        </Later>
      )}
    </Codes>
  )
}
