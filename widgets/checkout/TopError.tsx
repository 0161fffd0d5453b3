// The checkout's error notice at the top of the page: the pressed button may be screens below.
import { useEffect, useRef, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#shared/domain/failure.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { Notice } from '#shared/ui/Notice.tsx'

/** The sentence for a failure. It takes the focus at every new failure. */
export function TopError({ error, action = null }: { error: Failure | null; action?: ReactNode }) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!error) return
    window.scrollTo({ top: 0 })
    box.current?.focus({ preventScroll: true })
  }, [error])
  return (
    // The alert announces the sentence; a separate name keeps screen readers from repeating it on focus.
    <div ref={box} tabIndex={-1} className="checkout-error" role="group" aria-label={error ? t`Error` : undefined}>
      {error ? (
        <Notice tone="error" action={action}>
          {failureSentence(error)}
        </Notice>
      ) : null}
    </div>
  )
}
