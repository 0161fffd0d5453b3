// Groups the points that share a spot of the screen at a zoom level of the map, so that pins do not cover each other.
import Supercluster from 'supercluster'

/** A point with coordinates. */
export interface MappedPoint {
  code: string
  /** The accessible name of its button. */
  name: string
  latitude: number
  longitude: number
}

/** What one marker of the map stands for: a point, or several that are too close together to be told apart. */
export interface PointGroup {
  /** Equal for the same points at every zoom level. */
  key: string
  latitude: number
  longitude: number
  /** In the order of the list, nearest first; one for a pin. */
  points: readonly [MappedPoint, ...MappedPoint[]]
  /** The zoom level from which they are apart; null where the map cannot zoom in that far, e.g. for shops in one building. */
  opensAt: number | null
}

/** The deepest zoom level of the map. */
export const DEEPEST = 19
/** Points closer together than this many pixels become one marker: about its own width, so that markers seldom overlap. */
const CLOSE = 44
/** The side of the map's tiles in pixels. */
const TILE = 256

/**
 * Groups points. The chosen point stays on its own, so that the shopper sees it at every zoom level.
 * @example groupPoints(points, null)(12) // the markers at zoom level 12
 */
export function groupPoints(points: readonly MappedPoint[], chosen: string | null): (zoom: number) => PointGroup[] {
  const index = new Supercluster<{ at: number }, object>({ radius: CLOSE, extent: TILE, maxZoom: DEEPEST })
  index.load(
    points.flatMap(({ code, latitude, longitude }, at) =>
      code === chosen
        ? []
        : [{ type: 'Feature' as const, properties: { at }, geometry: { type: 'Point' as const, coordinates: [longitude, latitude] } }],
    ),
  )
  const alone = points.filter(({ code }) => code === chosen).map((point) => groupOf([point], point, null))
  return (zoom) => {
    const groups = index.getClusters([-180, -90, 180, 90], zoom).flatMap(({ id, properties, geometry }) => {
      if (!('cluster' in properties)) {
        const point = points[properties.at]
        return point ? groupOf([point], point, null) : []
      }
      const ats = index.getLeaves(Number(id), Infinity).map((leaf) => leaf.properties.at)
      const [first, ...rest] = ats.toSorted((one, other) => one - other).flatMap((at) => points[at] ?? [])
      const [longitude = 0, latitude = 0] = geometry.coordinates
      const opensAt = index.getClusterExpansionZoom(Number(id))
      return first ? groupOf([first, ...rest], { latitude, longitude }, opensAt > DEEPEST ? null : opensAt) : []
    })
    const order = new Map(points.map((point, at) => [point, at]))
    const placeOf = ({ points: [first] }: PointGroup) => order.get(first) ?? 0
    return [...alone, ...groups].toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

function groupOf(
  points: PointGroup['points'],
  { latitude, longitude }: Pick<MappedPoint, 'latitude' | 'longitude'>,
  opensAt: number | null,
): PointGroup {
  return { key: points.map(({ code }) => code).join(' '), latitude, longitude, points, opensAt }
}
