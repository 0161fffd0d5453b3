// Gift cards: pay with one, check its balance, remove it.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { SumToPay } from '#shared/cart/parts/SumToPay.tsx'
import type { GiftCardBalance } from '#shared/cart/wire/discounts.ts'
import type { Failure } from '#shared/domain/failure.ts'
import { formatDate } from '#shared/i18n/format-date.ts'
import { formatMoney } from '#shared/i18n/format.ts'
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
import { $cart, cartSeed, loadCart } from '#stores/cart/cart.ts'
import { giftCardForm, type GiftCardAction } from '#stores/cart/gift-card-form.ts'
import { $giftCards, $isRemovingGiftCard, removeGiftCard } from '#stores/cart/gift-cards.ts'
import { $sums } from '#stores/cart/sums.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** Whether the field is open from the start. */
  isOpen: v.optional(v.boolean(), false),
  /** Where the host's form inside posts without JavaScript. */
  action: v.optional(v.string()),
})
type Options = v.InferOutput<typeof Options>

function GiftCard({ options }: { options: Options }) {
  const { t } = useLingui()
  const cart = useShared($cart)
  const cards = useShared($giftCards)
  useEffect(() => {
    void loadCart()
  }, [])
  const title = useRef<HTMLElement>(null)
  if (valueOf(cart)?.lines.length === 0) return null
  return (
    <details className="gift-card-box" open={options.isOpen || cards.length > 0}>
      <summary className="touchline-fold gift-card-title" ref={title}>
        {t`Gift card`}
        <Icon path={chevronDown} />
      </summary>
      <Applied onRemoved={() => title.current?.focus()} />
      <Enter action={options.action} />
    </details>
  )
}

function Applied({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useLingui()
  const cards = useShared($giftCards)
  const isRemoving = useShared($isRemovingGiftCard)
  const { currency } = useShared($page)
  const sums = useShared($sums)
  const [failure, setFailure] = useState<Failure | null>(null)
  const remove = async (code: string) => {
    setFailure(null)
    const removed = await removeGiftCard(code)
    setFailure(removed.ok ? null : removed.error)
    if (!removed.ok) return
    // The button is removed with its card.
    onRemoved()
    say(t`Gift card ${code} was removed.`)
  }
  if (cards.length === 0) return null
  return (
    <>
      <ul className="gift-card-list" aria-label={t`Gift cards in use`}>
        {cards.map(({ code, amount }) => {
          const paid = formatMoney(amount, currency)
          return (
            <li key={code}>
              <span>
                <Exact text={t`${code}: ${paid} used`} keep={[code, paid]} />
              </span>
              <Button isBusy={isRemoving} onPress={() => void remove(code)}>{t`Remove gift card ${code}`}</Button>
            </li>
          )
        })}
      </ul>
      <SumToPay row={sums?.rowToPay} currency={currency} />
      {failure ? <Notice tone="error">{failureSentence(failure)}</Notice> : null}
    </>
  )
}

function Enter({ action }: { action: string | undefined }) {
  const { t } = useLingui()
  const intent = useRef<GiftCardAction>('apply')
  const [balance, setBalance] = useState<GiftCardBalance | null>(null)
  const card = useForm(() => giftCardForm(() => intent.current), { code: t`Gift card code` })
  const check = async () => {
    intent.current = 'check'
    const result = await card.form.submit()
    if (result.ok) setBalance(result.value)
    intent.current = 'apply'
  }
  const sent = (value: GiftCardBalance | null) => {
    setBalance(value)
    // A gift card is money: its code does not stay on the screen once it is used.
    if (value === null) card.form.reset()
  }
  return (
    <Form
      of={card}
      submit={t`Use gift card`}
      tone="secondary"
      action={action}
      onSent={sent}
      className="gift-card-form"
      label={t`Gift card`}
      aside={<Button onPress={() => void check()}>{t`Check balance`}</Button>}
    >
      <TextField {...card.text('code')} autoComplete="off" maxLength={64} />
      <div role="status">{balance ? <Balance {...balance} /> : null}</div>
    </Form>
  )
}

function Balance({ code, balance, expiresAt }: GiftCardBalance) {
  const { t } = useLingui()
  const { currency } = useShared($page)
  const amount = formatMoney(balance, currency)
  const day = expiresAt ? formatDate(expiresAt) : null
  return (
    <Notice tone="info">
      <Exact
        text={day ? t`${code} has a balance of ${amount}, valid until ${day}.` : t`${code} has a balance of ${amount}.`}
        keep={[code, amount]}
      />
    </Notice>
  )
}

export default defineWidget({
  name: 'gift-card',
  options: Options,
  view: GiftCard,
  extension: 'gift-cards',
  load: () => loadCart(),
  seed: [cartSeed],
})
