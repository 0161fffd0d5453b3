// How long processors worked for this run: what /proc says of this process and of all it started, looked at twice a second.
// What a process waited for would be exact, and miss half of a browser: nobody waits for its helpers.
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const ticksASecond = 100

/** A look at every process that runs now. */
export interface Look {
  pid: number
  parent: number
  /** With its number it is one process for good: numbers are used again. */
  started: string
  name: string
  seconds: number
}

/** Seconds of processors by the name of the process. */
export type ProcessorTime = ReadonlyMap<string, number>

/** Adds up what is seen of a process and of all that descend from it, also once their parents have gone. */
export function processorTimeOf(root: number): { see: (looks: readonly Look[]) => void; now: () => ProcessorTime } {
  const family = new Set([root])
  const last = new Map<string, Look>()
  return {
    see(looks) {
      const alive = new Set(looks.map(({ pid }) => pid))
      for (const pid of family) if (!alive.has(pid)) family.delete(pid)
      // A parent has a lower number than its child, unless the numbers have begun anew; then it is found at the next look.
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

/** Looks until it is asked; where there is no /proc it answers nothing. */
export function watchProcessorTime(): () => ProcessorTime {
  const { see, now } = processorTimeOf(process.pid)
  const timer = setInterval(() => see(lookAtAll()), 500)
  timer.unref()
  return () => {
    see(lookAtAll())
    return now()
  }
}

/** All of it. */
export function secondsOf(times: ProcessorTime): number {
  return [...times.values()].reduce((sum, seconds) => sum + seconds, 0)
}

/** Minutes, and what they went to. */
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
          // It ended between the list and the look.
          return []
        }
      })
  } catch {
    return []
  }
}

/** Reads a line of `/proc/<pid>/stat`: the name stands in brackets and may hold blanks. */
export function lookOf(stat: string): Look {
  const [front = '', ...names] = stat.slice(0, stat.lastIndexOf(')')).split('(')
  const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0] = [rest[9], rest[10]].map(Number)
  const name = names.join('(')
  return {
    pid: Number(front),
    parent: Number(parent),
    started: rest[17] ?? '',
    // What Node calls its process.
    name: name === 'MainThread' ? 'node' : name,
    seconds: (user + system) / ticksASecond,
  }
}
