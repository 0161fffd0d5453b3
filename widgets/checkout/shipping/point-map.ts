// Draws pick-up points on a Leaflet map. Its own controls are off: they write HTML; ours suit a strict policy and a keyboard.
import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet'

/** A point with coordinates. */
export interface MappedPoint {
  code: string
  /** The accessible name of its button. */
  name: string
  latitude: number
  longitude: number
}

/** The settings that the map starts with. */
export interface PointMapStart {
  place: HTMLElement
  /** The URL of the tiles, with `{z}`, `{x}` and `{y}`. */
  tiles: string
  onChoose: (code: string) => void
  /** Called with true if no tile could be loaded at all, and with false once one was. */
  onBroken: (isBroken: boolean) => void
  /** Called with the number of points in sight, once the map stands still. */
  onMoved: (inSight: number) => void
}

/** A map on the page. */
export interface PointMap {
  /**
   * Shows points. For new points it fits the nearest ones into view; for a new choice among the same points, that one if it is out of view.
   */
  show: (points: readonly MappedPoint[], chosen: string | null) => void
  zoom: (by: 1 | -1) => void
  /** Pans by a fraction of the map's size, to the right and down. */
  move: (x: number, y: number) => void
  end: () => void
}

/** A pin's size in pixels; its tip marks the point. */
const PIN = { width: 36, height: 44 }
/** The padding between pins and the map's edge, in pixels. */
const EDGE: [number, number] = [32, 56]
/** The zoom level for a single point: the surrounding streets are visible. */
const NEAREST = 16
const DEEPEST = 19
/** The number of points, nearest first, that the first view fits: the same ones that the list starts with. */
const NEAR = 5
/** The fraction of the map that a press pans it by. */
const PART = 1 / 3
/** A pointer movement below this many pixels is a press, not a drag. */
const DRAG = 8

/** Creates the map. */
export function startPointMap({ place, tiles, onChoose, onBroken, onMoved }: PointMapStart): PointMap {
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
  const pins = new Map<string, { marker: Marker; button: HTMLButtonElement; point: MappedPoint }>()
  const tellSight = () => {
    const sight = map.getBounds()
    onMoved([...pins.values()].filter(({ point: { latitude, longitude } }) => sight.contains([latitude, longitude])).length)
  }
  let shown = ''
  let lastChosen: string | null = null

  /** Where pins overlap, the focused one is on top, followed by the chosen one. */
  const lift = (focused: string | null) => {
    for (const [code, { marker, button }] of pins) {
      const isChosen = button.getAttribute('aria-pressed') === 'true'
      marker.setZIndexOffset(code === focused ? 2000 : isChosen ? 1000 : 0)
    }
  }
  const addPin = (point: MappedPoint) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'checkout-map-pin'
    button.setAttribute('aria-label', point.name)
    let pressed = { x: 0, y: 0 }
    button.addEventListener('pointerdown', ({ clientX, clientY }) => void (pressed = { x: clientX, y: clientY }))
    button.addEventListener('click', ({ detail, clientX, clientY }) => {
      // A drag that started here ends in a click, which is not intended. A click by keyboard has `detail` 0.
      const hasDragged = detail > 0 && Math.hypot(clientX - pressed.x, clientY - pressed.y) > DRAG
      if (!hasDragged) onChoose(point.code)
    })
    button.addEventListener('dblclick', (event) => event.stopPropagation())
    button.addEventListener('focus', () => {
      map.panInside([point.latitude, point.longitude], { padding: EDGE, animate: false })
      lift(point.code)
    })
    button.addEventListener('blur', () => lift(null))
    const icon = new DivIcon({
      html: button,
      className: 'checkout-map-place',
      iconSize: [PIN.width, PIN.height],
      iconAnchor: [PIN.width / 2, PIN.height],
    })
    const marker = new Marker([point.latitude, point.longitude], { icon, interactive: false, keyboard: false }).addTo(map)
    pins.set(point.code, { marker, button, point })
  }

  return {
    show: (points, chosen) => {
      const codes = points.map(({ code }) => code).join(' ')
      if (codes !== shown) {
        for (const { marker } of pins.values()) marker.remove()
        pins.clear()
        const corners = points.slice(0, NEAR).map(({ latitude, longitude }): [number, number] => [latitude, longitude])
        // Before pins and tiles are added: they are placed relative to the map's position.
        if (corners.length > 0) map.fitBounds(corners, { padding: EDGE, maxZoom: NEAREST, animate: false })
        if (shown === '') layer.addTo(map)
        for (const point of points) addPin(point)
        // The first position is set before the pins are there.
        if (shown === '') map.on('moveend', tellSight)
        shown = codes
        lastChosen = chosen
        tellSight()
      }
      for (const { button, point } of pins.values()) {
        const isChosen = point.code === chosen
        button.setAttribute('aria-pressed', String(isChosen))
        if (isChosen && chosen !== lastChosen) map.panInside([point.latitude, point.longitude], { padding: EDGE, animate: false })
      }
      lastChosen = chosen
      lift([...pins].find(([, { button }]) => button === document.activeElement)?.[0] ?? null)
    },
    zoom: (by) => void map.setZoom(map.getZoom() + by),
    move: (x, y) => void map.panBy([x * place.clientWidth * PART, y * place.clientHeight * PART], { animate: !isStill }),
    end: () => void map.remove(),
  }
}
