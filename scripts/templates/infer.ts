// Learns a widget's template from its output: drawn without options, then with each option; reports which options the template can print.
import { assemble, type Change } from './assemble.ts'
import { namesByNumber, wordFor } from './markers.ts'
import type { TemplateOption } from './options.ts'
import { fill, plainly, valueOf, type Condition, type Part, type Values } from './parts.ts'
import { inferRows, wholeHunk } from './rows.ts'
import { hunksOf, tokensOf } from './tokens.ts'
import { markedRoutes, plainRoutes, plainValues, routesWithQuery, valuesToTry } from './tries.ts'

/** Draws the widget, given options, addresses and the id of its mount. */
export type Draw = (values: Values) => { html: string; ssr: string }

/** The result for a widget. */
export interface Inferred {
  parts: readonly Part[]
  /** The options that the template can print. */
  options: readonly TemplateOption[]
  /** The options that it cannot print, each with the reason. */
  leftOut: Readonly<Record<string, string>>
  /** The options and routes whose address must not have a query. */
  withoutQuery: readonly string[]
  /** The hash of its tags and attributes if no option changes them; else `any`. */
  fingerprint: string
  /** The tried values, with the widget's output for them. */
  tried: readonly Tried[]
  /** The tries with all options at once, which contain all texts. */
  together: readonly Tried[]
}

interface Tried {
  values: Values
  html: string
}

interface Variant {
  options: readonly TemplateOption[]
  when: readonly Condition[]
  values: Values
}

/** Lists come first, since a value in one of a list's rows changes that row; choices come last. */
const places: Readonly<Record<TemplateOption['kind'], number>> = { list: 0, text: 1, number: 1, choice: 2, bulk: 3 }

