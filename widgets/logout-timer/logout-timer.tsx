// The page after a logout: removes all personal data, in every tab, and opens the home page unless the shopper chooses to stay.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { $page } from '#stores/page/page.ts'
import { finishLogout } from '#stores/session/customer.ts'

/** The seconds until the home page opens. */
const SECONDS = 5

const Options = v.object({
  /** The page to open. Default: `routes.home` of the page. */
  homeUrl: v.optional(v.string()),
  /** Whether to show the page as after "Stay here": it does not move on by itself. */
  isStaying: v.optional(v.boolean(), false),
})

function LogoutTimer({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { routes } = useShared($page)
  const homeUrl = options.homeUrl ?? routes.home
  const [isStaying, setStaying] = useState(options.isStaying)
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!options.isStaying) finishLogout()
  }, [options.isStaying])
  useEffect(() => (isStaying ? undefined : environment.setTimer(() => environment.navigate(homeUrl), SECONDS * 1000)), [isStaying, homeUrl])
  const stay = () => {
    setStaying(true)
    // The button is removed, so the text takes the focus.
    text.current?.focus()
  }
  return (
    <div className="logout-timer-box">
      <p className="logout-timer-words" ref={text} tabIndex={-1} role="status">
        {isStaying ? t`You will stay on this page.` : t`The home page opens in 5 seconds.`}
      </p>
      <div className="logout-timer-buttons">
        <ButtonLink href={homeUrl} tone="primary">{t`To the home page`}</ButtonLink>
        {isStaying ? null : <Button onPress={stay}>{t`Stay here`}</Button>}
      </div>
    </div>
  )
}

export default defineWidget({ name: 'logout-timer', options: Options, view: LogoutTimer })
