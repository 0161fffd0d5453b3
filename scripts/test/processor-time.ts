// Measures the processor time of a run: reads /proc for this process and its descendants twice a second.
// The time of awaited children would be exact, but miss half of a browser, whose helpers nobody waits for.
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const ticksASecond = 100

/** A reading of one running process. */
export interface Look {
  pid: number
  parent: number
  /** Identifies a process together with its id, since ids are reused. */
  started: string
  name: string
  seconds: number
}

/** Processor seconds by the name of the process. */
export type ProcessorTime = ReadonlyMap<string, number>

/** Adds up the readings of a process and its descendants, including those whose parents have exited. */
export function processorTimeOf(root: number): { see: (looks: readonly Look[]) => void; now: () => ProcessorTime } {
  const family = new Set([root])
  const last = new Map<string, Look>()
  return {
    see(looks) {
      const alive = new Set(looks.map(({ pid }) => pid))
      for (const pid of family) if (!alive.has(pid)) family.delete(pid)
      // A parent has a lower id than its child, unless ids have started again; then the next reading finds it.
      for (const look of looks.toSorted((one, other) => one.pid - other.pid)) {
        if (family.has(look.parent)) family.add(look.pid)
        if (family.has(look.pid)) last.set(`${look.pid} ${look.started}`, look)
      }
    },
    now() {
      const times = new Map<string, number>()
      for (const { name, seconds } of last.values()) times.set(name, (times.get(name) ?? 0) + seconds)
      return times
    },
  }
}

/** Reads until the returned function is called; without /proc the result is empty. */
export function watchProcessorTime(): () => ProcessorTime {
  const { see, now } = processorTimeOf(process.pid)
  const timer = setInterval(() => see(lookAtAll()), 500)
  timer.unref()
  return () => {
    see(lookAtAll())
    return now()
  }
}

/** The total in seconds. */
export function secondsOf(times: ProcessorTime): number {
  return [...times.values()].reduce((sum, seconds) => sum + seconds, 0)
}

/** The minutes in total, and by process. */
export function processorLine(times: ProcessorTime): string {
  const minutes = (seconds: number) => (seconds / 60).toFixed(1)
  const most = [...times].filter(([, seconds]) => seconds >= 30).toSorted(([, one], [, other]) => other - one)
  return `${minutes(secondsOf(times))} processor-minutes${most.length > 0 ? `: ${most.map(([name, seconds]) => `${name} ${minutes(seconds)}`).join(', ')}` : ''}`
}

function lookAtAll(): Look[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          return lookOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))
        } catch {
          // The process exited between the listing and the reading.
          return []
        }
      })
  } catch {
    return []
  }
}

/** Parses a line of `/proc/<pid>/stat`: the name is in brackets and may contain spaces. */
export function lookOf(stat: string): Look {
  const [front = '', ...names] = stat.slice(0, stat.lastIndexOf(')')).split('(')
  const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0] = [rest[9], rest[10]].map(Number)
  const name = names.join('(')
  return {
    pid: Number(front),
    parent: Number(parent),
    started: rest[17] ?? '',
    // Node's name for its main thread.
    name: name === 'MainThread' ? 'node' : name,
    seconds: (user + system) / ticksASecond,
  }
}