/** Learns the widget, or returns why no template can print it; `fixed` values are part of every drawing. */
export function inferTemplate(drawOnce: Draw, all: readonly TemplateOption[], fixed: Values = {}): Inferred | string {
  const bulk = all.find(({ kind, isRequired }) => isRequired && (kind === 'bulk' || (kind === 'list' && all.length > 1)))
  if (bulk) return `It is drawn from \`${bulk.name}\`, a list or an object.`
  const draw = remembered((values) => drawOnce({ ...values, ...fixed }))
  const required = all.filter(({ isRequired }) => isRequired)
  const given = { id: wordFor('id'), routes: markedRoutes, ...Object.fromEntries(required.map(({ name, marker }) => [name, marker])) }
  const [rows] = required.filter(({ kind }) => kind === 'list')
  const rowTokens = (option: TemplateOption): string[] | string => {
    try {
      return inferRows((some) => draw({ ...given, [option.name]: some }).html, option)
    } catch {
      return 'Its rows are no plain words and numbers.'
    }
  }
  const base = rows ? rowTokens(rows) : tokensOf(draw(given).html)
  if (typeof base === 'string') return `It is drawn from \`${rows?.name}\`. ${base}`
  // A part of a template is useful if the whole is.
  if (Object.keys(fixed).length === 0 && !isOfUse(base.join(''))) return 'It is drawn from what the API answers.'

  const names = namesByNumber(all)
  const leftOut: Record<string, string> = {}
  const withoutQuery: string[] = []
  const changes = new Map<Variant, Change>()
  // If two options cannot be told apart, the later one is left out.
  let kept = all.filter(({ kind }) => kind !== 'bulk').toSorted((one, other) => places[one.kind] - places[other.kind])
  for (const { name, kind } of all) if (kind === 'bulk') leftOut[name] = 'It is a list or an object.'

  const isTaken = (values: Values) => {
    try {
      return draw(values).html !== ''
    } catch {
      return false
    }
  }
  const keep = (variant: Variant) => {
    const values = { ...given, ...variant.values }
    // A value that its schema refuses is no hole: the tries show whether another value changes the markup.
    if (isTaken(values)) changes.set(variant, { when: variant.when, hunks: hunksOf(base, tokensOf(draw(values).html)) })
  }
  const leave = (option: TemplateOption, reason: string) => {
    leftOut[option.name] = reason
    kept = kept.filter((one) => one !== option)
  }
  let known: { of: string; parts: Part[] } | null = null
  const partsWith = (options: readonly TemplateOption[]) => {
    const of = `${options.map(({ name }) => name).join()} ${changes.size}`
    if (known?.of === of) return known.parts
    const own = [...changes].filter(([variant]) => variant.options.every((option) => options.includes(option)))
    const parts = assemble(
      base,
      own.map(([, change]) => change),
      names,
    )
    known = { of, parts }
    return parts
  }
  const isTrue = (values: Values, options = kept) => plainly(fill(partsWith(options), values)) === plainly(draw(values).html)
  const tries = (option: TemplateOption) =>
    valuesToTry(option)
      .filter((value) => !(withoutQuery.includes(option.name) && hasQuery(value)))
      .map((value) => ({ ...plainValues(required), [option.name]: value }))
      .filter(isTaken)

  for (const option of kept.filter(({ isRequired }) => !isRequired)) {
    if (option.kind !== 'list') {
      for (const variant of variantsOf(option)) keep(variant)
      continue
    }
    const tokens = rowTokens(option)
    const [variant] = variantsOf(option)
    if (typeof tokens === 'string') leave(option, tokens)
    else if (variant) changes.set(variant, { when: variant.when, hunks: [wholeHunk(base, tokens)] })
  }
  for (const [name] of Object.entries(routesWithQuery)) {
    const values = { ...plainValues(required), routes: { ...plainRoutes, [name]: routesWithQuery[name] } }
    if (!isTrue(values, [])) withoutQuery.push(`routes.${name}`)
  }
  for (const option of [...kept]) {
    const wrong = tries(option).filter((values) => !isTrue(values, [option]))
    if (wrong.length === 0) continue
    if (wrong.every((values) => hasQuery(valueOf(values, option.name)))) withoutQuery.push(option.name)
    else leave(option, `What is drawn depends on its value: ${JSON.stringify(valueOf(wrong[0] ?? {}, option.name))} is drawn otherwise.`)
  }
  for (const [index, option] of [...kept].entries()) {
    for (const other of [...kept].slice(0, index)) {
      if (!kept.includes(option) || !kept.includes(other)) continue
      const agree = () => tries(option).every((one) => tries(other).every((two) => isTrue({ ...one, ...two }, [option, other])))
      if (agree()) continue
      const hasRows = [option, other].some(({ kind }) => kind === 'list')
      if (!hasRows) for (const one of variantsOf(option)) for (const two of variantsOf(other)) keep(both(one, two))
      if (!agree()) leave(option, `What is drawn of it depends on \`${other.name}\`.`)
    }
  }
  const together: Values = Object.fromEntries(kept.flatMap((option) => Object.entries(tries(option)[0] ?? {})))
  const tried = [
    plainValues(required),
    ...kept.flatMap(tries),
    { ...together, ...Object.fromEntries(kept.map((option) => [option.name, valueOf(tries(option)[0] ?? {}, option.name)])) },
  ]
  const drawn = tried.map((values) => ({ values, ...draw(values) }))
  const wrong = drawn.find(({ values }) => !isTrue(values))
  if (wrong) throw new Error(`a template does not print what its widget draws of ${JSON.stringify(wrong.values)}`)
  const prints = new Set(drawn.map(({ ssr }) => ssr.split('.')[2] ?? ''))
  const fixtures = drawn.map(({ values, html }) => ({ values: { ...values, ...fixed }, html }))
  return {
    parts: partsWith(kept),
    options: kept,
    leftOut,
    withoutQuery,
    fingerprint: prints.size === 1 ? ([...prints][0] ?? 'any') : 'any',
    tried: fixtures,
    together: fixtures.slice(-1),
  }
}

/** Caches drawings by their values. */
function remembered(draw: Draw): Draw {
  const drawn = new Map<string, ReturnType<Draw>>()
  return (values) => {
    const key = JSON.stringify(values)
    const found = drawn.get(key) ?? draw(values)
    drawn.set(key, found)
    return found
  }
}

/** Whether the markup has anything to interact with; a loading indicator has not. */
const isOfUse = (html: string) => /<(?:a|button|form|details|select)[\s>]/.test(html)

const hasQuery = (value: unknown) => typeof value === 'string' && value.includes('?')

function variantsOf(option: TemplateOption): Variant[] {
  const { name, kind, choices, marker } = option
  if (kind !== 'choice') return [{ options: [option], when: [{ option: name, equals: 'anything' }], values: { [name]: marker } }]
  return choices.map((value) => ({ options: [option], when: [{ option: name, equals: 'value', value }], values: { [name]: value } }))
}

const both = (one: Variant, two: Variant): Variant => ({
  options: [...one.options, ...two.options],
  when: [...one.when, ...two.when],
  values: { ...one.values, ...two.values },
})
