// Size charts and size advice of the kit's parts, by the widgets that every product's page has.
import { useLingui } from '@lingui/react/macro'
import type { OpenedTeam } from '#shared/teams/wire.ts'

/** The links by part; nothing for parts without a chart. The mounts are started as soon as they are on the page. */
export function SizeHelp({ parts }: Pick<OpenedTeam, 'parts'>) {
  const { t } = useLingui()
  const helped = parts.filter(({ hasChart, advice }) => hasChart || advice !== null)
  if (helped.length === 0) return null
  return (
    <details className="team-entry-advice">
      <summary>{t`Help with sizes`}</summary>
      <ul className="team-entry-sizes">
        {helped.map(({ productId, name, hasChart, advice }) => (
          <li key={productId} className="team-entry-help">
            <span>{name}</span>
            {hasChart ? <div data-touchline="size-chart" data-product-id={productId} /> : null}
            {advice === null ? null : <div data-touchline="size-advice" data-product-id={productId} data-asks={advice} data-when="load" />}
          </li>
        ))}
      </ul>
    </details>
  )
}
