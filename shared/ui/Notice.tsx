// A sentence with a tone, and a way on where there is one.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { tick, warning } from './icons.ts'

/** A visible message. Errors are alerts, the rest are statuses; `action` is a button or link beside the words. */
export function Notice({ tone, children, action, id }: { tone: 'error' | 'success' | 'info'; children: ReactNode; action?: ReactNode; id?: string }) {
  return (
    <div className="touchline-notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'} id={id}>
      {tone === 'info' ? null : <Icon path={tone === 'error' ? warning : tick} size={20} />}
      <div className="touchline-notice-words">{children}</div>
      {action ?? null}
    </div>
  )
}
