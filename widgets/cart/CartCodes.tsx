// Coupon and gift cards in the summary of the cart: the codes in use, and a disclosure that loads the fields.
import { Codes } from '#shared/cart/parts/Codes.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import { Later } from '#shared/ui/Later.tsx'
import { $couponCode, $isRevokingCoupon, revokeCoupon } from '#stores/cart/coupon.ts'
import { $giftCards, $isRemovingGiftCard, removeGiftCard } from '#stores/cart/gift-cards.ts'

/** The codes. */
export function CartCodes() {
  const coupon = useShared($couponCode)
  const cards = useShared($giftCards)
  const isRevoking = useShared($isRevokingCoupon)
  const isRemoving = useShared($isRemovingGiftCard)
  return (
    <Codes
      coupon={coupon}
      cards={cards.map(({ code }) => code)}
      isBusy={isRevoking || isRemoving}
      onRevoke={revokeCoupon}
      onRemoveCard={removeGiftCard}
    >
      {(isWanted, done) => (
        <Later load={() => import('./CartCodeFields.tsx')} isWanted={isWanted}>
          {({ CartCodeFields }) => <CartCodeFields hasCoupon={coupon !== null} onApplied={done} />}
        </Later>
      )}
    </Codes>
  )
}
