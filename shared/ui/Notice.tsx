// A sentence with a tone, and an action if there is one.
import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { tick, warning } from './icons.ts'

/** How long a screen reader needs to notice a new status before its words count as new. */
const HEARD_AFTER = 150

/** What a notice needs. */
export interface NoticeProps {
  tone: 'error' | 'success' | 'info'
  children: ReactNode
  /** A button or link beside the words. */
  action?: ReactNode
  /** For `aria-describedby` of what it is about. */
  id?: string
}

/** A visible message. An error is an alert and heard at once; the rest are statuses, whose words are put in once more to be heard. */
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
