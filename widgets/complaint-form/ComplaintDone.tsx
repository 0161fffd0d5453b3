// The receipt of a complaint.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { orderFields } from '#shared/orders/parts/order-fields.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { PlainAction } from '#shared/ui/PlainAction.tsx'
import { complainAgain, type ComplaintState } from '#stores/orders/complaint.ts'

/** Shows the registered complaint and the next steps. */
export function ComplaintDone({ done, action }: { done: Extract<ComplaintState, { state: 'done' }>; action: string | undefined }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { reference, access } = done
  return (
    <div className="complaint-form-parts">
      <h2 className="complaint-form-title" ref={heading} tabIndex={-1}>{t`We have received your report`}</h2>
      {reference === null ? null : (
        <p className="complaint-form-words">
          <Exact text={t`Reference: ${reference}`} keep={[reference]} />
        </p>
      )}
      <p className="complaint-form-words">{t`We have sent you a confirmation by e-mail. We will answer within two working days.`}</p>
      <PlainAction
        action={action}
        fields={orderFields(access, { step: 'find' })}
        tone="secondary"
        onPress={complainAgain}
      >{t`Report another item`}</PlainAction>
    </div>
  )
}
