// A coupon field, a gift card field, and the codes in use.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { say } from '#shared/ui/say.ts'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { $couponCode, $isRevokingCoupon, couponForm, revokeCoupon } from '#stores/cart/coupon.ts'
import { $giftCards, $isRemovingGiftCard, giftCardForm, removeGiftCard } from '#stores/cart/gift-cards.ts'
import { $page } from '#stores/page/page.ts'

/** The coupon and gift card fields. */
export function DiscountFields({ onRemoved }: { onRemoved: () => void }) {
  const code = useShared($couponCode)
  const [isOwn, setOwn] = useState(false)
  return (
    <div className="checkout-discount-fields">
      {code === null ? (
        <EnterCoupon onApplied={() => setOwn(true)} />
      ) : (
        <AppliedCoupon code={code} takesFocus={isOwn} onRemoved={onRemoved} />
      )}
      <UsedCards onRemoved={onRemoved} />
      {isOffered('gift-cards') ? <EnterCard /> : null}
    </div>
  )
}

function EnterCoupon({ onApplied }: { onApplied: () => void }) {
  const { t } = useLingui()
  const coupon = useForm(couponForm, { couponCode: t`Coupon code` })
  return (
    <Form of={coupon} submit={t`Apply`} tone="secondary" onSent={onApplied} className="checkout-discount-form" label={t`Coupon code`}>
      <TextField {...coupon.text('couponCode')} name="coupon_code" autoComplete="off" maxLength={64} />
    </Form>
  )
}

/** The applied coupon. It takes the focus if the shopper has just used the form that it replaces. */
function AppliedCoupon({ code, takesFocus, onRemoved }: { code: string; takesFocus: boolean; onRemoved: () => void }) {
  const { t } = useLingui()
  const isBusy = useShared($isRevokingCoupon)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  const [failure, attempt] = useFailure(onRemoved)
  return (
    <div ref={place} tabIndex={-1} className="checkout-discount-used">
      <p role="status">
        <Exact text={t`Coupon ${code} is applied.`} keep={[code]} />
      </p>
      <Button isBusy={isBusy} onPress={() => void attempt(revokeCoupon(), t`Coupon ${code} was removed.`)}>{t`Remove coupon`}</Button>
      {failure ? <Notice tone="error">{failureSentence({ ...failure, message: null, code: 'coupon.revoke-failed' })}</Notice> : null}
    </div>
  )
}

function UsedCards({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useLingui()
  const cards = useShared($giftCards)
  const isBusy = useShared($isRemovingGiftCard)
  const { currency } = useShared($page)
  const [failure, attempt] = useFailure(onRemoved)
  return (
    <>
      {cards.map(({ code, amount }) => {
        const paid = formatMoney(amount, currency)
        return (
          <div key={code} className="checkout-discount-used">
            <p>
              <Exact text={t`${code}: ${paid} used`} keep={[code, paid]} />
            </p>
            <Button
              isBusy={isBusy}
              onPress={() => void attempt(removeGiftCard(code), t`Gift card ${code} was removed.`)}
            >{t`Remove gift card ${code}`}</Button>
          </div>
        )
      })}
      {failure ? <Notice tone="error">{failureSentence(failure)}</Notice> : null}
    </>
  )
}

function EnterCard() {
  const { t } = useLingui()
  const card = useForm(() => giftCardForm(() => 'apply'), { code: t`Gift card code` })
  return (
    // A gift card is money: its code does not stay on the screen once it is used.
    <Form
      of={card}
      submit={t`Use gift card`}
      tone="secondary"
      onSent={() => card.form.reset()}
      className="checkout-discount-form"
      label={t`Gift card`}
    >
      <TextField {...card.text('code')} autoComplete="off" maxLength={64} />
    </Form>
  )
}

/** The failure of the last removal, and a function that waits for one. The button disappears with its code, so `onRemoved` moves the focus. */
function useFailure(onRemoved: () => void): [Failure | null, (work: Promise<Result>, done: string) => Promise<void>] {
  const [failure, setFailure] = useState<Failure | null>(null)
  const attempt = async (work: Promise<Result>, done: string) => {
    setFailure(null)
    const result = await work
    setFailure(result.ok ? null : result.error)
    if (!result.ok) return
    onRemoved()
    say(done)
  }
  return [failure, attempt]
}
