// Draws the tiles of an invented map: streets, water and parks that continue from tile to tile at every zoom, and the names of the
// cities that have pickup points. Each tile states that the map is invented.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** The side of a tile in pixels. */
const SIDE = 256
/** The deepest zoom; deeper ones would show nothing new. */
export const deepest = 19

const Place = v.object({ city: v.string(), latitude: v.number(), longitude: v.number() })
const places = Object.values(
  v.parse(v.record(v.string(), v.array(Place)), JSON.parse(readFileSync(new URL('places.json', import.meta.url), 'utf8'))),
).flat()
/** A city has several districts but is named once. */
const cities = [...new Map(places.map((place) => [place.city, place])).values()]

/** Lines across the whole world: each level has twice as many as the one before, and is drawn from the zoom at which it is visible. */
const roads = [
  { level: 17, from: 16, width: 3, ink: '#ffffff', edge: '#dcd9d0' },
  { level: 16, from: 14, width: 4, ink: '#ffffff', edge: '#d6d3ca' },
  { level: 14, from: 12, width: 6, ink: '#fff8df', edge: '#d3c489' },
  { level: 12, from: 9, width: 8, ink: '#fbe3a6', edge: '#cfae5b' },
] as const
const water = { level: 13, from: 10, width: 13, share: 0.4, ink: '#bcd9e8' } as const
const parks = { level: 15, from: 12, share: 0.16, ink: '#d3e6c4' } as const

/** Whether this tile exists. */
export function isTile(zoom: number, x: number, y: number): boolean {
  return zoom <= deepest && x < 2 ** zoom && y < 2 ** zoom
}

/** Draws the tile as SVG. */
export function drawTile(zoom: number, x: number, y: number): string {
  const count = 2 ** zoom
  const pixel = (at: number, from: number) => ((at * count - from) * SIDE).toFixed(1)
  const parts = [`<rect width="${SIDE}" height="${SIDE}" fill="#f1efe9"/>`, ...drawParks(zoom, x, y)]
  const lines = (level: number, isAcross: boolean, share = 1) => {
    const [from, along] = isAcross ? [y, x] : [x, y]
    const first = Math.floor((from / count) * 2 ** level) - 1
    const last = Math.ceil(((from + 1) / count) * 2 ** level) + 1
    const paths: string[] = []
    for (let line = first; line <= last; line++) {
      if (chance(line, level, isAcross ? 1 : 2) >= share) continue
      const points = Array.from({ length: 9 }, (_, step) => {
        const at = (along - 0.125 + (step * 1.25) / 8) / count
        const across = bend(line, level, at)
        return isAcross ? `${pixel(at, x)} ${pixel(across, y)}` : `${pixel(across, x)} ${pixel(at, y)}`
      })
      paths.push(`M${points.join('L')}`)
    }
    return paths.join('')
  }
  const stroke = (d: string, width: number, ink: string) =>
    d && `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"/>`
  if (zoom >= water.from) parts.push(stroke(lines(water.level, true, water.share), water.width, water.ink))
  for (const { level, from, width, ink, edge } of roads) {
    if (zoom < from) continue
    const d = lines(level, true) + lines(level, false)
    parts.push(stroke(d, width + 2, edge), stroke(d, width, ink))
  }
  for (const { city, latitude, longitude } of cities) {
    const [left, top] = [(worldX(longitude) * count - x) * SIDE, (worldY(latitude) * count - y) * SIDE]
    if (zoom >= 7 && Math.abs(left - SIDE / 2) < SIDE && Math.abs(top - SIDE / 2) < SIDE) parts.push(name(city, left, top, 15, '#3d4250'))
  }
  if ((x + y) % 2 === 0) parts.push(name('demo map', SIDE / 2, SIDE - 12, 11, '#8a8d96'))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${parts.join('')}</svg>`
}

function drawParks(zoom: number, x: number, y: number): string[] {
  if (zoom < parks.from) return []
  const [scale, count] = [2 ** parks.level, 2 ** zoom]
  const [left, right, top, bottom] = [x, x + 1, y, y + 1].map((edge) => Math.floor((edge / count) * scale))
  const found: string[] = []
  for (let column = left ?? 0; column <= (right ?? 0); column++) {
    for (let row = top ?? 0; row <= (bottom ?? 0); row++) {
      if (chance(column, row, 3) >= parks.share) continue
      const size = ((0.5 + chance(column, row, 4) / 2) * SIDE * count) / scale
      const place = [(column * count) / scale - x, (row * count) / scale - y].map((at) => (at * SIDE).toFixed(1))
      found.push(
        `<rect x="${place[0]}" y="${place[1]}" width="${size.toFixed(1)}" height="${size.toFixed(1)}" rx="8" fill="${parks.ink}"/>`,
      )
    }
  }
  return found
}

/** The position of a line at a point along it: close to its regular place, but slightly bent. */
function bend(line: number, level: number, along: number): number {
  const sway = 0.12 * Math.sin(2 * Math.PI * (along * 2 ** (level - 2) + chance(line, level, 5)))
  return (line + 0.4 * chance(line, level, 6) + sway) / 2 ** level
}

function name(text: string, left: number, top: number, size: number, ink: string): string {
  return `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" font-family="sans-serif" font-size="${size}" font-weight="600" text-anchor="middle" fill="${ink}" stroke="#f1efe9" stroke-width="3" paint-order="stroke">${text}</text>`
}

/** A number between 0 and 1 that is the same for these three numbers on every machine. */
function chance(one: number, two: number, three: number): number {
  let mixed = Math.imul(one | 0, 374_761_393) ^ Math.imul(two | 0, 668_265_263) ^ Math.imul(three | 0, 2_147_483_647)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}

/** Converts degrees to Web Mercator coordinates from 0 to 1. */
function worldX(longitude: number): number {
  return (longitude + 180) / 360
}

function worldY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
