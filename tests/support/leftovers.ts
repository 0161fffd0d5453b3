// Finds nodes and listeners that a page keeps although their widgets are gone, and that no garbage collection frees.
import { expect } from 'vitest'
import type { Visit } from './visit.ts'

interface Counters {
  nodes: number
  jsEventListeners: number
}

/** Counts nodes and listeners now; the returned function later asserts that there are no more, except `spare` nodes. It waits for late ones to go. */
export async function watchLeftovers(visit: Visit, spare: number, patience = 30_000): Promise<() => Promise<void>> {
  const session = await visit.context.newCDPSession(visit.page)
  const count = async (): Promise<Counters> => {
    await session.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    return { nodes, jsEventListeners }
  }
  const before = await count()
  const grown = async () => {
    const after = await count()
    const by = { nodes: after.nodes - before.nodes, listeners: after.jsEventListeners - before.jsEventListeners }
    return by.nodes > spare || by.listeners > 0 ? by : 'nothing stays'
  }
  return () => expect.poll(grown, { timeout: patience }).toBe('nothing stays')
}
