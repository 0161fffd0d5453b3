// Lists the points that the map shows as one marker however far it is zoomed in, e.g. shops in one building.
import { useEffect, useRef } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { cross } from '#shared/ui/icons.ts'
import { $pointCode, choosePoint } from '#stores/checkout/pickup-points.ts'
import type { MappedPoint } from './point-groups.ts'

/** The points as buttons; the focus moves to the first one. */
export function PointsOnOneSpot({ points, onClose }: { points: readonly MappedPoint[]; onClose: () => void }) {
  const { t } = useLingui()
  const code = useShared($pointCode)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [points])
  const count = points.length
  const title = t`${plural(count, { one: '# pick-up point', other: '# pick-up points' })} in one place`
  return (
    <div className="checkout-map-spot" role="group" aria-label={title}>
      <div className="checkout-map-spot-head">
        <p>{title}</p>
        <IconButton icon={cross} label={t`Close list`} onPress={onClose} />
      </div>
      <ul ref={list}>
        {points.map((point) => (
          <li key={point.code}>
            <button type="button" aria-pressed={point.code === code} onClick={() => void choosePoint(point.code)}>
              {point.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
