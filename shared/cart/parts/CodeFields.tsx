// The fields for a coupon and a gift card, each with its button beside it. Loaded when the disclosure around them opens.
import { useLingui } from '@lingui/react/macro'
import type { GiftCardBalance } from '#shared/cart/wire/discounts.ts'
import type { Form as FormModel } from '#shared/form/form-parts.ts'
import { Form } from '#shared/ui/Form.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'

/** Props of the fields; null for a form leaves it out. */
interface CodeFieldsProps {
  coupon: (() => FormModel<{ couponCode: string }, void>) | null
  card: (() => FormModel<{ code: string }, GiftCardBalance | null>) | null
  /** Called with a sentence to announce once a code is in use: its field is gone then. */
  onApplied: (sentence: string) => void
}

/** The fields. */
export function CodeFields({ coupon, card, onApplied }: CodeFieldsProps) {
  return (
    <div className="touchline-codes-fields">
      {coupon ? <Coupon make={coupon} onApplied={onApplied} /> : null}
      {card ? <Card make={card} onApplied={onApplied} /> : null}
    </div>
  )
}

function Coupon({ make, onApplied }: { make: NonNullable<CodeFieldsProps['coupon']>; onApplied: CodeFieldsProps['onApplied'] }) {
  const { t } = useLingui()
  const coupon = useForm(make, { couponCode: t`Coupon code` })
  const sent = () => {
    const code = coupon.form.$state.get().values.couponCode.trim()
    onApplied(t`Coupon ${code} is applied.`)
  }
  return (
    <Form of={coupon} submit={t`Apply`} tone="secondary" onSent={sent} className="touchline-codes-form" label={t`Coupon code`}>
      <TextField {...coupon.text('couponCode')} name="coupon_code" autoComplete="off" maxLength={64} />
    </Form>
  )
}

function Card({ make, onApplied }: { make: NonNullable<CodeFieldsProps['card']>; onApplied: CodeFieldsProps['onApplied'] }) {
  const { t } = useLingui()
  const card = useForm(make, { code: t`Gift card code` })
  const sent = () => {
    // A gift card is money: its code does not stay on the screen once it is used.
    card.form.reset()
    onApplied(t`Your gift card is applied.`)
  }
  return (
    <Form of={card} submit={t`Apply`} tone="secondary" onSent={sent} className="touchline-codes-form" label={t`Gift card`}>
      <TextField {...card.text('code')} autoComplete="off" maxLength={64} />
    </Form>
  )
}
