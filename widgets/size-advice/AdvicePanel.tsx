// The questions of the size advice, and its result.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { SizeAdvice } from '#shared/product/wire/size-chart.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { productStore } from '#stores/product/product.ts'
import { adviceForm, type AdviceKind, takeAdvice } from '#stores/product/size-advice.ts'

/** The panel. The next product starts with the same answers. */
export function AdvicePanel({ productId, asks, onTaken }: { productId: number; asks: AdviceKind; onTaken: () => void }) {
  const { t } = useLingui()
  const advice = useForm(() => adviceForm(productId, asks), {
    height: t`Height in cm`,
    weight: t`Weight in kg`,
    age: t`Age`,
    footLength: t`Foot length in cm`,
  })
  const { sending } = advice.state
  return (
    <Form
      of={advice}
      submit={t`Show my size`}
      done={
        sending.state === 'sent' ? (
          <Answer productId={productId} advice={sending.value} onTaken={onTaken} onAgain={() => advice.form.reset(advice.state.values)} />
        ) : null
      }
    >
      {asks === 'foot' ? (
        <TextField
          {...advice.text('footLength')}
          inputMode="decimal"
          hint={t`Stand with your heel against a wall and measure to your longest toe.`}
        />
      ) : (
        <>
          <TextField {...advice.text('height')} inputMode="decimal" />
          <TextField {...advice.text('weight')} inputMode="decimal" />
          <TextField {...advice.text('age')} inputMode="numeric" hint={t`For children up to 14, only the height counts.`} />
        </>
      )}
    </Form>
  )
}

interface AnswerProps {
  productId: number
  advice: SizeAdvice
  onTaken: () => void
  onAgain: () => void
}

function Answer({ productId, advice: { size, reason }, onTaken, onAgain }: AnswerProps) {
  const { t } = useLingui()
  const { element } = useMount()
  const hasSizes = useShared(productStore(productId).$attributes).length > 0
  const [isChosen, setChosen] = useState<boolean | null>(null)
  // The advised size is chosen, so that she only has to agree; she can change it in the options. A team kit has a size per player instead.
  useEffect(() => {
    if (size !== null && hasSizes) setChosen(takeAdvice(productId, size, element ?? undefined))
  }, [productId, size, hasSizes, element])
  return (
    <div className="size-advice-answer">
      {size === null ? null : <p className="size-advice-size">{t`Your size is ${size}`}</p>}
      <p className="size-advice-reason">{reason}</p>
      {isChosen === true ? <p className="size-advice-reason">{t`We have already chosen it for you.`}</p> : null}
      {isChosen === false ? <Notice tone="info">{t`This product is not available in that size with your other choices.`}</Notice> : null}
      <p className="size-advice-ways">
        {isChosen === true ? (
          <Button tone="primary" onPress={onTaken}>
            {t`Continue with size ${size}`}
          </Button>
        ) : null}
        <Button tone="quiet" onPress={onAgain}>{t`Measure again`}</Button>
      </p>
    </div>
  )
}
