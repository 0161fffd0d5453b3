// A link to the list for somebody else. It holds product ids and nothing of who sends it.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { $page } from '#stores/page/page.ts'

/** Longer addresses are cut by mail programs. */
const LONGEST = 96

/** Opens the browser's own sharing where it has one, else copies the link; without a script it is the link. */
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
      // Who changes her mind needs no link; where nothing can be shared or copied, the address is there to be seen.
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
