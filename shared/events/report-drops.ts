// Reports which parts of an answer or of printed JSON were dropped, for the developer of the shop, who would otherwise search for a missing
// card in the wrong place.
import type * as v from 'valibot'
import type { Drop } from '#shared/wire/find-drops.ts'
import { dropCount } from '#shared/wire/parts.ts'
import { emit } from './bus.ts'

/** The number of parts that are named; the rest is counted. */
const MOST = 5
/** Reports already made: a list that is requested on each press has the same faults. */
const said = new Set<string>()

/** Parts of an answer that were dropped because they could not be parsed. */
export class DroppedParts extends Error {
  override readonly name = 'DroppedParts'
  /** The number of dropped parts; at least one where they could not be counted. */
  readonly count: number

  constructor(message: string, count: number) {
    super(message)
    this.count = count
  }
}

/**
 * Watches one parse. Call it before the parse, and the returned function after it, with the schema and the parsed value. It costs nothing
 * where nothing was dropped.
 * @example const reportDrops = watchDrops('GET checkout/cart/gifts'); const gifts = v.parse(Gifts, body); reportDrops(Gifts, body)
 */
export function watchDrops(source: string): (schema: v.GenericSchema, value: unknown) => void {
  const before = dropCount()
  return (schema, value) => {
    if (dropCount() !== before) void report(source, schema, value)
  }
}

async function report(source: string, schema: v.GenericSchema, value: unknown): Promise<void> {
  const drops = await import('#shared/wire/find-drops.ts').then(
    ({ findDrops }) => findDrops(schema, value),
    // Without the file that finds the places, the report at least says that something is missing.
    () => null,
  )
  // The parts belonged to another answer, parsed at the same time.
  if (drops?.length === 0) return
  const message = `${source}: left out what cannot be read${drops ? `: ${linesOf(drops).join('; ')}` : ''}`
  if (said.has(message)) return
  said.add(message)
  console.warn(`Touchline: ${message}`)
  emit('error', { error: new DroppedParts(message, drops?.length ?? 1), phase: 'answer' })
}

function linesOf(drops: readonly Drop[]): string[] {
  const lines = drops.slice(0, MOST).map(({ path, why }) => `${path} (${why})`)
  return drops.length > MOST ? [...lines, `and ${drops.length - MOST} more`] : lines
}
