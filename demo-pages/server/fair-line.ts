// A fair queue for work that a process cannot do all at once. It serves visitors in turn, so that one visitor's hundred requests do not
// delay another's single one; a request that would wait too long is refused.

/** Ends a turn; the next request in the queue gets it. */
export type Leave = () => void

/** The limits of a queue. */
export interface LineLimits {
  /** How many requests are served at once. */
  atOnce: number
  /** How many may wait. */
  depth: number
  /** The longest wait, in milliseconds. */
  patience: number
}

interface Waiting {
  /** When the longest wait ends, by the process's own clock. */
  until: number
  serve: () => void
  refuse: () => void
}

/** Creates a queue. The function waits for a turn and resolves with the function that ends it, or with null if the request is refused. */
export function createFairLine({ atOnce, depth, patience }: LineLimits): (visitor: string) => Promise<Leave | null> {
  /** The waiting requests by visitor, in the order of turns: a visitor who was served goes to the end. */
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
  /** Removes and returns the next request. */
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
    // Timers are late in a busy process: a request whose time is over is refused when its turn comes.
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
  /** Makes room by refusing the last request of the visitor with the most; false if nobody has more than this visitor. */
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
