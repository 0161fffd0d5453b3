// A message with a tone, and an optional action.
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { tick, warning } from './icons.ts'

/** The delay in milliseconds after which a screen reader has noticed a new status, so that its text counts as new. */
const HEARD_AFTER = 150

/** Props of a notice. */
export interface NoticeProps {
  tone: 'error' | 'success' | 'info'
  /** The text, without controls: for a moment nothing in it can take the focus. */
  children: ReactNode
  /** Buttons or links beside the text. */
  action?: ReactNode
  /** For `aria-describedby` of the element concerned. */
  id?: string
}

/**
 * A visible message. An error is an alert and announced at once. Other tones are statuses: only some screen readers announce the content
 * of a new status, so it is empty for a moment, and all of them announce its text once.
 */
export function Notice({ tone, children, action, id }: NoticeProps) {
  const text = useRef<HTMLDivElement>(null)
  // Before the browser reports the new element to screen readers.
  useLayoutEffect(() => {
    const element = text.current
    if (tone === 'error' || !element) return undefined
    element.setAttribute('aria-hidden', 'true')
    const timer = setTimeout(() => {
      element.removeAttribute('aria-hidden')
      element.replaceChildren(...element.childNodes)
    }, HEARD_AFTER)
    return () => {
      clearTimeout(timer)
      element.removeAttribute('aria-hidden')
    }
  }, [tone])
  return (
    <div className="touchline-notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'} id={id}>
      {tone === 'info' ? null : <Icon path={tone === 'error' ? warning : tick} size={20} />}
      <div className="touchline-notice-words" ref={text}>
        {children}
      </div>
      {action ?? null}
    </div>
  )
}
