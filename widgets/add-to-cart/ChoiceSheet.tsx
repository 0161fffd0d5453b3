// A sheet from the sticky bar: the page's own options and size help, mounted once more, above a button that adds.
import { useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { bag } from '#shared/ui/icons.ts'
import { productStore } from '#stores/product/product.ts'

/** Props of the sheet. */
export interface ChoiceSheetProps {
  isOpen: boolean
  productId: number
  onAdd: () => Promise<void>
  onClose: () => void
}

/**
 * The sheet. What is missing in it is said at its field. It closes once the product is added, and before a press that leads to a field of
 * the page, since an open dialog makes the page inert.
 */
export function ChoiceSheet({ isOpen, productId, onAdd, onClose }: ChoiceSheetProps) {
  const { t } = useLingui()
  const { id } = useMount()
  const [mounts] = useState(() => mountsOf(productId))
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    const { $reason } = productStore(productId)
    const reason = $reason.get()
    if (reason && !isOption(reason.field)) onClose()
    setBusy(true)
    await onAdd()
    setBusy(false)
    if (!$reason.get()) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog of the size help sends its event through this one.
    if (event.target === event.currentTarget) void press()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Choose options`} titleId={id('choice')} place="sheet" className="add-to-cart-sheet">
      {/* A form of its own, since the page's options are a group of radio buttons of the same name. */}
      <form className="add-to-cart-sheet-parts" onSubmit={submit}>
        {mounts.map((attributes) => (
          <div key={attributes['data-touchline']} {...attributes} />
        ))}
        <Button type="submit" tone="primary" className="add-to-cart-sheet-button" isBusy={isBusy}>
          <Icon path={bag} size={20} />
          {t`Add to cart`}
        </Button>
      </form>
    </Dialog>
  )
}

/** Whether the sheet has the field. */
const isOption = (field: string) => field.startsWith('options.')

/** The page's mounts for this product's choices, as attributes; in the sheet they start at once and write nothing to the address. */
function mountsOf(productId: number): Record<string, string>[] {
  return ['product-options', 'size-chart', 'size-advice'].flatMap((name) => {
    const mount = document.querySelector(`[data-touchline="${name}"][data-product-id="${productId}"]`)
    if (!mount) return []
    const own = [...mount.attributes].filter(({ name: attribute }) => /^data-(?!touchline-)/.test(attribute))
    const extra = { 'data-when': 'load', ...(name === 'product-options' ? { 'data-follows-address': 'false' } : {}) }
    return [{ ...Object.fromEntries(own.map((attribute) => [attribute.name, attribute.value])), ...extra }]
  })
}
