// The grid in a dialog, loaded with the first press.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useMount } from '#shared/mount/context.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { $hasAdded } from '#stores/cart/cart.ts'
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
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!isOpen) return undefined
    // Synchronously, before the cart's popup opens: an element behind a modal dialog could not take the focus.
    return $hasAdded.listen((hasAdded) => hasAdded && flushSync(() => close.current()))
  }, [isOpen])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Order several sizes`} titleId={id('title')} className="order-grid-dialog">
      <OrderPanel {...panel} />
    </Dialog>
  )
}
