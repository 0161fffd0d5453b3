// A card of the overview: a heading, its content, and a link to the full list.
import type { ReactNode } from 'react'
import { useMount } from '#shared/mount/context.ts'

/** The card: a region labelled by its heading. */
export function OverviewCard({ title, link, children }: { title: string; link: { url: string; name: string }; children: ReactNode }) {
  const { id } = useMount()
  const heading = id(`title-${link.url.replaceAll(/\W/g, '-')}`)
  return (
    <section className="touchline-row" aria-labelledby={heading}>
      <h2 className="touchline-row-title" id={heading}>
        {title}
      </h2>
      <div className="account-overview-body">{children}</div>
      <p className="account-overview-more">
        <a href={link.url}>{link.name}</a>
      </p>
    </section>
  )
}
