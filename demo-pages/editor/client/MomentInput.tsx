// A date and time in the browser's own field, in the editor's time zone; stored with the zone, as the mount expects.
import { useEffect, useRef, useState } from 'react'
import type { Own, Value } from './wire.ts'

interface Props {
  own: Own
  value: Value | undefined
  onValue: (value: Value | undefined) => void
}

export function MomentInput({ own, value, onValue }: Props) {
  const [text, setText] = useState(() => localOf(value))
  const given = useRef(value)
  // Applies changes from elsewhere, such as undo; the user's own input stays, even an incomplete date.
  useEffect(() => {
    if (given.current === value) return
    given.current = value
    setText(localOf(value))
  }, [value])
  const take = (typed: string) => {
    const at = new Date(typed)
    given.current = Number.isNaN(at.getTime()) ? undefined : at.toISOString()
    setText(typed)
    onValue(given.current)
  }
  return <input {...own} type="datetime-local" value={text} onInput={(event) => take(event.currentTarget.value)} />
}

/** The value in the field's format: local time, without a zone. Empty if it is not a date. */
function localOf(value: Value | undefined): string {
  const at = new Date(typeof value === 'string' ? value : '')
  if (Number.isNaN(at.getTime())) return ''
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
