// One line of the cart. It redraws alone when it changes, so that a hundred lines stay quick.
import { memo } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { failureSentence, sentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Price } from '#shared/ui/Price.tsx'
import { Quantity } from '#shared/ui/Quantity.tsx'
import { changeQuantity, removeLine, type CartLine as Line } from '#stores/cart.ts'

function CartLineView({ line, currency }: { line: Line; currency: string }) {
  const { item, quantity, isSaving, isRemoving, error, stock } = line
  const { t } = useLingui()
  const { id, element } = useMount()
  const { image, url, options, min_qty, max_qty, qty_editable, delivery, is_free_gift, no_return, from_price } = item.extension_attributes
  const own = id(`line-${item.item_id}`)
  const name = item.name ?? ''
  const price = item.price_incl_tax ?? item.price ?? 0
  const isEditable = qty_editable && !is_free_gift
  const fault = error
    ? failureSentence(error)
    : stock === 'out'
      ? sentence('product.out-of-stock')
      : stock === 'short'
        ? sentence('cart.quantity-exceeds-stock')
        : null
  return (
    <li className="cart-line" aria-busy={isSaving ? 'true' : undefined} data-removing={isRemoving ? '' : undefined}>
      {image ? (
        <img className="cart-picture" src={image} alt="" width={128} height={128} loading="lazy" decoding="async" />
      ) : (
        <span className="cart-picture" />
      )}
      <div className="cart-words">
        {url ? (
          <a className="cart-name" href={url}>
            {name}
          </a>
        ) : (
          <span className="cart-name">{name}</span>
        )}
        {options.length > 0 ? (
          <ul className="cart-options">
            {options.map((option) => (
              <li key={option.label}>
                {option.label}: {option.value}
              </li>
            ))}
          </ul>
        ) : null}
        {delivery ? <span className="cart-delivery">{delivery}</span> : null}
        {no_return ? <span className="cart-delivery">{t`Made for you: cannot be returned`}</span> : null}
        <span className="cart-each">
          {is_free_gift ? t`Free` : <Price now={formatMoney(from_price ?? price, currency)} isFrom={from_price !== null} />}{' '}
          {quantity > 1 && !is_free_gift ? t`each` : null}
        </span>
        {fault ? (
          <p className="cart-fault" role="alert" id={`${own}-fault`}>
            {fault}
          </p>
        ) : null}
      </div>
      <div className="cart-controls">
        {isEditable ? (
          <Quantity
            id={own}
            label={t`Quantity`}
            of={name}
            value={quantity}
            min={min_qty ?? 1}
            max={max_qty}
            isSmall
            isInvalid={fault !== null}
            describedBy={fault ? `${own}-fault` : undefined}
            onChange={(next) => void changeQuantity(item.item_id, next, element ?? undefined)}
          />
        ) : (
          <span className="cart-fixed">{t`${quantity} ×`}</span>
        )}
        {is_free_gift ? null : (
          <Button
            tone="quiet"
            onPress={() => {
              // The button goes with its line.
              element?.setAttribute('tabindex', '-1')
              element?.focus({ preventScroll: true })
              void removeLine(item.item_id, element ?? undefined)
            }}
          >
            {t`Remove`}
            <span className="touchline-hidden"> {name}</span>
          </Button>
        )}
      </div>
      <strong className="cart-row-total">
        {is_free_gift ? t`Free` : formatMoney(rowTotal(item.row_total_incl_tax, item.qty, quantity, price), currency)}
      </strong>
    </li>
  )
}

/** The server's own sum while its quantity is the one shown; a wish on its way is reckoned until the answer is there. */
function rowTotal(sent: number | null, sentQuantity: number, quantity: number, price: number): number {
  return sent !== null && sentQuantity === quantity ? sent : price * quantity
}

/** A cart line. */
export const CartLine = memo(CartLineView)
