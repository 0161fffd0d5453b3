// The panels of each kind of ball, as polygons on the unit sphere.
import { middleOf, normalised, towards } from './sphere.ts'
import type { Vector } from './sphere.ts'

export interface BallPanel {
  corners: Vector[]
  centre: Vector
  /** The classic pattern gives panels of the same sort the same colour. */
  sort: number
}

function panelOf(corners: Vector[], sort: number): BallPanel {
  return { corners, centre: middleOf(corners), sort }
}

const golden = (1 + Math.sqrt(5)) / 2

/** The 12 corners of an icosahedron. */
const icosahedron: Vector[] = [-1, 1].flatMap((one) =>
  [-golden, golden].flatMap((long): Vector[] => [normalised([0, one, long]), normalised([one, long, 0]), normalised([long, 0, one])]),
)

function distance(a: Vector, b: Vector): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Sorts the points around a centre by angle. */
function around(centre: Vector, points: Vector[]): Vector[] {
  const [first] = points
  if (!first) return []
  const right = normalised([first[0] - centre[0], first[1] - centre[1], first[2] - centre[2]])
  const up: Vector = [
    centre[1] * right[2] - centre[2] * right[1],
    centre[2] * right[0] - centre[0] * right[2],
    centre[0] * right[1] - centre[1] * right[0],
  ]
  const angle = (point: Vector): number =>
    Math.atan2(point[0] * up[0] + point[1] * up[1] + point[2] * up[2], point[0] * right[0] + point[1] * right[1] + point[2] * right[2])
  return points.toSorted((a, b) => angle(a) - angle(b))
}

const neighbours = icosahedron.map((corner) => icosahedron.filter((other) => other !== corner && distance(corner, other) < 1.1))

/** Three corners for each face of the icosahedron. */
const triangles: [Vector, Vector, Vector][] = icosahedron.flatMap((a, i) =>
  icosahedron.slice(i + 1).flatMap((b, j) =>
    icosahedron
      .slice(i + j + 2)
      .filter((c) => distance(a, b) < 1.1 && distance(b, c) < 1.1 && distance(a, c) < 1.1)
      .map((c): [Vector, Vector, Vector] => [a, b, c]),
  ),
)

/** 12 pentagons (sort 1) and 20 hexagons (sort 0), as on a classic football. */
export const soccerPanels: BallPanel[] = [
  ...icosahedron.map((corner, index) =>
    panelOf(
      around(
        corner,
        (neighbours[index] ?? []).map((other) => towards(corner, other, 1 / 3)),
      ),
      1,
    ),
  ),
  ...triangles.map(([a, b, c]) =>
    panelOf(
      around(middleOf([a, b, c]), [
        towards(a, b, 1 / 3),
        towards(b, a, 1 / 3),
        towards(b, c, 1 / 3),
        towards(c, b, 1 / 3),
        towards(a, c, 1 / 3),
        towards(c, a, 1 / 3),
      ]),
      0,
    ),
  ),
]

/** 12 pentagons that meet each other directly. */
export const dodecahedronPanels: BallPanel[] = icosahedron.map((corner, index) =>
  panelOf(
    around(
      corner,
      triangles.filter((face) => face.includes(corner)).map((face) => middleOf(face)),
    ),
    index % 3,
  ),
)

/** Six faces of three strips each, rotated against their neighbours, as on a volleyball. */
export const stripPanels: BallPanel[] = [0, 1, 2].flatMap((axis) =>
  [-1, 1].flatMap((side) =>
    [0, 1, 2].map((strip) => {
      const [low, high] = [-1 + (strip * 2) / 3, -1 + ((strip + 1) * 2) / 3]
      const corner = (u: number, v: number): Vector => {
        const place: Vector = [0, 0, 0]
        place[axis] = side
        place[(axis + 1) % 3] = u
        place[(axis + 2) % 3] = v
        return normalised(place)
      }
      return panelOf([corner(low, -1), corner(high, -1), corner(high, 1), corner(low, 1)], strip === 1 ? 1 : (axis * 2) % 3 === 0 ? 0 : 2)
    }),
  ),
)

/** Slices between two curves around the x axis: basketballs, rugby balls, beach and medicine balls. */
export function slices(cuts: ((angle: number) => number)[], parts: number, offset = 0): BallPanel[] {
  const panels: BallPanel[] = []
  for (let ring = 0; ring + 1 < cuts.length; ring += 1) {
    for (let part = 0; part < parts; part += 1) {
      const [from, to] = [offset + (part / parts) * Math.PI * 2, offset + ((part + 1) / parts) * Math.PI * 2]
      const edge = (cut: ((angle: number) => number) | undefined, isBack: boolean): Vector[] =>
        Array.from({ length: 13 }, (_, step) => {
          const angle = isBack ? to + ((from - to) * step) / 12 : from + ((to - from) * step) / 12
          const x = Math.min(1, Math.max(-1, cut?.(angle) ?? 0))
          const rest = Math.sqrt(1 - x * x)
          return [x, Math.cos(angle) * rest, Math.sin(angle) * rest]
        })
      const corners = [...edge(cuts[ring], false), ...edge(cuts[ring + 1], true)]
      panels.push(panelOf(corners, (ring + part) % 2))
    }
  }
  return panels
}
