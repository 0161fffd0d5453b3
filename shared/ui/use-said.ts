// Announces a sentence to a screen reader whenever it changes, such as a sum after a new quantity.
import { useEffect, useRef } from 'react'
import { say } from './say.ts'

/** Of sentences that follow one another faster only the last is said, and what was said of the press itself comes first. */
const SETTLED = 400

/** Says each change of `text`, never what is there at first; null waits, and where `isOn` is false it starts over. */
export function useSaid(text: string | null, isOn = true): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (!isOn) last.current = null
    if (!isOn || text === null || text === last.current) return undefined
    if (last.current === null) {
      last.current = text
      return undefined
    }
    const timer = setTimeout(() => {
      last.current = text
      say(text)
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [text, isOn])
}
