// Why the checkout does not continue, shown where it is seen: the button that was pressed may be screens below.
import { useEffect, useRef, type ReactNode } from 'react'
import type { Failure } from '#shared/domain/failure.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { Notice } from '#shared/ui/Notice.tsx'

/** A failure's sentence, which takes the focus at the top of the page with every failure anew. */
export function TopError({ error, action = null }: { error: Failure | null; action?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!error) return
    window.scrollTo({ top: 0 })
    box.current?.focus({ preventScroll: true })
  }, [error])
  return (
    <div ref={box} tabIndex={-1} className="checkout-error">
      {error ? (
        <Notice tone="error" action={action}>
          {failureSentence(error)}
        </Notice>
      ) : null}
    </div>
  )
}
