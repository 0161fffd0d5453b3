// The checkout: address, shipping, payment, and an order that is placed exactly once.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useIsomorphicLayoutEffect, useShared } from '#shared/mount/use-shared.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { bag } from '#shared/ui/icons.ts'
import { Retry } from '#shared/ui/Retry.tsx'
import { $cart, cartSeed, loadCart } from '#stores/cart/cart.ts'
import { $checkoutError, $currentStep, checkoutSeed, isOpeningAwaited, openCheckout } from '#stores/checkout/checkout.ts'
import { $isPlacing, paymentSeed } from '#stores/checkout/payment.ts'
import { shippingSeed } from '#stores/checkout/shipping.ts'
import { $page } from '#stores/page/page.ts'
import { AddressStep } from './address/AddressStep.tsx'
import { AmountBar } from './AmountBar.tsx'
import { CartChanged } from './payment/CartChanged.tsx'
import { OrderButton } from './payment/OrderButton.tsx'
import { OrderReview } from './payment/OrderReview.tsx'
import { PaymentNews } from './payment/PaymentNews.tsx'
import { PaymentStep } from './payment/PaymentStep.tsx'
import { Progress } from './Progress.tsx'
import { ShippingStep } from './shipping/ShippingStep.tsx'
import { Summary } from './Summary.tsx'
import { TopError } from './TopError.tsx'
import { useLeave } from './use-leave.ts'
import { useStepAddress } from './use-step-address.ts'

const Options = v.object({
  /** The countries the shop sends to. Default: the page's own. */
  countries: v.optional(v.array(v.object({ code: v.string(), label: v.string() })), []),
  /** The call below `apiUrl` that finds street and city for a Dutch postcode and house number. Without it the shopper types them. */
  addressLookup: v.optional(v.string()),
  /** The URL of map tiles with `{z}`, `{x}` and `{y}`, for a map of pick-up points. Without it, only the complete list is shown. */
  mapTiles: v.optional(v.string()),
  /** The credit that the owner of the map requires. */
  mapCredit: v.optional(v.string()),
  /** The address that the credit links to. */
  mapCreditUrl: v.optional(v.string()),
  /** The login page. Default: `routes.login` of the page. */
  loginUrl: v.optional(v.string()),
  /** Whether an empty cart leads to the cart page. With `false`, for a checkout among other content, a message says so instead. */
  leavesEmpty: v.optional(v.boolean(), true),
})

/** The checkout's options. */
export type CheckoutOptions = v.InferOutput<typeof Options>

function Checkout({ options }: { options: CheckoutOptions }) {
  const { t } = useLingui()
  const { element } = useMount()
  const cart = useShared($cart)
  const step = useShared($currentStep)
  const error = useShared($checkoutError)
  const isPlacing = useShared($isPlacing)
  const { routes } = useShared($page)
  // Elements in state, since the bar watches them as they come and go.
  const [summary, setSummary] = useState<HTMLElement | null>(null)
  const [review, setReview] = useState<HTMLElement | null>(null)
  const [isSummaryOpen, setSummaryOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isAwaited, setAwaited] = useState(false)
  // Not during the first render, which has to match the server's, but before the browser paints.
  useIsomorphicLayoutEffect(() => setAwaited(isOpeningAwaited()), [])
  const open = async () => {
    setFailed(false)
    const result = await openCheckout(element ?? undefined)
    setFailed(!result.ok)
    setOpen(true)
  }
  useEffect(() => {
    void open()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it opens once; the shopper starts a retry
  }, [])
  useStepAddress(isOpen)
  const { leaving, isStaying } = useLeave(options.leavesEmpty)

  if (hasFailed && cart.state !== 'ready') {
    return <EmptyState icon={bag} title={t`The checkout could not be loaded`} action={<Retry onPress={() => open()} />} />
  }
  // Login state and progress decide the first content: drawn too early, a guest's fields would disappear again for a customer.
  if (cart.state !== 'ready' || (isAwaited && !isOpen) || leaving === 'cart') {
    return (
      <div className="checkout-coming" role="status" aria-label={t`Loading the checkout`}>
        <span />
        <span />
      </div>
    )
  }
  // The cart of an open payment is empty: there is nothing to fill in, only a payment to continue.
  if (cart.value.lines.length === 0 && !isPlacing) {
    return (
      <>
        <PaymentNews />
        <CartChanged />
        {isStaying ? (
          <EmptyState
            icon={bag}
            title={t`Your cart is empty`}
            action={<ButtonLink href={routes.home}>{t`Continue shopping`}</ButtonLink>}
          />
        ) : null}
      </>
    )
  }
  return (
    <div className="checkout-layout" data-step={step}>
      <div className="checkout-main">
        <Progress />
        <PaymentNews />
        <TopError error={error} />
        {step === 1 ? <AddressStep options={options} /> : null}
        {step === 2 ? <ShippingStep options={options} /> : null}
        {step === 3 ? (
          <>
            <PaymentStep />
            <OrderReview place={setReview} />
          </>
        ) : null}
      </div>
      <AmountBar
        summary={summary}
        review={review}
        onShow={() => {
          setSummaryOpen(true)
          // At the last step nothing is folded, and a hidden button takes no focus.
          const fold = summary?.querySelector('button')
          if (fold?.checkVisibility()) fold.focus()
          else summary?.scrollIntoView({ block: 'start' })
        }}
      />
      <Summary place={setSummary} isOpen={isSummaryOpen} onToggle={() => setSummaryOpen(!isSummaryOpen)} />
      {step === 3 ? <OrderButton /> : null}
    </div>
  )
}

export default defineWidget({
  name: 'checkout',
  options: Options,
  view: Checkout,
  load: () => loadCart(),
  seed: [cartSeed, checkoutSeed, shippingSeed, paymentSeed],
})
