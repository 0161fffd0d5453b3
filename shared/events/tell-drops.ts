// Says what was left out of an answer or of printed JSON, for whoever sets the shop up: a card that is missing in silence is looked for in the wrong place.
import type * as v from 'valibot'
import type { Drop } from '#shared/wire/find-drops.ts'
import { dropCount } from '#shared/wire/parts.ts'
import { emit } from './bus.ts'

/** So many are named; the rest is counted. */
const MOST = 5
/** What was said already: a list that is asked for at each press has the same faults. */
const said = new Set<string>()

/** Parts of an answer that were left out since they could not be read. */
export class DroppedParts extends Error {
  override readonly name = 'DroppedParts'
  /** How many; at least one where they could not be counted. */
  readonly count: number

  constructor(words: string, count: number) {
    super(words)
    this.count = count
  }
}

/**
 * Watches one reading. To be called before it; the answer is to be called after it, with what was read and by which schema. Where nothing
 * was left out it costs nothing.
 * @example const told = watchDrops('GET checkout/cart/gifts'); const gifts = v.parse(Gifts, body); told(Gifts, body)
 */
export function watchDrops(source: string): (schema: v.GenericSchema, value: unknown) => void {
  const before = dropCount()
  return (schema, value) => {
    if (dropCount() !== before) void tell(source, schema, value)
  }
}

async function tell(source: string, schema: v.GenericSchema, value: unknown): Promise<void> {
  const drops = await import('#shared/wire/find-drops.ts').then(
    ({ findDrops }) => findDrops(schema, value),
    // Without the file that finds the places, at least that something is missing is said.
    () => null,
  )
  // Another answer, read at the same time, had them.
  if (drops?.length === 0) return
  const words = `${source}: left out what cannot be read${drops ? `: ${linesOf(drops).join('; ')}` : ''}`
  if (said.has(words)) return
  said.add(words)
  console.warn(`Touchline: ${words}`)
  emit('error', { error: new DroppedParts(words, drops?.length ?? 1), phase: 'answer' })
}

function linesOf(drops: readonly Drop[]): string[] {
  const lines = drops.slice(0, MOST).map(({ path, why }) => `${path} (${why})`)
  return drops.length > MOST ? [...lines, `and ${drops.length - MOST} more`] : lines
}
