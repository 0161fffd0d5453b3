// Path arithmetic: rounds, mirrors and closes symmetric outlines, and draws smooth curves through points.

export type Point = [x: number, y: number]

type Command = { letter: string; points: Point[] }

/** A number with as few digits as a path allows. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Points as path text. */
export function at(...points: Point[]): string {
  return points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')
}

function parse(path: string): Command[] {
  let here: Point = [0, 0]
  return (path.match(/[MLHVCQZ][^MLHVCQZ]*/g) ?? []).map((text) => {
    const numbers = (text.slice(1).match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    const letter = text.charAt(0)
    const [first = 0] = numbers
    const points: Point[] = []
    if (letter === 'H') points.push([first, here[1]])
    else if (letter === 'V') points.push([here[0], first])
    else for (let index = 0; index + 1 < numbers.length; index += 2) points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0])
    here = points.at(-1) ?? here
    return { letter: letter === 'H' || letter === 'V' ? 'L' : letter, points }
  })
}

function print(commands: Command[]): string {
  return commands.map(({ letter, points }) => `${letter}${at(...points)}`).join('')
}

/** Moves every point of a path (M, L, H, V, C, Q, Z with absolute numbers). */
export function mapPath(path: string, move: (point: Point) => Point): string {
  return print(parse(path).map(({ letter, points }) => ({ letter, points: points.map(move) })))
}

/** Mirrors a path at a vertical line. */
export function mirrored(path: string, middle = 500): string {
  return mapPath(path, ([x, y]) => [2 * middle - x, y])
}

/** The same line in the opposite direction. */
function reversed(path: string): string {
  const commands = parse(path)
  const ends = commands.map(({ points }): Point => points.at(-1) ?? [0, 0])
  const back: Command[] = [{ letter: 'M', points: [ends.at(-1) ?? [0, 0]] }]
  for (let index = commands.length - 1; index > 0; index -= 1) {
    const { letter, points } = commands[index] ?? { letter: 'L', points: [] }
    back.push({ letter, points: [...points.slice(0, -1).toReversed(), ends[index - 1] ?? [0, 0]] })
  }
  return print(back)
}

/** Closes an outline from its left half, which runs from the top of the middle line to its foot. */
export function symmetric(half: string, middle = 500): string {
  return `${half}${reversed(mirrored(half, middle)).replace(/^M/, 'L')}Z`
}

/** A curve through points (Catmull-Rom), open or closed. */
export function smooth(points: Point[], isClosed = false, tension = 1): string {
  const count = points.length
  const pick = (index: number): Point => points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0]
  let path = `M${at(pick(0))}`
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)]
    const lean = tension / 6
    const first: Point = [from[0] + (to[0] - before[0]) * lean, from[1] + (to[1] - before[1]) * lean]
    const second: Point = [to[0] - (after[0] - from[0]) * lean, to[1] - (after[1] - from[1]) * lean]
    path += `C${at(first, second, to)}`
  }
  return isClosed ? `${path}Z` : path
}

/** The length of a path, measured along short chords. */
export function lengthOf(path: string): number {
  let length = 0
  let here: Point = [0, 0]
  let start: Point = [0, 0]
  for (const { letter, points } of parse(path)) {
    if (letter === 'M') {
      here = start = points[0] ?? here
      points.shift()
    }
    const way = letter === 'Z' ? [start] : points
    if (letter === 'C' || letter === 'Q') {
      for (let index = 0; index < way.length; index += letter === 'C' ? 3 : 2) {
        const controls = [here, ...way.slice(index, index + (letter === 'C' ? 3 : 2))]
        let last = here
        for (let step = 1; step <= 12; step += 1) {
          const point = bezierAt(controls, step / 12)
          length += Math.hypot(point[0] - last[0], point[1] - last[1])
          last = point
        }
        here = last
      }
    } else {
      for (const point of way) {
        length += Math.hypot(point[0] - here[0], point[1] - here[1])
        here = point
      }
    }
  }
  return length
}

/** A point on a curve of any degree (De Casteljau). */
export function bezierAt(controls: Point[], part: number): Point {
  const [first = [0, 0], ...rest] = controls
  if (rest.length === 0) return first
  const next: Point[] = rest.map((point, index) => {
    const before = controls[index] ?? point
    return [before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part]
  })
  return bezierAt(next, part)
}
