// The button that loads and shows the points on a map, if the host has map tiles.
import { useLingui } from '@lingui/react/macro'
import { tileAddress } from '#shared/checkout/rules/tile-address.ts'
import type { PickupPoint } from '#shared/checkout/wire/pickup-points.ts'
import { safeLink } from '#shared/domain/safe-url.ts'
import { environment } from '#shared/environment.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Later } from '#shared/ui/Later.tsx'
import type { CheckoutOptions } from '../checkout.tsx'

/** Props of the button. */
interface Props {
  points: readonly PickupPoint[]
  options: CheckoutOptions
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** Draws nothing if the host names no tiles, or no point has coordinates. */
export function MapBeside({ points, options, isShown, onShow }: Props) {
  const { t } = useLingui()
  const { mapTiles, mapCredit, mapCreditUrl } = options
  const { href } = environment.location
  const tiles = tileAddress(mapTiles, href)
  if (tiles === null || !points.some(({ spot }) => spot)) return null
  const host = { tiles, credit: mapCredit, creditUrl: mapCreditUrl === undefined ? null : safeLink(mapCreditUrl, href) }
  return (
    <>
      <div>
        <Button onPress={() => onShow(!isShown)}>{isShown ? t`Hide map` : t`Show map`}</Button>
      </div>
      {isShown ? <Later load={() => import('./PointMap.tsx')}>{({ PointMap }) => <PointMap points={points} host={host} />}</Later> : null}
    </>
  )
}
