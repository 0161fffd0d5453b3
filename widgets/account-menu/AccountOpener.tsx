// The control in the header: a link to the account that opens the popup or the menu instead.
import { useLingui } from '@lingui/react/macro'
import { Icon } from '#shared/ui/Icon.tsx'
import { person } from '#shared/ui/icons.ts'

/** The opener. It stays a link, so that a new tab, a long press and a page without the popup still reach the account. */
export function AccountOpener({
  accountUrl,
  name,
  panelId,
  isOpen,
  onTouch,
  onPress,
}: {
  accountUrl: string
  /** Who is logged in; null for a guest. */
  name: string | null
  panelId: string
  isOpen: boolean
  /** Somebody is about to press. */
  onTouch: () => void
  onPress: () => void
}) {
  const { t } = useLingui()
  return (
    <a
      className="account-menu-opener"
      href={accountUrl}
      role="button"
      aria-haspopup={name === null ? 'dialog' : undefined}
      aria-expanded={name === null ? undefined : isOpen ? 'true' : 'false'}
      aria-controls={isOpen ? panelId : undefined}
      aria-label={name === null ? t`Log in` : t`Account of ${{ name }}`}
      data-touchline-key="opener"
      onPointerEnter={onTouch}
      onFocus={onTouch}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onPress()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        onPress()
      }}
    >
      <Icon path={person} />
      {name === null ? null : <span className="account-menu-mark" aria-hidden="true" />}
    </a>
  )
}
