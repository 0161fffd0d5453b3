// Pagination of a long list, with links, so that each page has an address.
import { useLingui } from '@lingui/react/macro'

/** Links to the next and the previous page; nothing if there is one page. The addresses are the page's own, with `?page=`. */
export function Pages({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui()
  if (pages < 2) return null
  return (
    <nav className="touchline-pages" aria-label={t`Pages`}>
      {page > 1 ? <a href={`?page=${page - 1}`} rel="prev">{t`Previous page`}</a> : <span />}
      <span>{t`Page ${page} of ${pages}`}</span>
      {page < pages ? <a href={`?page=${page + 1}`} rel="next">{t`Next page`}</a> : <span />}
    </nav>
  )
}
