// Quantity and the button. It names missing choices and refusals, and adds only once per press.
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { type Result, unofferedFailure } from '#shared/domain/failure.ts'
import { failureSentence, sentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { bag } from '#shared/ui/icons.ts'
import { Later } from '#shared/ui/Later.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Quantity } from '#shared/ui/Quantity.tsx'
import { lineInAddress } from '#stores/cart/line-address.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { productSeed, productStore } from '#stores/product/product.ts'
import { provideProduct } from '#stores/product/provide.ts'
import type { Configuration } from '#stores/product/state.ts'
import { focusField } from '#shared/product/parts/focus-field.ts'
import { PhoneBar } from './PhoneBar.tsx'
import { TotalLine } from './TotalLine.tsx'
import { isOwnPage, lackingWidgets, tellIfLacking, useElsewhere } from './use-elsewhere.ts'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** The product, if the page has no product-options to provide it. */
  product: v.optional(v.record(v.string(), v.unknown())),
  /** Whether there is a quantity field before the product is known. Not for sets and teams. */
  hasQuantity: v.optional(v.boolean(), true),
  /** The id of your form, if the mount stands outside of it, such as below a roster as wide as the page. */
  form: v.optional(v.string()),
})

/** Few visitors buy or change a line, so what they need comes with the press or for the line. */
const buying = () => attempt(() => import('#stores/cart/buying.ts'), 'cart.add-failed')

const invalid: ProductProblem = { code: 'product.quantity-invalid', field: 'qty' }

