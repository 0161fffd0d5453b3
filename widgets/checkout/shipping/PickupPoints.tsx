// A carrier's pick-up points near the address or another postcode, with distances and opening hours. Loaded when such a method is chosen.
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { bare } from '#shared/address/rules/postcode.ts'
import type { PickupCarrier, PickupPoint } from '#shared/checkout/wire/pickup-points.ts'
import { formatDistance } from '#shared/i18n/format-distance.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Choice } from '#shared/ui/Choice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useSaid } from '#shared/ui/use-said.ts'
import {
  $chosenPoint,
  $pickupPoints,
  $pointCode,
  $pointSearch,
  choosePoint,
  openPoints,
  reloadPoints,
  searchPoints,
} from '#stores/checkout/pickup-points.ts'
import type { CheckoutOptions } from '../checkout.tsx'
import { MapBeside } from './MapBeside.tsx'
import { PointHours } from './PointHours.tsx'

/** The number of points shown before the shopper asks for the rest. */
const FIRST = 5

/** The search and its list; `error` says that no point is chosen yet. */
export function PickupPoints({ carrier, options, error }: { carrier: PickupCarrier; options: CheckoutOptions; error: string | null }) {
  const { t } = useLingui()
  const { id } = useMount()
  const search = useShared($pointSearch)
  const chosen = useShared($chosenPoint)
  const points = useShared($pickupPoints)
  // Kept while other points are loading.
  const [isMapShown, setMapShown] = useState(false)
  useEffect(() => void openPoints(carrier), [carrier])
  const isAway = chosen !== null && points.state === 'ready' && !points.value.some(({ code }) => code === chosen.code)
  const place = chosen ? `${chosen.name}, ${chosen.street}, ${chosen.city}` : ''
  const near = search?.postcode ?? ''
  const count = points.state === 'ready' ? points.value.length : 0
  useSaid(count > 0 ? t`${plural(count, { one: '# pick-up point', other: '# pick-up points' })} near ${near}` : '')
  if (search === null || search.carrier !== carrier) return null
  return (
    <div className="checkout-points" id={id('points')}>
      <Search key={`${search.carrier} ${search.country}`} postcode={search.postcode} />
      {/* A list announces its own result. */}
      {error !== null && !(points.state === 'ready' && points.value.length > 0) ? <Notice tone="error">{error}</Notice> : null}
      {/* While she searches near another postcode, the chosen point stays visible. */}
      {isAway ? <p className="checkout-points-chosen">{t`Chosen: ${place}`}</p> : null}
      {points.state === 'failed' ? (
        <div role="alert" className="checkout-points-failed">
          <p>{t`The pick-up points could not be loaded.`}</p>
          <Retry onPress={() => reloadPoints()} />
        </div>
      ) : points.state === 'ready' ? (
        <>
          <MapBeside points={points.value} options={options} isShown={isMapShown} onShow={setMapShown} />
          <List key={search.postcode} points={points.value} postcode={search.postcode} error={error} />
        </>
      ) : (
        <div className="checkout-points-coming" role="status" aria-label={t`Loading the pick-up points`} />
      )}
    </div>
  )
}

function Search({ postcode }: { postcode: string }) {
  const { t } = useLingui()
  const { id } = useMount()
  const [typed, setTyped] = useState(postcode)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (bare(typed) !== '') void searchPoints(typed)
  }
  return (
    <form className="checkout-points-search" role="search" aria-label={t`Pick-up points`} onSubmit={submit}>
      <TextField
        id={id('point-postcode')}
        name="point_postcode"
        label={t`Near postcode`}
        value={typed}
        onInput={setTyped}
        autoComplete="off"
        maxLength={12}
      />
      <Button type="submit">{t`Search`}</Button>
    </form>
  )
}

function List({ points, postcode, error }: { points: readonly PickupPoint[]; postcode: string; error: string | null }) {
  const { t } = useLingui()
  const { id } = useMount()
  const code = useShared($pointCode)
  const [isWhole, setWhole] = useState(false)
  const firstOfRest = useRef<string | null>(null)
  useEffect(() => {
    // The button is removed, so the focus moves to the first new point.
    if (isWhole && firstOfRest.current !== null) document.getElementById(id(`point-${firstOfRest.current}`))?.focus()
  }, [isWhole, id])
  if (points.length === 0) return <p role="status">{t`There are no pick-up points near ${postcode}. Try another postcode.`}</p>
  // The chosen point is always included, whatever its position.
  const shown = isWhole ? points : points.filter((point, at) => at < FIRST || point.code === code)
  const showAll = () => {
    firstOfRest.current = points.find((point) => !shown.includes(point))?.code ?? null
    setWhole(true)
  }
  return (
    <>
      <RadioGroup legend={t`Pick-up points near ${postcode}`} id={id('point-list')} error={error} isRequired>
        {shown.map((point) => (
          <div key={point.code} className="checkout-point">
            <Choice
              type="radio"
              id={id(`point-${point.code}`)}
              name="pickup_point"
              value={point.code}
              isChosen={point.code === code}
              onChoose={() => void choosePoint(point.code)}
              label={point.name}
              detail={`${point.street}, ${point.postcode} ${point.city}`}
              aside={point.distance === null ? null : formatDistance(point.distance)}
            />
            <PointHours point={point} />
          </div>
        ))}
      </RadioGroup>
      {shown.length < points.length ? <Button tone="quiet" onPress={showAll}>{t`Show more pick-up points`}</Button> : null}
    </>
  )
}
