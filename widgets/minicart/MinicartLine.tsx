// One line of the popup: picture, name and options, quantity, price, a way out.
import { memo } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { bin } from '#shared/ui/icons.ts'
import { Quantity } from '#shared/ui/Quantity.tsx'
import { changeQuantity, removeLine, type CartLine } from '#stores/cart.ts'

function Line({ line: { item, quantity, isSaving, error }, currency }: { line: CartLine; currency: string }) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const { image, url, options, min_qty, max_qty, qty_editable, is_free_gift } = item.extension_attributes
  const own = id(`line-${item.item_id}`)
  const name = item.name ?? ''
  const price = item.price_incl_tax ?? item.price ?? 0
  return (
    <li className="minicart-line" aria-busy={isSaving ? 'true' : undefined}>
      {image ? (
        <img className="minicart-picture" src={image} alt="" width={80} height={80} loading="lazy" />
      ) : (
        <span className="minicart-picture" />
      )}
      <div className="minicart-words">
        {url ? (
          <a className="minicart-name" href={url}>
            {name}
          </a>
        ) : (
          <span className="minicart-name">{name}</span>
        )}
        {options.length > 0 ? (
          <span className="minicart-options">{options.map((option) => `${option.label}: ${option.value}`).join(', ')}</span>
        ) : null}
        {error ? (
          <span className="minicart-error" role="alert" id={`${own}-error`}>
            {failureSentence(error)}
          </span>
        ) : null}
        <div className="minicart-controls">
          {qty_editable && !is_free_gift ? (
            <Quantity
              id={own}
              label={t`Quantity`}
              of={name}
              value={quantity}
              min={min_qty ?? 1}
              max={max_qty}
              isSmall
              isInvalid={error !== null}
              describedBy={error ? `${own}-error` : undefined}
              onChange={(next) => void changeQuantity(item.item_id, next, element ?? undefined)}
            />
          ) : (
            <span>{t`${quantity} ×`}</span>
          )}
          <strong className="minicart-price">{is_free_gift ? t`Free` : formatMoney(price * quantity, currency)}</strong>
        </div>
      </div>
      {is_free_gift ? null : (
        <IconButton
          icon={bin}
          label={t`Remove ${name}`}
          onPress={() => {
            // The button goes with its line.
            element?.querySelector('dialog')?.focus()
            void removeLine(item.item_id, element ?? undefined)
          }}
        />
      )}
    </li>
  )
}

/** A line. While it is being saved the new quantity is shown already; it is drawn again only when it changed. */
export const MinicartLine = memo(Line)
