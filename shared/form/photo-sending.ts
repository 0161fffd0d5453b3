// Sends photos: prepares each on the device, then sends all at once with progress in bytes, until the shopper cancels.
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Failure, Result } from '#shared/domain/failure.ts'

/**
 * The progress of the sending. Bytes are 0 of 0 until some were sent; once all were, only the answer is pending. `stopped` means that not
 * all were sent, so the shop has nothing.
 */
export type PhotoProgress =
  | { state: 'idle' }
  | { state: 'preparing'; done: number; count: number }
  | { state: 'sending'; sent: number; total: number }
  | { state: 'stopped' }

/** A photo to send, without its name: its media type, and its bytes as base64. */
export interface ReadyPhoto {
  type: string
  data: string
}

/** How photos are prepared and posted. */
export interface PhotoPost<Value> {
  photos: readonly File[]
  /** Prepares a photo; null if the file is not one. */
  prepare: (file: File) => Promise<Result<ReadyPhoto | null>>
  /** Posts the photos, named `photo-1` and so on in their order. `follow` is called with the bytes sent and the total. */
  post: (
    photos: readonly (ReadyPhoto & { name: string })[],
    way: { signal: AbortSignal; follow: (sent: number, total: number) => void },
  ) => Promise<Result<Value>>
}

/** The photo upload of a form. */
export interface PhotoSending {
  $progress: ReadableAtom<PhotoProgress>
  send: <Value>(what: PhotoPost<Value>) => Promise<Result<Value>>
  /** Cancels the sending. Once everything was sent it cannot be cancelled: the shop may have it. */
  cancel: () => void
  /** Resets the progress. */
  forget: () => void
}

const idle: PhotoProgress = { state: 'idle' }
const failure = (kind: Failure['kind'], code: Failure['code']) =>
  ({ ok: false, error: { kind, code, message: null, status: null } }) as const

/** Makes the upload; the caller passes the atom where it outlives a form. */
export function photoSending($progress: WritableAtom<PhotoProgress> = atom(idle)): PhotoSending {
  let cancel = () => {}
  return {
    $progress,
    async send({ photos, prepare, post }) {
      const stop = new AbortController()
      cancel = () => {
        const progress = $progress.get()
        if (progress.state !== 'sending' || progress.total === 0 || progress.sent < progress.total) stop.abort()
      }
      try {
        // One after another, since each photo uses much of a phone's memory.
        const ready: (ReadyPhoto & { name: string })[] = []
        for (const [done, file] of photos.entries()) {
          $progress.set({ state: 'preparing', done, count: photos.length })
          const photo = await prepare(file)
          if (stop.signal.aborted) return failure('aborted', null)
          if (!photo.ok) return photo
          if (photo.value === null) return failure('rejected', 'complaint.photo')
          ready.push({ name: `photo-${done + 1}`, ...photo.value })
        }
        const follow = (sent: number, total: number) => $progress.set({ state: 'sending', sent, total })
        follow(0, 0)
        return await post(ready, { signal: stop.signal, follow })
      } finally {
        $progress.set(stop.signal.aborted ? { state: 'stopped' } : idle)
        cancel = () => {}
      }
    },
    cancel: () => cancel(),
    forget: () => $progress.set(idle),
  }
}
