// The popup of a search without results: says so, what to try, what others search for, and whom to ask.
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { $page } from '#stores/page/page.ts'
import { Start } from './Start.tsx'

interface Props {
  query: string
  popular: readonly string[]
  searchUrl: string
  categoryId: number | null
  active: number | null
}

/** The sentences, the popular searches if there are some, and the link to the page where the shop answers questions. */
export function Nothing({ query: inputQuery, popular, ...place }: Props) {
  const { t } = useLingui()
  const { routes } = useShared($page)
  return (
    <>
      <p className="header-search-none">{t`No results found for ${inputQuery}`}</p>
      <p className="header-search-tip">
        {t`Check the spelling, or use fewer words.`} <a href={routes.contact}>{t`Ask us`}</a>
      </p>
      {popular.length > 0 ? <Start recent={[]} popular={popular} {...place} /> : null}
    </>
  )
}
