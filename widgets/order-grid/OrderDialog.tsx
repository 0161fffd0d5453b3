// The grid in a dialog, loaded with the first press.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useMount } from '#shared/mount/context.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { $hasAdded } from '#stores/cart/cart.ts'
import { orderGridStore } from '#stores/product/order-grid/order-grid.ts'
import { OrderPanel, type OrderPanelProps } from './OrderPanel.tsx'

/** Props of the dialog. */
export interface OrderDialogProps extends OrderPanelProps {
  isOpen: boolean
  onClose: () => void
}

/** The dialog, which closes when everything is in the cart. */
export function OrderDialog({ isOpen, onClose, ...panel }: OrderDialogProps) {
  const { t } = useLingui()
  const { id } = useMount()
  const { $outcome } = orderGridStore(panel.productId)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!isOpen) return undefined
    // Synchronously, before the cart's popup opens: an element behind a modal dialog could not take the focus.
    const end = () => flushSync(() => close.current())
    const stops = [
      $hasAdded.listen((hasAdded) => hasAdded && end()),
      // Where everything is in the cart already, nothing is added before the popup opens.
      $outcome.listen((outcome) => outcome && outcome.left === 0 && outcome.placed > 0 && end()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [isOpen, $outcome])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Order several sizes`} titleId={id('title')} className="order-grid-dialog">
      <OrderPanel {...panel} />
    </Dialog>
  )
}
