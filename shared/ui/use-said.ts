// Announces a sentence to screen readers whenever it changes, such as a total after a new quantity.
import { useEffect, useRef } from 'react'
import { say } from './say.ts'

/**
 * The delay in milliseconds: of sentences in quick succession only the last is announced, and after the announcement of the press itself.
 */
const SETTLED = 400

/** Announces each change of `text`, never the initial one; null waits, an empty text announces nothing, and `isOn` false resets it. */
export function useSaid(text: string | null, isOn = true): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (!isOn) last.current = null
    if (!isOn || text === null || text === last.current) return undefined
    if (last.current === null || text === '') {
      last.current = text
      return undefined
    }
    const timer = setTimeout(() => {
      last.current = text
      say(text, true)
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [text, isOn])
}
