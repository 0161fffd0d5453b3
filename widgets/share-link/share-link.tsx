// Shares a link to this page with its current choices: by the browser's dialog if there is one, otherwise by copying it.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'

const Options = v.object({
  /** The address to share. Default: the page's own, with the current choices. */
  url: v.optional(v.string()),
  /** The title to share. Default: the page's. */
  title: v.optional(v.string()),
})

function ShareLink({ options: { url, title } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const [said, say] = useState('')
  const share = async () => {
    const shared = new URL(url ?? location.href, location.href).href
    try {
      if (typeof navigator.share === 'function') await navigator.share({ url: shared, title: title ?? document.title })
      else {
        await navigator.clipboard.writeText(shared)
        say(t`The link was copied`)
      }
    } catch (error) {
      // Cancelling needs no message; if copying fails, the address bar still has the link.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        say(t`The link could not be copied. Please copy it from the address bar.`)
    }
  }
  return (
    <p className="share-link-parts">
      <button type="button" className="touchline-button" data-tone="quiet" onClick={() => void share()}>
        {t`Share`}
      </button>
      {said ? (
        <span className="share-link-said" aria-hidden="true">
          {said}
        </span>
      ) : null}
      <LiveRegion text={said} />
    </p>
  )
}

export default defineWidget({ name: 'share-link', options: Options, view: ShareLink })
