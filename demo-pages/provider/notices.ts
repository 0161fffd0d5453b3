// Notices from the provider to a shop: signed, repeated until received and, in tests, delayed, duplicated or reordered.
import { createHmac } from 'node:crypto'
import type { Payment } from './books.ts'

/** One notice; a repeated delivery sends the same one. */
export interface Notice {
  url: string
  body: string
}

/** The provider's way to notify shops. */
export interface Notices {
  /** Sends the first try and waits for it; later tries run in the background. */
  send: (payment: Payment) => Promise<void>
  /** Keeps all notices in `held` from now on, until `release`. */
  hold: () => void
  readonly held: readonly Notice[]
  /** Stops holding and returns the held notices; the caller delivers them in any order, or never. */
  release: () => Notice[]
  /** Delivers once; returns whether the shop received the notice. */
  deliver: (notice: Notice) => Promise<boolean>
  close: () => void
}

const pauses = [1_000, 10_000, 60_000]
const patience = 5_000

/** The value of `X-Provider-Signature`: HMAC-SHA256 of the body with the key that shop and provider share. */
export function signatureOf(key: string, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url')
}

/** Sends notices signed with this key. */
export function createNotices(key: string): Notices {
  const timers = new Set<NodeJS.Timeout>()
  let held: Notice[] | null = null
  const deliver = async ({ url, body }: Notice): Promise<boolean> => {
    const headers = { 'Content-Type': 'application/json', 'X-Provider-Signature': signatureOf(key, body) }
    try {
      return (await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(patience) })).ok
    } catch {
      return false
    }
  }
  const insist = async (notice: Notice, [pause, ...later]: readonly number[]): Promise<void> => {
    if (await deliver(notice)) return
    if (pause === undefined) {
      console.error(`provider: nobody heard the notice to ${notice.url}`)
      return
    }
    const timer = setTimeout(() => {
      timers.delete(timer)
      void insist(notice, later)
    }, pause)
    timers.add(timer)
  }
  return {
    async send({ id, reference, status, notice_url }) {
      const notice = { url: notice_url, body: JSON.stringify({ id, reference, status }) }
      if (held) held.push(notice)
      else await insist(notice, pauses)
    },
    hold() {
      held ??= []
    },
    get held() {
      return held ?? []
    },
    release() {
      const waiting = held ?? []
      held = null
      return waiting
    },
    deliver,
    close() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
