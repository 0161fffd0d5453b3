// Quantity and the button. It says what is still to be chosen, what the server refuses, and never adds twice for one press.
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { quantityFault } from '#shared/domain/quantity.ts'
import { failureSentence, sentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { bag } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Quantity } from '#shared/ui/Quantity.tsx'
import { addToCart } from '#stores/cart.ts'
import { productSeed, productStore } from '#stores/product.ts'
import { provideProduct } from '#stores/product/provide.ts'
import { focusAttribute } from './focus-attribute.ts'
import { takeChoices } from './take-choices.ts'

const Options = v.object({
  /** Which product. */
  productId: v.number(),
  /** The product, where no product-options stands on the page to bring it. */
  product: v.optional(v.record(v.string(), v.unknown())),
})

function AddToCart({ options: { productId } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const store = useMemo(() => productStore(productId), [productId])
  const product = useShared(store.$product)
  const quantity = useShared(store.$quantity)
  const limits = useShared(store.$limits)
  const isSaleable = useShared(store.$isSaleable)
  const missing = useShared(store.$missing)
  const [refusal, setRefusal] = useState<{ wish: string; sentence: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isAdding = useRef(false)

  useEffect(() => {
    void store.load()
  }, [store])
  // What was wrong with the last press is not wrong with the next choice.
  const error = refusal?.wish === wishOf(quantity, missing) ? refusal.sentence : null
  const refuse = (why: string) => setRefusal({ wish: wishOf(store.$quantity.get(), store.$missing.get()), sentence: why })

  const isKnown = product.state === 'ready'
  const isGone = isKnown && missing.length === 0 && !isSaleable

  const add = async () => {
    // Two presses before the next render are still one wish.
    if (isAdding.current) return
    isAdding.current = true
    if (!isKnown) setBusy(true)
    const known = await store.load()
    if (known.ok) await addKnown()
    else refuse(failureSentence(known.error))
    isAdding.current = false
    setBusy(false)
  }
  // Read at the press, which may come before the last choice is drawn.
  const addKnown = async () => {
    takeChoices(element?.closest('form') ?? null, store)
    const [first] = store.$missing.get()
    if (first !== undefined) {
      const label = store.$attributes.get().find(({ code }) => code === first)?.label ?? ''
      refuse(first === 'size' ? sentence('product.option-missing') : t`Choose an option: ${label}`)
      focusAttribute(productId, first)
      return
    }
    const fault = quantityFault(store.$quantity.get(), store.$limits.get())
    if (fault) {
      refuse(sentence(fault === 'too-many' ? 'product.quantity-exceeds-stock' : 'product.quantity-invalid'))
      return
    }
    const item = store.$cartItem.get()
    if (!item) return
    setBusy(true)
    setRefusal(null)
    const result = await addToCart([item], element ?? undefined)
    if (!result.ok) refuse(failureSentence(result.error))
  }

  // Enter in the quantity, or the host's own submit button, sends the form around us: it means the same.
  const addNow = useRef(add)
  addNow.current = add
  useEffect(() => {
    const form = element?.closest('form')
    const stop = new AbortController()
    form?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        void addNow.current()
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [element])

  const label = isGone ? t`Sold out` : t`Add to cart`
  return (
    <div className="add-to-cart-parts">
      <Quantity
        id={id('quantity')}
        name="qty"
        label={t`Quantity`}
        value={quantity}
        min={limits.min}
        max={limits.max}
        isDisabled={isGone}
        onChange={store.changeQuantity}
        describedBy={error ? id('error') : undefined}
        canSubmit
      />
      <Button
        type="submit"
        tone="primary"
        className="add-to-cart-button"
        isBusy={isBusy}
        isDisabled={isGone}
        describedBy={error ? id('error') : undefined}
        onPress={submitsItself(element) ? undefined : () => void add()}
      >
        <Icon path={bag} size={20} />
        {label}
      </Button>
      {error ? (
        <div className="add-to-cart-error">
          <Notice tone="error" id={id('error')}>
            {error}
          </Notice>
        </div>
      ) : null}
    </div>
  )
}

/** What a press would ask for, as one text. */
const wishOf = (quantity: number, missing: readonly string[]) => `${quantity} ${missing.join()}`

/** Inside a host's form the press arrives as its submit event, outside as a click. */
function submitsItself(element: HTMLElement | null): boolean {
  return Boolean(element?.closest('form'))
}

export default defineWidget({
  name: 'add-to-cart',
  options: Options,
  view: AddToCart,
  seed: [productSeed],
  prepare: ({ product }) => provideProduct(product),
})
