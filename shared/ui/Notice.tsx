// A message with a tone, and an optional action.
import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { tick, warning } from './icons.ts'

/** The delay in milliseconds after which a screen reader has noticed a new status, so that its text counts as new. */
const HEARD_AFTER = 150

/** Props of a notice. */
export interface NoticeProps {
  tone: 'error' | 'success' | 'info'
  children: ReactNode
  /** A button or link beside the text. */
  action?: ReactNode
  /** For `aria-describedby` of the element concerned. */
  id?: string
}

/**
 * A visible message. An error is an alert and announced at once; other tones are statuses, whose text is inserted again so that it is
 * announced.
 */
export function Notice({ tone, children, action, id }: NoticeProps) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tone === 'error') return undefined
    const timer = setTimeout(() => words.current?.replaceChildren(...words.current.childNodes), HEARD_AFTER)
    return () => clearTimeout(timer)
  }, [tone])
  return (
    <div className="touchline-notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'} id={id}>
      {tone === 'info' ? null : <Icon path={tone === 'error' ? warning : tick} size={20} />}
      <div className="touchline-notice-words" ref={words}>
        {children}
      </div>
      {action ?? null}
    </div>
  )
}
