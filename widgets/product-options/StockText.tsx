// The stock status: plain if available, prominent if not.
import { useLingui } from '@lingui/react/macro'
import { sentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { tick, warning } from '#shared/ui/icons.ts'
import type { ProductStore } from '#stores/product/product.ts'

/** With fewer pieces than this, the exact number is shown. */
const FEW = 6

/**
 * The stock of the current choice, and until then what is left to choose. The live region exists before its text, so that a change is announced;
 * what is left to choose is no news, as the fields say it themselves.
 */
export function StockText({ store }: { store: ProductStore }) {
  const { t } = useLingui()
  const product = useShared(store.$product)
  const attributes = useShared(store.$attributes)
  const variant = useShared(store.$variant)
  const stock = useShared(store.$stock)
  if (product.state !== 'ready') return null
  const isToChoose = attributes.length > 0 && !variant
  const isOut = !isToChoose && (stock === 0 || (attributes.length === 0 && !product.value.isInStock))
  const size = attributes.find(({ role }) => role === 'size')?.chosen
  const gone = size ? sentence('product.size-gone', { size: size.label }) : sentence('product.out-of-stock')
  const there = stock !== null && stock < FEW ? t`Only ${stock} left` : t`In stock`
  const left = attributes.flatMap(({ label, chosen }) => (chosen ? [] : label)).join(', ')
  const isLacking = isToChoose && left !== ''
  return (
    <p
      className="product-options-stock"
      data-stock={isToChoose ? 'unknown' : isOut ? 'out' : stock !== null && stock < FEW ? 'few' : 'enough'}
    >
      {isToChoose ? null : <Icon path={isOut ? warning : tick} size={20} />}
      <span role="status">{isToChoose ? '' : isOut ? gone : there}</span>
      {isLacking ? <span>{t`Still to choose: ${left}`}</span> : null}
    </p>
  )
}
