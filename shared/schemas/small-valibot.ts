// Valibot as our source uses it. The build puts this in its place on pages: what each schema carries for other tools, and how one
// lists all that is wrong, is four fifths of valibot. Here the first wrong part ends it. On the server and in tests it is valibot itself.

/** Why a value was refused. */
class Refusal {
  readonly expected: string | null
  readonly message: string
  constructor(expected: string | null, message = 'Invalid') {
    this.expected = expected
    this.message = message
  }
}

/** One step of a pipe: answers the value it leaves, or a refusal. */
interface Step {
  run: (value: never) => unknown
}

/** What a value has to be. */
interface Schema {
  type: string
  expects: string
  run: (value: unknown) => unknown
  wrapped?: Schema
  entries?: Entries
  default?: unknown
  fallback?: unknown
}
type Entries = Readonly<Record<string, Schema>>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown) => (typeof value === 'string' ? `"${value}"` : String(value))
const oneOf = (expected: readonly string[]) => {
  const names = [...new Set(expected)]
  return names.length > 1 ? `(${names.join(' | ')})` : (names[0] ?? 'never')
}
const given = (preset: unknown): unknown => (typeof preset === 'function' ? preset() : preset)

function kind(type: string, isRight: (value: unknown) => boolean): Schema {
  return { type, expects: type, run: (value) => (isRight(value) ? value : new Refusal(type)) }
}

/** Text. */
export const string = () => kind('string', (value) => typeof value === 'string')
/** A number that is one. */
export const number = () => kind('number', (value) => typeof value === 'number' && !Number.isNaN(value))
/** True or false. */
export const boolean = () => kind('boolean', (value) => typeof value === 'boolean')
/** Anything at all. */
export const unknown = () => kind('unknown', () => true)
const nothing = () => kind('null', (value) => value === null)
export { nothing as null }

/** One of some words or numbers. */
export function picklist(words: readonly unknown[]): Schema {
  const expects = oneOf(words.map(textOf))
  return { type: 'picklist', expects, run: (value) => (words.includes(value) ? value : new Refusal(expects)) }
}

function lenient(type: string, names: string, isMissing: (value: unknown) => boolean) {
  return (wrapped: Schema, preset?: unknown): Schema => ({
    type,
    expects: `(${wrapped.expects} | ${names})`,
    wrapped,
    default: preset,
    run: (value) => {
      const known = isMissing(value) && preset !== undefined ? given(preset) : value
      return isMissing(known) ? known : wrapped.run(known)
    },
  })
}

/** May be left out; then it is the preset. */
export const optional = lenient('optional', 'undefined', (value) => value === undefined)
/** May be null; then it is the preset. */
export const nullable = lenient('nullable', 'null', (value) => value === null)
/** May be null or left out; then it is the preset. */
export const nullish = lenient('nullish', 'null | undefined', (value) => value === null || value === undefined)

/** Calls `read` with the parts of an object, which is refused with the first that is. Names that could reach a prototype are left out. */
function eachOwn(input: Record<string, unknown>, read: (key: string, value: unknown) => Refusal | null): Refusal | null {
  for (const key of Object.keys(input)) {
    const refusal = /^(?:__proto__|prototype|constructor)$/.test(key) ? null : read(key, input[key])
    if (refusal) return refusal
  }
  return null
}

function readEntries(entries: readonly (readonly [string, Schema])[], input: Record<string, unknown>, output: Record<string, unknown>) {
  for (const [key, entry] of entries) {
    const isOptional = entry.type === 'optional' || entry.type === 'nullish'
    if (key in input || (isOptional && entry.default !== undefined)) {
      const read = entry.run(key in input ? input[key] : given(entry.default))
      if (read instanceof Refusal) return read
      output[key] = read
    } else if (entry.fallback !== undefined) output[key] = given(entry.fallback)
    else if (!isOptional) return new Refusal(`"${key}"`)
  }
  return null
}

/** A schema of objects, read part by part into a new one. */
function objects(
  type: string,
  read: (input: Record<string, unknown>, output: Record<string, unknown>) => Refusal | null,
  entries?: Entries,
): Schema {
  const run = (value: unknown) => {
    if (!isObject(value)) return new Refusal('Object')
    const output: Record<string, unknown> = {}
    return read(value, output) ?? output
  }
  return { type, expects: 'Object', run, ...(entries && { entries }) }
}

/** An object, of which the named fields are read. */
export function object(entries: Entries): Schema {
  const list = Object.entries(entries)
  return objects('object', (input, output) => readEntries(list, input, output), entries)
}

