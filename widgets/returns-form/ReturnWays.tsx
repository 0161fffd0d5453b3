// The ways to send the parcel back, each with its price, its place and what it needs. Nothing where the host offers no choice.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { $returnChoices } from '#stores/orders/return-choices.ts'
import { $canPayWay, $isFreeReturn, $returnWay, chooseReturnWay, reloadReturnChoices } from '#stores/orders/returns.ts'

/** The radio group, or why it could not be loaded. */
export function ReturnWays() {
  const { t } = useLingui()
  const { id } = useMount()
  const choices = useShared($returnChoices)
  const chosen = useShared($returnWay)
  const isFree = useShared($isFreeReturn)
  const canPay = useShared($canPayWay)
  if (choices.state === 'idle') return null
  if (choices.state === 'loading')
    return (
      <p className="returns-form-hint" role="status">
        <Spinner /> {t`Loading the ways to send it back…`}
      </p>
    )
  if (choices.state === 'failed')
    return (
      <Notice tone="info" action={<Retry onPress={reloadReturnChoices} />}>
        {t`The other ways to send it back could not be loaded. You can still send it with a label.`}
      </Notice>
    )
  const { ways, currency } = choices.value
  if (ways.length === 0) return null
  const priceOf = (price: number) => {
    if (price === 0 || isFree) return t`Free`
    return (
      <>
        <span translate="no">{formatMoney(price, currency)}</span>
        <span className="returns-form-hint">{canPay ? t`from your refund` : t`only with money back`}</span>
      </>
    )
  }
  return (
    <RadioGroup legend={t`How do you send it back?`} id={id('ways')} className="returns-form-ways">
      {ways.map(({ code, title, price, place, needs }) => (
        <Choice
          key={code}
          type="radio"
          id={id(`way-${code}`)}
          name="way"
          value={code}
          isChosen={code === chosen}
          onChoose={() => chooseReturnWay(code)}
          label={title}
          detail={[place, needs].filter(Boolean).join('. ') || undefined}
          isDisabled={!canPay && (price ?? 0) > 0}
          aside={price === null ? undefined : priceOf(price)}
        />
      ))}
    </RadioGroup>
  )
}
