// A map beside the list of pick-up points: the same points as buttons, and the same choice. Loaded on request.
import { useEffect, useRef, useState } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PickupPoint } from '#shared/checkout/wire/pickup-points.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { chevronBack, chevronDown, chevronForward } from '#shared/ui/icons.ts'
import { useSaid } from '#shared/ui/use-said.ts'
import { $pointCode, choosePoint } from '#stores/checkout/pickup-points.ts'
import { type PointMap as Stage, startPointMap } from './point-map.ts'
import type { MappedPoint } from './point-groups.ts'
import { PointsOnOneSpot } from './PointsOnOneSpot.tsx'

/** The host's settings of the map. */
export interface MapOfHost {
  /** The URL of the tiles. */
  tiles: string
  /** The owner of the map, and the page that the credit links to. */
  credit: string | undefined
  creditUrl: string | null
}

/** The map and its buttons. */
export function PointMap({ points, host: { tiles, credit, creditUrl } }: { points: readonly PickupPoint[]; host: MapOfHost }) {
  const { t } = useLingui()
  const code = useShared($pointCode)
  const place = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage | null>(null)
  const [isBroken, setBroken] = useState(false)
  const [seen, setSeen] = useState(0)
  const [onOneSpot, setOnOneSpot] = useState<readonly MappedPoint[]>([])
  useSaid(seen > 0 ? t`${plural(seen, { one: '# pick-up point on the map', other: '# pick-up points on the map' })}` : '')
  useEffect(() => {
    if (!place.current) return undefined
    const started = startPointMap({
      place: place.current,
      tiles,
      onChoose: (chosen) => void choosePoint(chosen),
      onOpen: setOnOneSpot,
      onBroken: setBroken,
      onMoved: setSeen,
    })
    stage.current = started
    return () => started.end()
  }, [tiles])
  useEffect(() => {
    const nameGroup = (count: number) => t`${plural(count, { one: '# pick-up point', other: '# pick-up points' })} in one place`
    stage.current?.show({ points: points.flatMap(mapped), chosen: code, nameGroup })
  }, [tiles, points, code, t])
  useEffect(() => setOnOneSpot([]), [points])
  const close = () => {
    setOnOneSpot([])
    const [first] = onOneSpot
    if (first) stage.current?.focus(first.code)
  }
  return (
    <div className="checkout-map">
      <div className="checkout-map-stage" ref={place} role="group" aria-label={t`Map of pick-up points`} />
      {onOneSpot.length > 0 ? <PointsOnOneSpot points={onOneSpot} onClose={close} /> : null}
      <div className="checkout-map-tools">
        <Button onPress={() => stage.current?.zoom(1)}>{t`Zoom in`}</Button>
        <Button onPress={() => stage.current?.zoom(-1)}>{t`Zoom out`}</Button>
        {/* Buttons for shoppers who cannot drag. */}
        <span className="checkout-map-ways">
          <IconButton icon={chevronBack} label={t`Move map left`} onPress={() => stage.current?.move(-1, 0)} />
          <IconButton icon={chevronDown} label={t`Move map up`} onPress={() => stage.current?.move(0, -1)} className="checkout-map-up" />
          <IconButton icon={chevronDown} label={t`Move map down`} onPress={() => stage.current?.move(0, 1)} />
          <IconButton icon={chevronForward} label={t`Move map right`} onPress={() => stage.current?.move(1, 0)} />
        </span>
        {credit ? <p className="checkout-map-credit">{creditUrl ? <a href={creditUrl}>{credit}</a> : credit}</p> : null}
      </div>
      {isBroken ? <p role="status">{t`The map could not be loaded. The list shows the same pick-up points.`}</p> : null}
    </div>
  )
}

function mapped({ code, name, street, city, spot }: PickupPoint): MappedPoint[] {
  return spot ? [{ code, name: [name, street, city].filter(Boolean).join(', '), ...spot }] : []
}
