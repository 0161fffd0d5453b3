// How far a form's photos are: each while it is made ready, then all of them in bytes, with a button to stop it.
import { useEffect, useRef } from 'react'
import type { PhotoProgress, PhotoSending } from '#shared/form/photo-sending.ts'
import { formatSize } from '#shared/i18n/format-size.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from './Button.tsx'
import { LiveRegion } from './LiveRegion.tsx'

/** Below this a bar would be full before anybody saw it, and its bytes would say nothing. */
const WORTH_COUNTING = 50_000

/** What is said of the sending, in the words of its form. */
export interface SendingWords {
  /** A photo is made ready, which is so many of so many. */
  preparing: (place: number, count: number) => string
  /** All of it is on its way. */
  sending: string
  /** So much of so much has left, both with their unit. */
  sent: (sent: string, size: string) => string
  /** The shopper stopped it, and the shop has nothing. */
  stopped: string
  /** The button that stops it. */
  cancel: string
}

/** The bar under the form, and what a screen reader hears of it: each stage once, not each byte. */
export function SendingProgress({
  of: { $progress, cancel },
  words,
}: {
  of: Pick<PhotoSending, '$progress' | 'cancel'>
  words: SendingWords
}) {
  const progress = useShared($progress)
  const notice = useRef<HTMLParagraphElement>(null)
  const isStopped = progress.state === 'stopped'
  // The button that stopped it is gone, and the focus with it.
  useEffect(() => {
    if (isStopped) notice.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [isStopped])
  const stage = stageOf(progress, words)
  const isRunning = progress.state === 'preparing' || progress.state === 'sending'
  const counted = progress.state === 'sending' && progress.total >= WORTH_COUNTING ? progress : null
  const isAllSent = progress.state === 'sending' && progress.total > 0 && progress.sent >= progress.total
  return (
    <>
      {isRunning ? (
        <div className="touchline-sending">
          <progress aria-label={stage} {...(isAllSent ? {} : shareOf(counted ?? progress))} />
          <span aria-hidden="true">{counted && !isAllSent ? words.sent(formatSize(counted.sent), formatSize(counted.total)) : stage}</span>
          <Button tone="quiet" isBusy={isAllSent} onPress={cancel}>
            {words.cancel}
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

/** The stage in words; nothing if nothing goes on. */
function stageOf(progress: PhotoProgress, words: SendingWords): string {
  if (progress.state === 'idle') return ''
  if (progress.state === 'preparing') return words.preparing(progress.done + 1, progress.count)
  return words[progress.state]
}

/** What the bar shows; nothing known is a bar that only moves. */
function shareOf(progress: PhotoProgress): { value?: number; max?: number } {
  if (progress.state === 'preparing') return { value: progress.done, max: progress.count }
  return progress.state === 'sending' && progress.total > 0 ? { value: progress.sent, max: progress.total } : {}
}
