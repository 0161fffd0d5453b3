// Limits concurrent work: so many tasks at a time, the rest first come first served. All at once would only make each of them late.

/** Returns a function that runs tasks in order, `atOnce` at a time. */
export function createTurns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
