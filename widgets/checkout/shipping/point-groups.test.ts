// Tests which pick-up points of the map share a marker, for 1, 50 and 1,000 points.
import { describe, expect, test } from 'vitest'
import { DEEPEST, groupPoints, type MappedPoint } from './point-groups.ts'

const at = (code: number, latitude: number, longitude: number): MappedPoint => ({
  code: `p${code}`,
  name: `Point ${code}`,
  latitude,
  longitude,
})
/** Points in a square around Utrecht, some 900 metres apart; every tenth is in the same building. */
const city = (count: number) =>
  Array.from({ length: count }, (_, code) =>
    code % 10 === 9 ? at(code, 52.09, 5.12) : at(code, 52.05 + (code % 33) * 0.008, 5 + Math.floor(code / 33) * 0.013),
  )

/** The distance of two markers on the screen, in pixels. */
function pixelsBetween(one: { latitude: number; longitude: number }, other: { latitude: number; longitude: number }, zoom: number): number {
  const place = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    const sine = Math.sin((latitude * Math.PI) / 180)
    return [(longitude / 360 + 0.5) * 256 * 2 ** zoom, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 256 * 2 ** zoom] as const
  }
  const [[x, y], [u, w]] = [place(one), place(other)]
  return Math.hypot(x - u, y - w)
}

test('a single point is a pin at every zoom level', () => {
  const groups = groupPoints([at(1, 52.09, 5.12)], null)
  for (let zoom = 0; zoom <= DEEPEST; zoom++) expect(groups(zoom).map(({ points }) => points.length)).toEqual([1])
})

describe.each([50, 1000])('%d points', (count) => {
  const points = city(count)
  const groups = groupPoints(points, null)

  test('are each in exactly one marker, at every zoom level', () => {
    for (let zoom = 0; zoom <= DEEPEST; zoom++) {
      const codes = groups(zoom).flatMap((group) => group.points.map(({ code }) => code))
      expect(codes.toSorted()).toEqual(points.map(({ code }) => code).toSorted())
    }
  })

  test('are one marker from afar, and apart close up', () => {
    expect(groups(3)).toHaveLength(1)
    const near = groups(DEEPEST)
    // Only those in the one building are still together.
    expect(near.filter(({ points: { length } }) => length > 1).map(({ points: { length } }) => length)).toEqual([count / 10])
    expect(near).toHaveLength(points.length - count / 10 + 1)
  })

  test('come apart at the zoom level that their marker names, or never where they are on one spot', () => {
    for (const group of groups(10).filter(({ points: { length } }) => length > 1)) {
      const codes = new Set(group.points.map(({ code }) => code))
      const after = (zoom: number) => groups(zoom).filter(({ points: [first] }) => codes.has(first.code)).length
      if (group.opensAt === null) expect(after(DEEPEST)).toBe(1)
      else expect([after(group.opensAt - 1), after(group.opensAt) > 1]).toEqual([1, true])
    }
    expect(groups(DEEPEST).filter(({ points: { length }, opensAt }) => length > 1 && opensAt !== null)).toEqual([])
  })

  test('that are shown as pins do not cover each other', () => {
    for (const zoom of [10, 12, 14]) {
      const pins = groups(zoom).filter(({ points: { length } }) => length === 1)
      const covered = pins.filter((one) => pins.some((other) => other !== one && pixelsBetween(one, other, zoom) < 20))
      expect(covered).toEqual([])
    }
  })

  test('follow the order of the list', () => {
    const firsts = groups(12).map(({ points: [first] }) => points.indexOf(first))
    expect(firsts).toEqual(firsts.toSorted((one, other) => one - other))
  })
})

test('the chosen point has a pin of its own, also among others on its spot', () => {
  const points = [1, 2, 3, 4].map((code) => at(code, 52.09, 5.12))
  const sizes = (chosen: string | null) => groupPoints(points, chosen)(DEEPEST).map((group) => group.points.map(({ code }) => code))
  expect(sizes(null)).toEqual([['p1', 'p2', 'p3', 'p4']])
  expect(sizes('p3')).toEqual([['p1', 'p2', 'p4'], ['p3']])
})
