// Compares what two versions promise: what a theme or a host could rely on and cannot any longer, and what is new.
import { narrowed, type Named, type Schema } from './schema.ts'
import type { Surface } from './surface-in.ts'

/** The differences of two versions, a sentence each. */
export interface Difference {
  /** What only a major may do. */
  breaks: string[]
  additions: string[]
}

/** Compares two surfaces. */
export function compareSurfaces(before: Surface, after: Surface): Difference {
  const named: Named = { before: before.schemas, after: after.schemas }
  return merge([
    ...both('widget', before.widgets, after.widgets, (name, old, fresh) => [
      ofOptions(name, old.options, fresh.options),
      ofEvents(name, old.events, fresh.events),
      ofNames(`slot of ${name}`, old.slots, fresh.slots),
      ofNames(`class of ${name}`, old.classes, fresh.classes),
      ofNames(`custom property of ${name}`, old.customProperties, fresh.customProperties),
    ]),
    ofNames('token', before.tokens, after.tokens),
    ofNames('class', before.classes, after.classes),
    ofNames('message', before.messages, after.messages),
    ...both('call', before.calls, after.calls, (name, old, fresh) => [
      {
        breaks: [
          ...(old.part !== fresh.part ? [`call ${name}: it belonged to “${old.part}” and belongs to “${fresh.part}” now`] : []),
          // What we send, a host has to take; what it answers, we have to take.
          ...ofSchemas(fresh.sent, old.sent, { before: named.after, after: named.before }, 'is fine').map(
            (fault) => `call ${name}, sent otherwise: ${fault}`,
          ),
          ...ofSchemas(old.answered, fresh.answered, named, 'is fine').map((fault) => `call ${name}, answered: ${fault}`),
        ],
        additions: [],
      },
    ]),
  ])
}

const merge = (all: readonly Difference[]): Difference => ({
  breaks: all.flatMap(({ breaks }) => breaks),
  additions: all.flatMap(({ additions }) => additions),
})

/** What only one side has, and how the others differ. */
function both<Value>(
  what: string,
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
  differ: (name: string, old: Value, fresh: Value) => Difference[],
): Difference[] {
  const names = ofNames(what, Object.keys(before), Object.keys(after))
  const pairs = Object.entries(before).flatMap(([name, old]) => {
    const fresh = after[name]
    return fresh === undefined ? [] : differ(name, old, fresh)
  })
  return [names, ...pairs]
}

function ofNames(what: string, before: readonly string[], after: readonly string[]): Difference {
  return {
    breaks: before.filter((name) => !after.includes(name)).map((name) => `${what} ${name} is gone`),
    additions: after.filter((name) => !before.includes(name)).map((name) => `${what} ${name}`),
  }
}

function ofOptions(widget: string, before: Schema | null, after: Schema | null): Difference {
  const names = (schema: Schema | null) => Object.keys(schema?.properties ?? {})
  const known = names(before)
  return {
    breaks: ofSchemas(before ?? {}, after ?? {}, { before: {}, after: {} }, 'is a fault').map((fault) => `options of ${widget}: ${fault}`),
    additions: names(after)
      .filter((name) => !known.includes(name))
      .map((name) => `option ${name} of ${widget}`),
  }
}

function ofEvents(widget: string, before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): Difference {
  const names = ofNames(`event of ${widget}`, Object.keys(before), Object.keys(after))
  const changed = Object.entries(before).flatMap(([name, detail]) => {
    const fresh = after[name]
    if (fresh === undefined) return []
    const members = new Set(membersOf(fresh))
    return membersOf(detail)
      .filter((member) => !members.has(member))
      .map((member) => `event ${name} of ${widget}: its detail had ${member}`)
  })
  return { ...names, breaks: [...names.breaks, ...changed] }
}

/** The members of a detail as they are written, or the name of its type. */
const membersOf = (detail: string) =>
  detail
    .replaceAll(/^\{\s*|\s*\}$/g, '')
    .split(';')
    .map((member) => member.trim())
    .filter(Boolean)

function ofSchemas(before: Schema | null, after: Schema | null, named: Named, lost: 'is a fault' | 'is fine'): string[] {
  return before && after ? narrowed(before, after, named, lost) : []
}
