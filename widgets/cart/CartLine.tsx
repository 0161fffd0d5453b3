// One line of the cart. It redraws only when its own data changes, so that a cart of a hundred lines stays fast.
import { memo } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Amount } from '#shared/cart/parts/Amount.tsx'
import { LineContents } from '#shared/cart/parts/LineContents.tsx'
import { LinePicture } from '#shared/cart/parts/LinePicture.tsx'
import { formatMoney } from '#shared/i18n/format.ts'
import { failureSentence, sentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { focusPlace } from '#shared/mount/focus-place.ts'
import { Slot } from '#shared/mount/slot.tsx'
import { editLink, productLink } from '#shared/state/product-link.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Price } from '#shared/ui/Price.tsx'
import { Quantity } from '#shared/ui/Quantity.tsx'
import { changeQuantity, removeLine, rowTotalOf, type LineState as Line } from '#stores/cart/cart.ts'
import { MoveButton } from './MoveButton.tsx'

interface Props {
  line: Line
  currency: string
  /** When it is delivered, as a sentence; empty where nothing is promised. */
  day: string
  /** The line is visible at once: its picture is not loaded lazily. */
  isFirst?: boolean
}

function CartLineView({ line, currency, day, isFirst = false }: Props) {
  const { item, quantity, isSaving, isRemoving, error, stock } = line
  const { t } = useLingui()
  const { id, element } = useMount()
  const { isFreeGift } = item
  const product = { url: item.url, sku: item.parentSku, productId: item.productId }
  const url = productLink(product)
  const own = id(`line-${item.id}`)
  const name = item.name ?? ''
  const isEditable = item.isQuantityEditable && !isFreeGift
  const fault = error
    ? failureSentence(error)
    : stock === 'out'
      ? sentence('product.out-of-stock')
      : stock === 'short'
        ? sentence('cart.quantity-exceeds-stock')
        : null
  return (
    <li className="cart-line" aria-busy={isSaving ? 'true' : undefined} data-removing={isRemoving ? '' : undefined}>
      <LinePicture line={item} className="cart-picture" size={128} isFirst={isFirst} />
      <div className="cart-words">
        {url ? (
          <a className="cart-name" href={url}>
            {name}
          </a>
        ) : (
          <span className="cart-name">{name}</span>
        )}
        <LineContents line={item} className="cart-options" />
        {day ? <span className="cart-delivery">{day}</span> : null}
        {item.hasNoReturn ? (
          <span className="cart-delivery">{t`Made for you: no right of withdrawal. Your rights if it is faulty remain.`}</span>
        ) : null}
        {/* Of one piece, the sum of the line says it. */}
        {quantity > 1 && !isFreeGift && item.unitPrice !== null ? (
          <span className="cart-each">
            <Price now={formatMoney(item.unitPrice, currency)} /> {t`each`}
          </span>
        ) : null}
        {fault ? (
          <p className="cart-fault" role="alert" id={`${own}-fault`}>
            {fault}
          </p>
        ) : null}
        <Slot place="cart.line" context={{ line: item, quantity }} />
      </div>
      <div className="cart-controls">
        {isEditable ? (
          <Quantity
            id={own}
            label={t`Quantity`}
            of={name}
            value={quantity}
            min={Math.max(1, item.minQuantity ?? 1)}
            max={item.maxQuantity}
            isSmall
            isInvalid={fault !== null}
            describedBy={fault ? `${own}-fault` : undefined}
            onChange={(next) => void changeQuantity(item.id, next ?? Number.NaN, element ?? undefined)}
          />
        ) : (
          <span className="cart-fixed" translate="no">{t`${quantity} ×`}</span>
        )}
        <div className="cart-links">
          {isFreeGift ? null : (
            <Button
              tone="quiet"
              onPress={() => {
                // The button is removed with its line.
                if (element) focusPlace(element, t`Items in your cart`)
                void removeLine(item.id, element ?? undefined)
              }}
            >
              {t`Remove`}
              <span className="touchline-hidden"> {name}</span>
            </Button>
          )}
          <MoveButton item={item} />
          {item.editUrl ? (
            <ButtonLink tone="quiet" className="cart-edit" href={editLink(product, item.editUrl)}>
              {t`Change`}
              <span className="touchline-hidden"> {name}</span>
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <Amount as="strong" amount={isFreeGift ? 0 : rowTotalOf(line)} currency={currency} className="cart-row-total" />
    </li>
  )
}

/** A cart line. */
export const CartLine = memo(CartLineView)
