// Pick-up points on Leaflet's map, whose own controls are off: they write HTML, and ours are buttons that a strict policy and a keyboard like.
import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet'

/** A point that can be shown. */
export interface MappedPoint {
  code: string
  /** What its button is called. */
  name: string
  latitude: number
  longitude: number
}

/** What the map begins with. */
export interface PointMapStart {
  place: HTMLElement
  /** The address of tiles, with `{z}`, `{x}` and `{y}`. */
  tiles: string
  onChoose: (code: string) => void
  /** Whether no tile has come at all. */
  onBroken: (isBroken: boolean) => void
}

/** The map while it is shown. */
export interface PointMap {
  /** Of other points the nearest are brought into view; of the same points another choice is, where it is out of it. */
  show: (points: readonly MappedPoint[], chosen: string | null) => void
  zoom: (by: 1 | -1) => void
  /** By a part of its size, to the right and down. */
  move: (x: number, y: number) => void
  end: () => void
}

/** A pin's size in pixels; its tip is where the point is. */
const PIN = { width: 36, height: 44 }
/** Between pins and the map's edge. */
const EDGE: [number, number] = [32, 56]
/** A single point is shown with the streets around it. */
const NEAREST = 16
const DEEPEST = 19
/** So many of the points, nearest first, decide what is seen at first: those that the list begins with. */
const NEAR = 5
/** How much of the map a press moves it by. */
const PART = 1 / 3
/** Less far than this a press stays a press, in pixels. */
const DRAG = 8

/** Draws the map. */
export function startPointMap({ place, tiles, onChoose, onBroken }: PointMapStart): PointMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(place, {
    zoomControl: false,
    attributionControl: false,
    // The page goes on scrolling where the map lies under the pointer.
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
  let shown = ''
  let lastChosen: string | null = null

  /** Where pins overlap, the one with the focus lies on top, below it the chosen one. */
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
      // A drag that began here ends in a click, which no finger meant; a key's click has no detail.
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
        // Before the pins and tiles: they are placed where the map is.
        if (corners.length > 0) map.fitBounds(corners, { padding: EDGE, maxZoom: NEAREST, animate: false })
        if (shown === '') layer.addTo(map)
        for (const point of points) addPin(point)
        shown = codes
        lastChosen = chosen
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
