// Photos on their way: each is made ready on the device, then all are sent at once, followed by the byte, until the shopper stops it.
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Failure, Result } from '#shared/domain/failure.ts'

/**
 * How far the sending is. Bytes are 0 of 0 until some have left; once all have, only the answer is waited for. `stopped` means that not all
 * had left, so that the shop has nothing.
 */
export type PhotoProgress =
  | { state: 'idle' }
  | { state: 'preparing'; done: number; count: number }
  | { state: 'sending'; sent: number; total: number }
  | { state: 'stopped' }

/** A photo as it is sent, but for its name: its media type, and its bytes as base64. */
export interface ReadyPhoto {
  type: string
  data: string
}

/** What is sent, and how. */
export interface PhotoPost<Value> {
  photos: readonly File[]
  /** Makes one ready; null if it is no photo. */
  prepare: (file: File) => Promise<Result<ReadyPhoto | null>>
  /** Sends them, named `photo-1` and so on in their order. `follow` is told how many bytes of how many have left. */
  post: (
    photos: readonly (ReadyPhoto & { name: string })[],
    way: { signal: AbortSignal; follow: (sent: number, total: number) => void },
  ) => Promise<Result<Value>>
}

/** A form's way to send photos. */
export interface PhotoSending {
  $progress: ReadableAtom<PhotoProgress>
  send: <Value>(what: PhotoPost<Value>) => Promise<Result<Value>>
  /** Stops it. Once everything has left it cannot be stopped: the shop may have it. */
  cancel: () => void
  /** Nothing was ever sent or stopped. */
  forget: () => void
}

const idle: PhotoProgress = { state: 'idle' }
const failure = (kind: Failure['kind'], code: Failure['code']) =>
  ({ ok: false, error: { kind, code, message: null, status: null } }) as const

/** Makes one; the atom is the caller's where it outlives a form. */
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
        // One after another, since each fills a phone's memory.
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
