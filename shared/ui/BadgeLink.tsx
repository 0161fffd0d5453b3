// A round link of the page's header: to the wishlist, the comparison, the cart, the account.
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { isPlainClick } from './plain-click.ts'

/** What a badge link needs. */
export interface BadgeLinkProps {
  href: string
  /** Its name, with the number that is seen: who speaks to the page says what she reads. */
  label: string
  /** A path of icons.ts. */
  icon: string
  /** The number at its edge; null shows none. */
  count?: string | null
  /** Something else at its edge. */
  children?: ReactNode
  opens?: Opens | undefined
}

/** What the link opens in the page instead of leading away. */
export interface Opens {
  /** The id of a menu that stands beside the link; without one it is a dialog, which takes the focus. */
  menuId?: string | undefined
  isOpen: boolean
  /** Somebody points at it, so that what it opens may be fetched. */
  onTouch: () => void
  onPress: () => void
}

/** The link. With `opens` it stays a link: a new tab, a long press and a page without the popup still lead somewhere. */
export function BadgeLink({ href, label, icon, count = null, children, opens }: BadgeLinkProps) {
  return (
    <a className="touchline-badge-link" href={href} aria-label={label} {...(opens ? opening(opens) : null)}>
      <Icon path={icon} />
      {count === null ? null : (
        <span className="touchline-badge-count" aria-hidden="true">
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
    // A press that came before the widget is played again on what has this key.
    'data-touchline-key': 'opener',
    onPointerEnter: onTouch,
    onFocus: onTouch,
    onClick: (event: MouseEvent) => void (isPlainClick(event) && press(event)),
    onKeyDown: (event: KeyboardEvent) => void (event.key === ' ' && press(event)),
  }
}
