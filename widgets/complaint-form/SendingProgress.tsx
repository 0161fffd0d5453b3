// The progress of sending, photo by photo and then in bytes, with a button to stop it.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatSize } from '#shared/i18n/format-size.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { $complaintProgress, cancelComplaint, type ComplaintProgress } from '#stores/complaint.ts'

/** Below this a bar would be full before anybody saw it, and its bytes would say nothing. */
const WORTH_COUNTING = 50_000

/** The bar under the form, and what a screen reader hears of it: each stage once, not each byte. */
export function SendingProgress() {
  const { t } = useLingui()
  const progress = useShared($complaintProgress)
  const notice = useRef<HTMLParagraphElement>(null)
  const isStopped = progress.state === 'stopped'
  // The button that stopped it is gone, and the focus with it.
  useEffect(() => {
    if (isStopped) notice.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [isStopped])
  const stage = useStage(progress)
  const isRunning = progress.state === 'preparing' || progress.state === 'sending'
  const counted = progress.state === 'sending' && progress.total >= WORTH_COUNTING ? progress : null
  const sent = formatSize(counted?.sent ?? 0)
  const size = formatSize(counted?.total ?? 0)
  const isAllSent = progress.state === 'sending' && progress.total > 0 && progress.sent >= progress.total
  return (
    <>
      {isRunning ? (
        <div className="complaint-form-progress">
          <progress className="complaint-form-bar" aria-label={stage} {...(isAllSent ? {} : shareOf(counted ?? progress))} />
          <span aria-hidden="true">{counted && !isAllSent ? t`Sending your report: ${sent} of ${size}` : stage}</span>
          <Button tone="quiet" isBusy={isAllSent} onPress={cancelComplaint}>{t`Cancel`}</Button>
        </div>
      ) : isStopped ? (
        <p className="complaint-form-words" aria-hidden="true" ref={notice}>
          {stage}
        </p>
      ) : null}
      <LiveRegion text={stage} />
    </>
  )
}

/** The stage in words; nothing if nothing goes on. */
function useStage(progress: ComplaintProgress): string {
  const { t } = useLingui()
  if (progress.state === 'idle') return ''
  if (progress.state === 'stopped') return t`Cancelled. Your report has not been sent.`
  if (progress.state === 'sending') return t`Sending your report`
  const [place, count] = [progress.done + 1, progress.count]
  return t`Preparing photo ${place} of ${count}`
}

/** What the bar shows; nothing known is a bar that only moves. */
function shareOf(progress: ComplaintProgress): { value?: number; max?: number } {
  if (progress.state === 'preparing') return { value: progress.done, max: progress.count }
  return progress.state === 'sending' && progress.total > 0 ? { value: progress.sent, max: progress.total } : {}
}
