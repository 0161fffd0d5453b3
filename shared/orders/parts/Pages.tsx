// From page to page of a long list, as links, so that each page has an address.
import { useLingui } from '@lingui/react/macro'

/** The way on and back; nothing if there is one page. Addresses are the page's own, with `?page=`. */
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