function AddToCart({ options: { productId, hasQuantity: printsQuantity, form: formId } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const store = useMemo(() => productStore(productId), [productId])
  const product = useShared(store.$product)
  const configuration = useShared(store.$configuration)
  const quantity = useShared(store.$quantity)
  const limits = useShared(store.$limits)
  const countsPieces = useShared(store.$hasQuantity)
  const isGone = useShared(store.$isGone)
  const isChanging = useShared(store.$lineId) !== null
  const [refusal, setRefusal] = useState<{ configuration: string; sentence: string; isOfQuantity: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isAdding = useRef(false)
  // The field holds no valid quantity. The store still has the previous one, which the shopper no longer wants.
  const isMistyped = useRef(false)

  useEffect(() => {
    void store.load().then(({ ok }) => ok && store.reportViewed(element ?? undefined))
    // The edit link of a cart line leads to the product's page and carries the line in its address.
    if (lineInAddress() !== null) void buying().then((part) => part.ok && part.value.openLine(productId))
  }, [store, productId, element])
  // The error of the last press does not apply to another configuration.
  const error = refusal?.configuration === keyOf(configuration) ? refusal.sentence : null
  const isQuantityWrong = error !== null && refusal?.isOfQuantity === true
  const refuse = (why: string, isOfQuantity = false) =>
    setRefusal({ configuration: keyOf(store.$configuration.get()), sentence: why, isOfQuantity })

  const isKnown = product.state === 'ready'
  const hasQuantity = isKnown ? countsPieces : printsQuantity

  const add = async () => {
    // A second press before the next render is ignored.
    if (isAdding.current) return
    isAdding.current = true
    if (!isKnown) setBusy(true)
    try {
      const known = await store.load()
      if (known.ok) await addKnown()
      else refuse(failureSentence(known.error))
    } finally {
      isAdding.current = false
      setBusy(false)
    }
  }
  // Read at the press, which may come before the last choice is drawn.
  const addKnown = async () => {
    const form = formOf(element, formId)
    // Without product-options, the host's own fields have the choices.
    if (form && store.$missing.get().length > 0) {
      setBusy(true)
      const part = await attempt(() => import('./take-choices.ts'), 'cart.add-failed')
      // Else she would be told to choose what she has chosen.
      if (!part.ok) return refuse(failureSentence(part.error))
      part.value.takeChoices(form, store)
    }
    const mistyped = isMistyped.current ? invalid : null
    const reason = mistyped ?? store.$reason.get()
    if (reason) {
      store.ask()
      const isOfQuantity = reason.field === 'qty'
      refuse(sentence(reason.code, reason.values), isOfQuantity)
      if (isOfQuantity) document.getElementById(id('quantity'))?.focus()
      else focusField(productId, reason.field)
      return
    }
    setBusy(true)
    setRefusal(null)
    const part = await buying()
    const result = part.ok ? await part.value.buy(productId, element ?? undefined) : part
    if (!result.ok) refuse(failureSentence(result.error))
  }

  const changeQuantity = (typed: number | null) => {
    isMistyped.current = typed === null
    if (typed === null) refuse(sentence('product.quantity-invalid'), true)
    else {
      setRefusal(null)
      store.changeQuantity(typed)
    }
  }

  // The sticky bar is shown while the button is out of view, so errors are scrolled into view, unless the focus moved to a missing choice.
  const addFromAfar = async () => {
    await add()
    if (store.$problems.get().length > 0) return
    requestAnimationFrame(() => element?.querySelector('.add-to-cart-error')?.scrollIntoView({ block: 'center' }))
  }

  // Our button, or a script, submits the surrounding form. The form's other buttons have other purposes, such as a quote or a newsletter.
  const addNow = useRef(add)
  addNow.current = add
  useEffect(() => {
    const form = formOf(element, formId)
    const stop = new AbortController()
    const { signal } = stop
    const addInstead = (event: Event) => {
      event.preventDefault()
      void addNow.current()
    }
    // A form in a dialog inside of the host's form sends its event through it.
    form?.addEventListener(
      'submit',
      (event) => event.target === form && (!event.submitter || element?.contains(event.submitter)) && addInstead(event),
      { signal },
    )
    // Enter in a form with several buttons would press the first one, which may not be ours. A form in a dialog of ours has its own Enter; a mount beside its form has a field without one.
    element?.addEventListener(
      'keydown',
      (event) =>
        event.key === 'Enter' && event.target instanceof HTMLInputElement && (event.target.form ?? form) === form && addInstead(event),
      { signal },
    )
    return () => stop.abort()
  }, [element, formId])

  const isElsewhere = useElsewhere(product.state === 'ready' ? product.value : null)
  if (product.state === 'ready' && isElsewhere) {
    const { value } = product
    return <Later load={() => import('./Elsewhere.tsx')}>{({ Elsewhere }) => <Elsewhere product={value} />}</Later>
  }
  const label = isGone ? t`Sold out` : isChanging ? t`Update cart` : t`Add to cart`
  return (
    <div className="add-to-cart-parts">
      {hasQuantity ? (
        <Quantity
          id={id('quantity')}
          name="qty"
          label={t`Quantity`}
          value={quantity}
          min={limits.min}
          max={limits.max}
          isDisabled={isGone}
          onChange={changeQuantity}
          isInvalid={isQuantityWrong}
          describedBy={error ? id('error') : undefined}
          canSubmit
        />
      ) : null}
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
      {/* Below the button, which must not move between press and release: a typed quantity is applied when the field loses the focus. */}
      <TotalLine store={store} />
      {isGone ? null : <PhoneBar store={store} label={label} productId={productId} onPress={addFromAfar} />}
    </div>
  )
}

/** The configuration as one text, to compare presses. */
const keyOf = ({ choices, quantity, set, bundle, personalisation, roster }: Configuration) =>
  JSON.stringify([choices, quantity, set, bundle, personalisation, roster])

/** The form around the button, or the one that it belongs to. */
function formOf(element: HTMLElement | null, id = ''): HTMLFormElement | null {
  const form = element?.closest('form') ?? document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}

/** Inside a host's form, a press arrives as the form's submit event; outside, as a click. */
function submitsItself(element: HTMLElement | null): boolean {
  return Boolean(element?.closest('form'))
}

/** Loads the product. On the product's own page, the host's form stays if the widgets to choose its parts are missing. */
async function loadFor(productId: number, element: HTMLElement): Promise<Result<unknown>> {
  const loaded = await productStore(productId).load()
  if (!loaded.ok || lackingWidgets(loaded.value).length === 0 || !isOwnPage(loaded.value)) return loaded
  tellIfLacking(loaded.value, element)
  return { ok: false, error: unofferedFailure }
}

export default defineWidget({
  name: 'add-to-cart',
  options: Options,
  view: AddToCart,
  load: ({ productId }, element) => loadFor(productId, element),
  seed: [productSeed],
  prepare: ({ product }) => provideProduct(product),
})
