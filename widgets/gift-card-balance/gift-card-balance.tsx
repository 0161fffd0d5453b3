// The balance of a gift card and how long it is valid.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { GiftCardBalance as Balance } from '#shared/cart/wire/discounts.ts'
import { formatDate } from '#shared/i18n/format-date.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Form } from '#shared/ui/Form.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { balanceForm } from '#stores/cart/gift-balance.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** Where the form posts without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The answer of `api/giftcards/check`, if the server has requested it for a plain form. */
  card: v.optional(v.record(v.string(), v.unknown())),
  /** The server's message about the code in a plain form. */
  refused: v.optional(v.string()),
})

function GiftCardBalance({ options: { action, card, refused } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const [held, setHeld] = useState(() => {
    const read = v.safeParse(Balance, card)
    return read.success ? read.output : null
  })
  const query = useForm(() => balanceForm(refused), { code: t`Gift card code` })
  return (
    <div className="gift-card-balance-parts">
      <Form of={query} submit={t`Check balance`} action={action} onSent={setHeld} label={t`Gift card balance`}>
        <TextField
          {...query.text('code')}
          autoComplete="off"
          maxLength={64}
          onInput={(typed) => {
            // The balance of the previous card does not belong to the code that is being typed.
            setHeld(null)
            query.form.type('code', typed)
          }}
        />
      </Form>
      <div role="status">{held ? <Held card={held} /> : null}</div>
    </div>
  )
}

function Held({ card: { code, balance, expiresAt } }: { card: Balance }) {
  const { t } = useLingui()
  const { currency } = useShared($page)
  const day = expiresAt ? formatDate(expiresAt) : null
  return (
    <dl className="gift-card-balance-card">
      <div>
        <dt>{t`Gift card`}</dt>
        <dd translate="no">{code}</dd>
      </div>
      <div>
        <dt>{t`Balance`}</dt>
        <dd className="gift-card-balance-amount" translate="no">
          {formatMoney(balance, currency)}
        </dd>
      </div>
      <div>
        <dt>{t`Valid until`}</dt>
        <dd>{day ?? t`No expiry date`}</dd>
      </div>
    </dl>
  )
}

export default defineWidget({ name: 'gift-card-balance', options: Options, view: GiftCardBalance, extension: 'gift-cards' })
