// An empty state: a sentence, and a link that leads on.
import type { ReactNode } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { Slot } from '#shared/mount/slot.tsx'
import { Icon } from './Icon.tsx'

/** An empty state; `action` is its link or button. */
export function EmptyState({ icon, title, children, action }: { icon: string; title: string; children?: ReactNode; action?: ReactNode }) {
  const { name } = useMount()
  return (
    <div className="touchline-empty">
      <Icon path={icon} size={48} />
      <p className="touchline-empty-title">{title}</p>
      {children ? <p className="touchline-empty-text">{children}</p> : null}
      {action ?? null}
      <Slot place="empty-state" at={name} context={{ widget: name }} />
    </div>
  )
}
