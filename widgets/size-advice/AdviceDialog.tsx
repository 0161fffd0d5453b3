// The dialog with the size advice, loaded at the first press.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { AdvicePanel } from './AdvicePanel.tsx'

/** Props of the dialog. */
export interface AdviceDialogProps {
  isOpen: boolean
  onClose: () => void
  productId: number
  asks: 'body' | 'foot'
}

/** The dialog; choosing a size closes it. */
export function AdviceDialog({ isOpen, onClose, productId, asks }: AdviceDialogProps) {
  const { t } = useLingui()
  const { id } = useMount()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Find my size`} titleId={id('title')} place="sheet">
      <AdvicePanel productId={productId} asks={asks} onTaken={onClose} />
    </Dialog>
  )
}
