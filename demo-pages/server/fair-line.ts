// A line for work that a process cannot do all at once. Each visitor has a place of her own in it, so that nobody's hundred requests come
// before another's one; who would have to wait too long is told to come again.

/** Ends a turn; the next in the line has it. */
export type Leave = () => void

/** How long a line may be. */
export interface LineLimits {
  /** So many are served at once. */
  atOnce: number
  /** So many wait. */
  depth: number
  /** The longest wait, in milliseconds. */
  patience: number
}

interface Waiting {
  /** The end of her patience, by the process's own clock. */
  until: number
  serve: () => void
  refuse: () => void
}

/** A line. Its function waits for a turn and resolves with what ends it, or with null where there is no room. */
export function createFairLine({ atOnce, depth, patience }: LineLimits): (visitor: string) => Promise<Leave | null> {
  /** In the order in which visitors have their turn: who was served goes to the end. */
  const lines = new Map<string, Waiting[]>()
  let [busy, length] = [0, 0]

  const remove = (visitor: string, one: Waiting) => {
    const line = lines.get(visitor) ?? []
    const at = line.indexOf(one)
    if (at === -1) return
    line.splice(at, 1)
    length -= 1
    if (line.length === 0) lines.delete(visitor)
  }
  /** The next in turn, out of the line. */
  const takeNext = (): Waiting | null => {
    const [first] = lines
    if (!first) return null
    const [visitor, line] = first
    const [one] = line
    if (!one) return null
    remove(visitor, one)
    lines.delete(visitor)
    if (line.length > 0) lines.set(visitor, line)
    return one
  }
  const serveNext = () => {
    let next = takeNext()
    // Timers are late where a process only works: whose time is over is told so when her turn comes.
    while (next && performance.now() >= next.until) {
      next.refuse()
      next = takeNext()
    }
    if (next) next.serve()
    else busy -= 1
  }
  const turn = (): Leave => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      serveNext()
    }
  }
  /** Makes room by the last of the longest line; false if that is her own. */
  const makeRoom = (visitor: string): boolean => {
    const [longest = '', line = []] = [...lines].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
    const last = line.at(-1)
    if (!last || line.length <= (lines.get(visitor)?.length ?? 0) + 1) return false
    remove(longest, last)
    last.refuse()
    return true
  }

  return (visitor) => {
    if (busy < atOnce) {
      busy += 1
      return Promise.resolve(turn())
    }
    if (length >= depth && !makeRoom(visitor)) return Promise.resolve(null)
    const { promise, resolve } = Promise.withResolvers<Leave | null>()
    const timer = setTimeout(() => {
      remove(visitor, one)
      resolve(null)
    }, patience)
    const settle = (leave: Leave | null) => {
      clearTimeout(timer)
      resolve(leave)
    }
    const one: Waiting = { until: performance.now() + patience, serve: () => settle(turn()), refuse: () => settle(null) }
    const line = lines.get(visitor)
    if (line) line.push(one)
    else lines.set(visitor, [one])
    length += 1
    return promise
  }
}
