// A round link in the page's header: to the wishlist, the comparison, the cart, the account.
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { isPlainClick } from './plain-click.ts'

/** Props of a badge link. */
export interface BadgeLinkProps {
  href: string
  /** The accessible name, including the visible number. Written by the caller, who knows what the number counts. */
  label: string
  /** A path of icons.ts. */
  icon: string
  /** The number on the badge; null shows none. */
  count?: string | null
  /** Other content of the badge. */
  children?: ReactNode
  opens?: Opens | undefined
}

/** A dialog or menu that the link opens instead of leaving the page. */
export interface Opens {
  /** The id of a menu beside the link; without one the link opens a dialog, which takes the focus. */
  menuId?: string | undefined
  isOpen: boolean
  /** Called when a pointer or the focus reaches the link, so that the content can be fetched. */
  onTouch: () => void
  onPress: () => void
}

/** The link. With `opens` it remains a link: a new tab, a long press and a page without the popup still lead to its address. */
export function BadgeLink({ href, label, icon, count = null, children, opens }: BadgeLinkProps) {
  return (
    <a className="touchline-badge-link" href={href} aria-label={label} {...(opens ? opening(opens) : null)}>
      <Icon path={icon} />
      {count === null ? null : (
        <span className="touchline-badge-count" aria-hidden="true" translate="no">
          {count}
        </span>
      )}
      {children}
    </a>
  )
}

function opening({ menuId, isOpen, onTouch, onPress }: Opens) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onPress()
  }
  return {
    role: 'button',
    'aria-haspopup': menuId ? undefined : ('dialog' as const),
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId : undefined,
    // A click made before the widget was ready is repeated on the element with this key.
    'data-touchline-key': 'opener',
    onPointerEnter: onTouch,
    onFocus: onTouch,
    onClick: (event: MouseEvent) => void (isPlainClick(event) && press(event)),
    onKeyDown: (event: KeyboardEvent) => void (event.key === ' ' && press(event)),
  }
}
