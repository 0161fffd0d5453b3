// The control in the header: a link to the cart that opens the popup instead.
import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { Icon } from '#shared/ui/Icon.tsx'
import { bag } from '#shared/ui/icons.ts'

/** The opener. It stays a link, so that a new tab, a long press and a page without the popup still reach the cart. */
export function MinicartOpener({
  cartUrl,
  count,
  isOpen,
  onTouch,
  onOpen,
}: {
  cartUrl: string
  count: number
  isOpen: boolean
  /** Somebody points at it, so that what it opens may be fetched. */
  onTouch: () => void
  onOpen: () => void
}) {
  const { t } = useLingui()
  const badge = count > 99 ? '99+' : String(count)
  // The name says the number that is seen: who speaks to the page says what she reads.
  const pieces = plural(count, { one: '# item', other: `${badge} items` })
  return (
    <a
      className="minicart-opener"
      href={cartUrl}
      role="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen ? 'true' : 'false'}
      aria-label={count > 0 ? t`Cart, ${pieces}` : t`Cart`}
      data-touchline-key="opener"
      onPointerEnter={onTouch}
      onFocus={onTouch}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        onOpen()
      }}
    >
      <Icon path={bag} />
      {count > 0 ? (
        <span className="minicart-count" aria-hidden="true">
          {badge}
        </span>
      ) : null}
    </a>
  )
}
