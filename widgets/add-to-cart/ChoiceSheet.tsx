// A sheet from the sticky bar: the page's own options and size help, mounted once more, above a button that adds.
import { useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { bag } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { productStore } from '#stores/product/product.ts'

/** Props of the sheet. */
export interface ChoiceSheetProps {
  isOpen: boolean
  productId: number
  /** What the last press was refused for; empty if nothing. */
  refusal: string
  onAdd: () => Promise<void>
  onClose: () => void
}

/** The sheet. It closes once the choices are complete and the press is done: then the cart, or the page, says the rest. */
export function ChoiceSheet({ isOpen, productId, refusal, onAdd, onClose }: ChoiceSheetProps) {
  const { t } = useLingui()
  const { id } = useMount()
  const { $missing } = productStore(productId)
  const isMissing = useShared($missing).length > 0
  const [mounts] = useState(() => mountsOf(productId))
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onAdd()
    setBusy(false)
    if ($missing.get().length === 0) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void press()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Choose options`} titleId={id('choice')} place="sheet" className="add-to-cart-sheet">
      {/* A form of its own, since the page's options are a group of radio buttons of the same name. */}
      <form className="add-to-cart-sheet-parts" onSubmit={submit}>
        {mounts.map((attributes) => (
          <div key={attributes['data-touchline']} {...attributes} />
        ))}
        {isMissing && refusal ? <Notice tone="error">{refusal}</Notice> : null}
        <Button type="submit" tone="primary" className="add-to-cart-sheet-button" isBusy={isBusy}>
          <Icon path={bag} size={20} />
          {t`Add to cart`}
        </Button>
      </form>
    </Dialog>
  )
}

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
