// What the popup says of a search without results: what to try, and whom to ask.
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { $page } from '#stores/page/page.ts'

/** The sentences; popular searches and pages of the shop follow. */
export function Nothing({ query: inputQuery }: { query: string }) {
  const { t } = useLingui()
  const { routes } = useShared($page)
  return (
    <>
      <p className="header-search-none">{t`No results found for ${inputQuery}`}</p>
      <p className="header-search-tip">
        {t`Check the spelling, or use fewer words.`} <a href={routes.contact}>{t`Ask us`}</a>
      </p>
    </>
  )
}
