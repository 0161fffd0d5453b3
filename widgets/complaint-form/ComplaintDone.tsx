// The receipt of a complaint.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Button } from '#shared/ui/Button.tsx'
import { complainAgain } from '#stores/complaint.ts'

/** What was taken, and what comes next. */
export function ComplaintDone({ reference }: { reference: string | null }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="complaint-form-parts">
      <h2 className="complaint-form-title" ref={heading} tabIndex={-1}>{t`We have received your report`}</h2>
      {reference === null ? null : <p className="complaint-form-words">{t`Reference: ${reference}`}</p>}
      <p className="complaint-form-words">{t`A receipt is on its way to you by e-mail. We will answer within two working days.`}</p>
      <div className="touchline-form-end">
        <Button onPress={complainAgain}>{t`Report another item`}</Button>
      </div>
    </div>
  )
}
