// The progress of a form's photos: each while it is prepared, then all of them in bytes, with a cancel button.
import { useEffect, useRef } from 'react'
import type { PhotoProgress, PhotoSending } from '#shared/form/photo-sending.ts'
import { formatSize } from '#shared/i18n/format-size.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from './Button.tsx'
import { LiveRegion } from './LiveRegion.tsx'

/** The size in bytes below which the bar would be full at once, and the byte count is not useful. */
const WORTH_COUNTING = 50_000

/** The texts of the progress, from its form. */
export interface SendingTexts {
  /** A photo is being prepared: its number, and how many there are. */
  preparing: (place: number, count: number) => string
  /** All photos are being sent. */
  sending: string
  /** The amount sent and the total, both with their unit. */
  sent: (sent: string, size: string) => string
  /** The shopper cancelled, and the shop has received nothing. */
  stopped: string
  /** The cancel button. */
  cancel: string
}

/** The progress bar below the form, and its announcements: each stage once, not each byte. */
export function SendingProgress({
  of: { $progress, cancel },
  texts,
}: {
  of: Pick<PhotoSending, '$progress' | 'cancel'>
  texts: SendingTexts
}) {
  const progress = useShared($progress)
  const notice = useRef<HTMLParagraphElement>(null)
  const isStopped = progress.state === 'stopped'
  // The cancel button was removed, and the focus with it.
  useEffect(() => {
    if (isStopped) notice.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [isStopped])
  const stage = stageOf(progress, texts)
  const isRunning = progress.state === 'preparing' || progress.state === 'sending'
  const counted = progress.state === 'sending' && progress.total >= WORTH_COUNTING ? progress : null
  const isAllSent = progress.state === 'sending' && progress.total > 0 && progress.sent >= progress.total
  return (
    <>
      {isRunning ? (
        <div className="touchline-sending">
          <progress aria-label={stage} {...(isAllSent ? {} : shareOf(counted ?? progress))} />
          <span aria-hidden="true">{counted && !isAllSent ? texts.sent(formatSize(counted.sent), formatSize(counted.total)) : stage}</span>
          <Button tone="quiet" isBusy={isAllSent} onPress={cancel}>
            {texts.cancel}
          </Button>
        </div>
      ) : isStopped ? (
        <p className="touchline-sending" aria-hidden="true" ref={notice}>
          {stage}
        </p>
      ) : null}
      <LiveRegion text={stage} />
    </>
  )
}

/** The text of the current stage; empty where nothing is running. */
function stageOf(progress: PhotoProgress, texts: SendingTexts): string {
  if (progress.state === 'idle') return ''
  if (progress.state === 'preparing') return texts.preparing(progress.done + 1, progress.count)
  return texts[progress.state]
}

/** The value of the bar; an unknown value makes it indeterminate. */
function shareOf(progress: PhotoProgress): { value?: number; max?: number } {
  if (progress.state === 'preparing') return { value: progress.done, max: progress.count }
  return progress.state === 'sending' && progress.total > 0 ? { value: progress.sent, max: progress.total } : {}
}
