// Draws pick-up points on a Leaflet map. Its own controls are off: they write HTML; ours suit a strict policy and a keyboard.
import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet'
import { formatNumber } from '#shared/i18n/format.ts'
import { mapButton } from './map-button.ts'
import { DEEPEST, groupPoints, type MappedPoint, type PointGroup } from './point-groups.ts'

/** The settings that the map starts with. */
export interface PointMapStart {
  place: HTMLElement
  /** The URL of the tiles, with `{z}`, `{x}` and `{y}`. */
  tiles: string
  onChoose: (code: string) => void
  /** Called with points that no zoom level tells apart, once their marker is pressed. */
  onOpen: (points: readonly MappedPoint[]) => void
  /** Called with true if no tile could be loaded at all, and with false once one was. */
  onBroken: (isBroken: boolean) => void
  /** Called with the number of points in sight, once the map stands still. */
  onMoved: (inSight: number) => void
}

/** What the map shows. */
export interface ShownPoints {
  /** Nearest first. */
  points: readonly MappedPoint[]
  /** The code of the chosen point. */
  chosen: string | null
  /** The accessible name of a marker that stands for several points. */
  nameGroup: (count: number) => string
}

/** A map on the page. */
export interface PointMap {
  /**
   * Shows points. For new points it fits the nearest ones into view; for a new choice among the same points, that one if it is out of view.
   */
  show: (shown: ShownPoints) => void
  zoom: (by: 1 | -1) => void
  /** Pans by a fraction of the map's size, to the right and down. */
  move: (x: number, y: number) => void
  /** Moves the focus to the marker that stands for this point. */
  focus: (code: string) => void
  end: () => void
}

/** A pin's size in pixels; its tip marks the point. */
const PIN = { width: 36, height: 44 }
/** The diameter of a marker of several points, whose middle is their place. A pin on the same place covers half of it at most. */
const GROUP = 44
/** The padding between pins and the map's edge, in pixels. */
const EDGE: [number, number] = [32, 56]
/** The zoom level for a single point: the surrounding streets are visible. */
const NEAREST = 16
/** The number of points, nearest first, that the first view fits: the same ones that the list starts with. */
const NEAR = 5
/** The fraction of the map that a press pans it by. */
const PART = 1 / 3

/** Creates the map. */
export function startPointMap({ place, tiles, onChoose, onOpen, onBroken, onMoved }: PointMapStart): PointMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(place, {
    zoomControl: false,
    attributionControl: false,
    // The page keeps scrolling when the pointer is over the map.
    scrollWheelZoom: false,
    maxZoom: DEEPEST,
    zoomAnimation: !isStill,
    fadeAnimation: false,
    inertia: !isStill,
  })
  const layer = new TileLayer(tiles, { maxZoom: DEEPEST })
  let hasTile = false
  layer.on('tileload', () => {
    hasTile = true
    onBroken(false)
  })
  layer.on('tileerror', () => onBroken(!hasTile))
  let shown: readonly MappedPoint[] = []
  let nameGroup: ShownPoints['nameGroup'] = String
  let lastChosen: string | null = null
  let groups = groupPoints(shown, lastChosen)
  let drawn: { group: PointGroup; marker: Marker; button: HTMLButtonElement }[] = []
  const tellSight = () => {
    const sight = map.getBounds()
    onMoved(shown.filter(({ latitude, longitude }) => sight.contains([latitude, longitude])).length)
  }
  const focused = () => drawn.find(({ button }) => button === document.activeElement)
  const focus = (code: string) =>
    drawn.find(({ group }) => group.points.some((point) => point.code === code))?.button.focus({ preventScroll: true })
  const isChosen = ({ points: [first, second] }: PointGroup) => second === undefined && first.code === lastChosen

  /** Where markers overlap, the focused one is on top, followed by the chosen one. */
  const lift = () => {
    const top = focused()
    for (const one of drawn) one.marker.setZIndexOffset(one === top ? 2000 : isChosen(one.group) ? 1000 : 0)
  }
  const press = ({ points: [first, ...others], latitude, longitude, opensAt }: PointGroup) => {
    if (others.length === 0) onChoose(first.code)
    else if (opensAt === null) onOpen([first, ...others])
    else map.setView([latitude, longitude], opensAt, { animate: !isStill })
  }
  const add = (group: PointGroup) => {
    const { points, latitude, longitude } = group
    const isPin = points.length === 1
    const button = mapButton({
      className: isPin ? 'checkout-map-pin' : 'checkout-map-group',
      name: isPin ? points[0].name : nameGroup(points.length),
      onPress: () => press(group),
      onFocus: () => {
        map.panInside([latitude, longitude], { padding: EDGE, animate: false })
        lift()
      },
      onBlur: lift,
    })
    if (!isPin) {
      button.translate = false
      button.textContent = formatNumber(points.length)
    }
    const icon = new DivIcon({
      html: button,
      className: 'checkout-map-place',
      iconSize: isPin ? [PIN.width, PIN.height] : [GROUP, GROUP],
      iconAnchor: isPin ? [PIN.width / 2, PIN.height] : [GROUP / 2, GROUP / 2],
    })
    const marker = new Marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map)
    return { group, marker, button }
  }
  /** Draws the markers of this zoom level. The focus stays with the point it was on, e.g. within the group that was pressed. */
  const draw = () => {
    const next = groups(map.getZoom())
    if (next.map(({ key }) => key).join('\n') !== drawn.map(({ group }) => group.key).join('\n')) {
      const kept = focused()?.group.points[0].code
      for (const { marker } of drawn) marker.remove()
      drawn = next.map(add)
      if (kept !== undefined) focus(kept)
    }
    for (const { group, button } of drawn) {
      if (group.points.length === 1) button.setAttribute('aria-pressed', String(isChosen(group)))
    }
    lift()
  }

  return {
    show: ({ points, chosen, nameGroup: named }) => {
      if (points.length === 0) return
      nameGroup = named
      const isFirst = shown.length === 0
      const isNew = points.map(({ code }) => code).join('\n') !== shown.map(({ code }) => code).join('\n')
      const hasChosen = chosen !== lastChosen
      shown = points
      lastChosen = chosen
      if (isNew || hasChosen) groups = groupPoints(points, chosen)
      if (isNew) {
        for (const { marker } of drawn) marker.remove()
        drawn = []
        const corners = points.slice(0, NEAR).map(({ latitude, longitude }): [number, number] => [latitude, longitude])
        // Before markers and tiles are added: they are placed relative to the map's position.
        map.fitBounds(corners, { padding: EDGE, maxZoom: NEAREST, animate: false })
      }
      if (isFirst) layer.addTo(map)
      draw()
      // The first position is set before the markers are there.
      if (isFirst) map.on('zoomend', draw).on('moveend', tellSight)
      if (isNew) return tellSight()
      const point = hasChosen ? points.find(({ code }) => code === chosen) : undefined
      if (point) map.panInside([point.latitude, point.longitude], { padding: EDGE, animate: false })
    },
    zoom: (by) => void map.setZoom(map.getZoom() + by),
    move: (x, y) => void map.panBy([x * place.clientWidth * PART, y * place.clientHeight * PART], { animate: !isStill }),
    focus,
    end: () => void map.remove(),
  }
}
