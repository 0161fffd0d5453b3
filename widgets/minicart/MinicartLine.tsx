// One line of the popup: picture, name and options, quantity, price, and a remove button.
import { memo, useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Amount } from '#shared/cart/parts/Amount.tsx'
import { LineContents } from '#shared/cart/parts/LineContents.tsx'
import { LinePicture } from '#shared/cart/parts/LinePicture.tsx'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { productLink } from '#shared/state/product-link.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { bin } from '#shared/ui/icons.ts'
import { Quantity } from '#shared/ui/Quantity.tsx'
import { changeQuantity, forgetMistyped, removeLine, rowTotalOf, type LineState } from '#stores/cart/cart.ts'

function Line({ line, currency }: { line: LineState; currency: string }) {
  const { item, quantity, isSaving, error } = line
  const { t } = useLingui()
  const { id, element } = useMount()
  const { isFreeGift } = item
  const url = productLink({ url: item.url, sku: item.parentSku, productId: item.productId })
  const own = id(`line-${item.id}`)
  const total = rowTotalOf(line)
  const name = item.name ?? ''
  // Typed text is lost with its field: opened again, the popup shows the stored quantity.
  const isMistyped = useRef(false)
  useEffect(() => () => void (isMistyped.current && forgetMistyped(item.id)), [item.id])
  return (
    <li className="minicart-line" aria-busy={isSaving ? 'true' : undefined}>
      <LinePicture line={item} className="minicart-picture" size={80} />
      <div className="minicart-words">
        {url ? (
          <a className="minicart-name" href={url}>
            {name}
          </a>
        ) : (
          <span className="minicart-name">{name}</span>
        )}
        <LineContents line={item} className="minicart-options" />
        {error ? (
          <span className="minicart-error" role="alert" id={`${own}-error`}>
            {failureSentence(error)}
          </span>
        ) : null}
        <div className="minicart-controls">
          {item.isQuantityEditable && !isFreeGift ? (
            <Quantity
              id={own}
              label={t`Quantity`}
              of={name}
              value={quantity}
              min={Math.max(1, item.minQuantity ?? 1)}
              max={item.maxQuantity}
              isSmall
              isInvalid={error !== null}
              describedBy={error ? `${own}-error` : undefined}
              onChange={(next) => {
                isMistyped.current = next === null
                void changeQuantity(item.id, next ?? Number.NaN, element ?? undefined)
              }}
            />
          ) : (
            <span translate="no">{t`${quantity} ×`}</span>
          )}
          <Amount as="strong" amount={isFreeGift ? 0 : total} currency={currency} className="minicart-price" />
        </div>
      </div>
      {isFreeGift ? null : (
        <IconButton
          icon={bin}
          label={t`Remove ${name}`}
          onPress={() => {
            // The button is removed with its line.
            element?.querySelector('dialog')?.focus()
            void removeLine(item.id, element ?? undefined)
          }}
        />
      )}
    </li>
  )
}

/** A line. It shows a new quantity while it is being saved (optimistic update), and redraws only when it changes. */
export const MinicartLine = memo(Line)
