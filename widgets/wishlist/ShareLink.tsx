// Shares a link to the wishlist. It contains product ids, and nothing about the sender.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { $page } from '#stores/page/page.ts'

/** The maximum number of ids, since mail programs cut longer addresses. */
const LONGEST = 96

/** Opens the browser's sharing dialog if there is one, otherwise copies the link. Without JavaScript it is a plain link. */
export function ShareLink({ ids }: { ids: readonly number[] }) {
  const { t } = useLingui()
  const { routes } = useShared($page)
  const [said, say] = useState('')
  const href = `${routes.wishlist}?ids=${ids.slice(0, LONGEST).join()}`
  const share = async () => {
    const url = new URL(href, location.href).href
    try {
      if (typeof navigator.share === 'function') await navigator.share({ url })
      else {
        await navigator.clipboard.writeText(url)
        say(t`The link was copied`)
      }
    } catch (error) {
      // Cancelling needs no message; if neither sharing nor copying works, the link is opened, so that its address is visible.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(url)
    }
  }
  return (
    <p className="wishlist-share">
      <a
        className="touchline-button"
        data-tone="quiet"
        href={href}
        onClick={(event) => {
          event.preventDefault()
          void share()
        }}
      >
        {t`Share this list`}
      </a>
      {said ? <span aria-hidden="true">{said}</span> : null}
      <LiveRegion text={said} />
    </p>
  )
}
