// A coupon for the cart: a field for the code, or the applied coupon and a button to remove it.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { SumToPay } from '#shared/cart/parts/SumToPay.tsx'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { chevronDown } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { say } from '#shared/ui/say.ts'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { $cart, cartSeed, loadCart, loadTotals } from '#stores/cart/cart.ts'
import { couponForm } from '#stores/cart/coupon-form.ts'
import { $couponCode, $isRevokingCoupon, loadCoupon, revokeCoupon } from '#stores/cart/coupon.ts'
import { $sums } from '#stores/cart/sums.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** Whether the field is open from the start. */
  isOpen: v.optional(v.boolean(), false),
  /** Where the host's form inside posts without JavaScript. */
  action: v.optional(v.string()),
})

function Coupon({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const cart = useShared($cart)
  const sums = useShared($sums)
  const code = useShared($couponCode)
  const { currency } = useShared($page)
  const title = useRef<HTMLElement>(null)
  const [isOwn, setOwn] = useState(false)
  const takeAway = async () => {
    const result = await revokeCoupon()
    if (result.ok && code !== null) {
      // The button is removed with its code.
      title.current?.focus()
      say(t`Coupon ${code} was removed.`)
    }
    return result
  }
  useEffect(() => {
    void loadCart()
    void loadTotals()
    void loadCoupon()
  }, [])
  if (valueOf(cart)?.lines.length === 0) return null
  return (
    <details className="coupon-box" open={options.isOpen || code !== null}>
      <summary className="touchline-fold coupon-title" ref={title}>
        {t`Coupon code`}
        <Icon path={chevronDown} />
      </summary>
      {code === null ? (
        <Enter action={options.action} onApplied={() => setOwn(true)} />
      ) : (
        <>
          <Applied code={code} takesFocus={isOwn} onRevoke={takeAway} />
          <SumToPay row={sums?.rowToPay} currency={currency} />
        </>
      )}
    </details>
  )
}

function Enter({ action, onApplied }: { action: string | undefined; onApplied: () => void }) {
  const { t } = useLingui()
  const coupon = useForm(couponForm, { couponCode: t`Code` })
  return (
    <Form of={coupon} submit={t`Apply`} tone="secondary" action={action} onSent={onApplied} className="coupon-form" label={t`Coupon code`}>
      <TextField {...coupon.text('couponCode')} name="coupon_code" autoComplete="off" maxLength={64} />
    </Form>
  )
}

/** The applied coupon. It takes the focus if the shopper has just used the form that it replaces. */
function Applied({ code, takesFocus, onRevoke }: { code: string; takesFocus: boolean; onRevoke: () => Promise<Result> }) {
  const { t } = useLingui()
  const isRevoking = useShared($isRevokingCoupon)
  const [failure, setFailure] = useState<Failure | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  const revoke = async () => {
    const result = await onRevoke()
    setFailure(result.ok ? null : result.error)
  }
  return (
    <div className="coupon-applied" ref={place} tabIndex={-1}>
      <p className="coupon-words" role="status">
        <Exact text={t`Coupon ${code} is applied.`} keep={[code]} />
      </p>
      <Button isBusy={isRevoking} onPress={() => void revoke()}>{t`Remove coupon`}</Button>
      {failure ? <Notice tone="error">{failureSentence({ ...failure, message: null, code: 'coupon.revoke-failed' })}</Notice> : null}
    </div>
  )
}

export default defineWidget({ name: 'coupon', options: Options, view: Coupon, load: () => loadCart(), seed: [cartSeed] })
