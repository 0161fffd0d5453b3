// The return is registered: its number, what to do now, and the label.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Button } from '#shared/ui/Button.tsx'
import { returnMore, type ReturnState } from '#stores/returns.ts'
import { LabelButton } from './LabelButton.tsx'

/** What stands there once a return is registered. */
export function ReturnDone({ done, action }: { done: Extract<ReturnState, { state: 'completed' }>; action: string | undefined }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { reference, order } = done
  return (
    <div className="returns-form-parts">
      <h2 className="returns-form-title" ref={heading} tabIndex={-1}>{t`Your return has been registered`}</h2>
      {reference === null ? null : (
        <p className="returns-form-words">
          {t`Your return number:`} <strong>{reference}</strong>
        </p>
      )}
      <ol className="returns-form-steps">
        <li>{t`Pack the items and stick the return label on the parcel.`}</li>
        <li>{t`Hand the parcel in. Sending back is free.`}</li>
        <li>{t`We check the items and pay you back. You will get an e-mail.`}</li>
      </ol>
      {order.shipmentId === null ? null : <LabelButton action={action} isPlain />}
      <p>
        <Button tone="quiet" onPress={() => void returnMore()}>{t`Return more from this order`}</Button>
      </p>
    </div>
  )
}
