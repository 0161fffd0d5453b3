// The lines that are no longer available, each with its reason and a link to something similar.
import { useLingui } from '@lingui/react/macro'
import type { Reorder } from '#shared/orders/wire/my-orders.ts'

/** The list of these lines. */
export function MissingLines({ plan: { unavailable } }: { plan: Reorder }) {
  const { t } = useLingui()
  if (unavailable.length === 0) return null
  return (
    <>
      <h3 className="touchline-row-title">{t`Not available`}</h3>
      <ul className="order-detail-missing">
        {unavailable.map(({ id, name, quantity, reason, alternativeUrl }) => (
          <li key={id}>
            <strong>{`${quantity} × ${name}`}</strong>
            <span>{reason}</span>
            {alternativeUrl === null ? null : <a href={alternativeUrl}>{t`Find something similar`}</a>}
          </li>
        ))}
      </ul>
    </>
  )
}