/** An object whose other fields are kept as they come. */
export function looseObject(entries: Entries): Schema {
  const list = Object.entries(entries)
  const readRest = (input: Record<string, unknown>, output: Record<string, unknown>) =>
    eachOwn(input, (key, value) => {
      if (!Object.hasOwn(entries, key)) output[key] = value
      return null
    })
  return objects('loose_object', (input, output) => readEntries(list, input, output) ?? readRest(input, output), entries)
}

/** An object whose names are its data. */
export function record(keys: Schema, values: Schema): Schema {
  return objects('record', (input, output) =>
    eachOwn(input, (key, value) => {
      const name = keys.run(key)
      const read = name instanceof Refusal ? name : values.run(value)
      if (read instanceof Refusal) return read
      output[String(name)] = read
      return null
    }),
  )
}

/** A list of what is all alike. */
export function array(item: Schema): Schema {
  const run = (value: unknown) => {
    if (!Array.isArray(value)) return new Refusal('Array')
    const output: unknown[] = []
    for (const entry of value) {
      const read = item.run(entry)
      if (read instanceof Refusal) return read
      output.push(read)
    }
    return output
  }
  return { type: 'array', expects: 'Array', run }
}

/** The first of some that takes it. */
export function union(options: readonly Schema[]): Schema {
  const expects = oneOf(options.map((option) => option.expects))
  const run = (value: unknown) => {
    for (const option of options) {
      const read = option.run(value)
      if (!(read instanceof Refusal)) return read
    }
    return new Refusal(expects)
  }
  return { type: 'union', expects, run }
}

/** Something else where a value is refused. */
export function fallback(schema: Schema, instead: unknown): Schema {
  const run = (value: unknown) => {
    const read = schema.run(value)
    return read instanceof Refusal ? given(instead) : read
  }
  return { ...schema, fallback: instead, run }
}

/** What a step does to a value that nothing has refused yet; its own type is the step's matter. */
export function pipe(first: Schema, ...steps: readonly Step[]): Schema {
  const run = (value: unknown) => {
    let read = first.run(value)
    for (const step of steps) {
      if (read instanceof Refusal) return read
      // oxlint-disable-next-line typescript/consistent-type-assertions -- a step takes what the one before it leaves, which valibot's own types have checked
      read = step.run(read as never)
    }
    return read
  }
  return { ...first, run }
}

/** Changes a value on its way. */
export const transform = <Value>(change: (value: Value) => unknown) => ({ run: change })
/** Takes the space from both ends of a text. */
export const trim = () => transform((text: string) => text.trim())

function rule<Value>(isRight: (value: Value) => boolean, expected: string | null, message?: string) {
  return { run: (value: Value) => (isRight(value) ? value : new Refusal(expected, message)) }
}

/** Lets through what a test of ours says yes to. */
export const check = <Value>(isRight: (value: Value) => boolean, message?: string) => rule(isRight, null, message)
/** Lets through text of a form. */
export const regex = (pattern: RegExp) => rule((text: string) => pattern.test(text), String(pattern))
/** Lets through text with this beginning. */
export const startsWith = (start: string) => rule((text: string) => text.startsWith(start), `"${start}"`)
/** Lets through what has something in it. */
export const nonEmpty = () => rule(({ length }: { length: number }) => length > 0, '!0')
/** Lets through what is at least so long. */
export const minLength = (least: number) => rule(({ length }: { length: number }) => length >= least, `>=${least}`)
/** Lets through what is no longer. */
export const maxLength = (most: number) => rule(({ length }: { length: number }) => length <= most, `<=${most}`)
/** Lets through what is no smaller. */
export const minValue = (least: number) => rule((value: number) => value >= least, `>=${least}`)
/** Lets through what is smaller. */
export const ltValue = (limit: number) => rule((value: number) => value < limit, `<${limit}`)
/** Lets through whole numbers. */
export const integer = () => rule((value: number) => Number.isInteger(value), null, 'Invalid integer')

/** The preset of a schema; undefined where it has none. */
export const getDefault = (schema: Schema): unknown => given(schema.default)

/** Reads a value: its output, or why it was refused. */
export function safeParse(schema: Schema, value: unknown) {
  const output = schema.run(value)
  return output instanceof Refusal ? { success: false, issues: [output], output: null } : { success: true, output }
}

/** Reads a value; throws where it is refused. */
export function parse(schema: Schema, value: unknown): unknown {
  const read = safeParse(schema, value)
  if (!read.success) throw new TypeError(`Expected ${read.issues?.[0]?.expected ?? 'something else'}`)
  return read.output
}
