// Moves a line from the cart to the wishlist, if the wishlist supports the product.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { CartLine } from '#shared/cart/wire/cart.ts'
import { useMount } from '#shared/mount/context.ts'
import { focusPlace } from '#shared/mount/focus-place.ts'
import { Button } from '#shared/ui/Button.tsx'
import { canMove, moveToWishlist } from '#stores/cart/move.ts'

/** The button; draws nothing if the line cannot be moved. */
export function MoveButton({ item }: { item: CartLine }) {
  const { t } = useLingui()
  const { element } = useMount()
  const [isMoving, setMoving] = useState(false)
  if (!canMove(item)) return null
  const move = async () => {
    setMoving(true)
    // The button is removed with its line.
    if (element) focusPlace(element, t`Items in your cart`)
    await moveToWishlist(item.id, element ?? undefined)
    setMoving(false)
  }
  return (
    <Button tone="quiet" isBusy={isMoving} onPress={() => void move()}>
      {t`Move to wishlist`}
      <span className="touchline-hidden"> {item.name}</span>
    </Button>
  )
}
