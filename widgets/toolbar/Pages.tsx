// The pagination of a list as links: previous and next, first and last, and the pages around.
import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { pageAddress } from '#shared/catalogue/rules/list-address.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { takeClick } from '#shared/ui/plain-click.ts'
import { $address, $place, $summary, choosePage } from '#stores/catalogue/catalogue.ts'
import { shownPages } from './shown-pages.ts'

/** The links; draws nothing if there is one page. */
export function Pages() {
  const { t } = useLingui()
  const { element } = useMount()
  const summary = useShared($summary)
  const address = useShared($address)
  const place = useShared($place)
  if (!summary || summary.lastPage < 2) return null
  const { page: current, lastPage: last } = summary
  const link = (page: number) => ({
    href: pageAddress(address, page, place),
    onClick: (event: MouseEvent) => {
      if (!takeClick(event)) return
      void choosePage(page, element ?? undefined)
    },
  })
  const numbers = shownPages(current, last)
  return (
    <nav className="toolbar-pages" aria-label={t`Pages`}>
      {current > 1 ? <a className="toolbar-page" rel="prev" {...link(current - 1)}>{t`Previous`}</a> : null}
      <ul className="toolbar-numbers">
        {numbers.map((page, index) => (
          <li key={page}>
            {page - (numbers[index - 1] ?? page) > 1 ? <span aria-hidden="true">…</span> : null}
            <a
              className="toolbar-page"
              aria-current={page === current ? 'page' : undefined}
              aria-label={t`Page ${page} of ${last}`}
              translate="no"
              {...link(page)}
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
      {current < last ? <a className="toolbar-page" rel="next" {...link(current + 1)}>{t`Next`}</a> : null}
    </nav>
  )
}
