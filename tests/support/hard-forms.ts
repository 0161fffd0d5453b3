// Enters difficult values into a form: the widget's result, the host's and the table's must be the same.
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { FieldError, Form } from '#shared/form/form-parts.ts'
import type { Problem } from '#shared/domain/problem.ts'
import type { Database } from '#demo-pages/database/tables.ts'
import { fillText } from '#demo-pages/shop/messages.ts'
import type { StoreCode } from '#demo-pages/host/store-view.ts'
import type { HardValue } from './hard-values.ts'
import { pick, seededRandom } from './random.ts'
import type { Answer } from './shopper.ts'
import { isSoak } from './scope.ts'

/** The values of a form. */
export type Values = Record<string, string | boolean>

/** Stores with different languages, so that every message is compared in four. */
export const hardStores = ['en', 'nl', 'de', 'se'] as const satisfies readonly StoreCode[]
export type HardStore = (typeof hardStores)[number]

/** A form and the call behind it. */
export interface HardForm {
  name: string
  /** The stores that have the form; all by default. */
  stores?: readonly [HardStore, ...HardStore[]]
  /** Values by field; one or two fields are changed at a time. */
  table: Record<string, readonly HardValue[]>
  /** The values of the other fields. */
  sound: (store: HardStore, at: number) => Values
  /** Changes fields that depend on the changed ones, such as a repeated password. */
  follow?: (values: Values, changed: readonly string[]) => Values
  /** The errors of other fields that depend on the changed ones. */
  also?: (values: Values) => Record<string, Problem>
  /** The errors of the widget's own form, by field. */
  judge: (values: Values) => ReadonlyMap<string, FieldError>
  /** Sends the values as the widget does, even invalid ones; first removes what may exist only once, and creates what valid values refer to. */
  send: (store: HardStore, values: Values, isGood: boolean) => Promise<Answer>
  /** The host's names of fields that are not ours in snake case. */
  wire?: Record<string, string>
  /** Whether the answer names no fields on purpose, since it would reveal what exists. */
  isMiss?: (answer: Answer) => boolean
  /** The minimum number of each kind; 200 and 30 by default. */
  least?: { bad: number; good: number }
  /** Whether the host refused a valid value for another reason, with a message of its own. */
  isTaken?: (answer: Answer) => boolean
}

/** The values of one submission. */
interface HardInput {
  store: HardStore
  values: Values
  changed: Record<string, HardValue>
}

const languages = { en: 'en', nl: 'nl', de: 'de', se: 'sv' } as const
const catalogues = new Map(
  Object.values(languages).map((language) => [
    language,
    new Map(
      Array.from(
        readFileSync(new URL(`../../locales/shared/${language}.po`, import.meta.url), 'utf8').matchAll(
          /msgid "(form\..+)"\nmsgstr "(.*)"/g,
        ),
        ([, id = '', message = '']) => [id, message] as const,
      ),
    ),
  ]),
)

function sentence({ code, values = {} }: Problem, store: HardStore): string {
  return (catalogues.get(languages[store])?.get(code) ?? code).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** A field's value as text. */
export function text(values: Values, name: string): string {
  return String(values[name] ?? '')
}

/** The errors of a widget's form after submitting; without errors, the call is not sent. */
export function judged<Own>(form: Form<Own>, values: Partial<Own>): ReadonlyMap<string, FieldError> {
  form.fillIn(values)
  void form.submit()
  return form.$state.get().errors
}

/** Every value once and some random pairs, split into invalid and valid ones. */
function inputsOf(
  { stores = hardStores, table, sound, follow = (values) => values }: HardForm,
  seed: number,
): { bad: HardInput[]; good: HardInput[] } {
  const random = seededRandom(seed)
  const fields = Object.entries(table)
  const make = (changed: Record<string, HardValue>, at: number): HardInput => {
    const store = pick(random, stores)
    const put = Object.fromEntries(Object.entries(changed).map(([name, { value }]) => [name, value]))
    return { store, changed, values: follow({ ...sound(store, at), ...put }, Object.keys(changed)) }
  }
  const single = fields.flatMap(([name, values]) => values.map((value) => ({ [name]: value })))
  const pairs = Array.from({ length: fields.length > 1 ? 240 : 0 }, () => {
    const [first, second] = [random(), random()].map((share) => fields[Math.floor(share * fields.length)])
    return Object.fromEntries([first, second].flatMap((one) => (one ? [[one[0], one[1][Math.floor(random() * one[1].length)]]] : [])))
  }).flatMap((changed) => {
    const whole: Record<string, HardValue> = {}
    for (const [name, value] of Object.entries(changed)) if (value) whole[name] = value
    return Object.keys(whole).length > 1 ? [whole] : []
  })
  const all = [...single, ...pairs].map(make)
  const isBad = ({ changed }: HardInput) => Object.values(changed).some(({ says, host }) => says !== null || host !== undefined)
  return { bad: all.filter(isBad), good: all.filter((input) => !isBad(input)) }
}

/** All inputs in a soak run, otherwise a share that changes every day; the minimum numbers apply to all of them. */
export async function agreeOn({ shop }: { shop: { db: Database } }, form: HardForm): Promise<void> {
  const seed = Number(process.env['SEED'] ?? 1)
  const { bad, good } = inputsOf(form, seed)
  expect(bad.length, 'bad inputs').toBeGreaterThanOrEqual(form.least?.bad ?? 200)
  expect(good.length, 'good inputs').toBeGreaterThanOrEqual(form.least?.good ?? 30)
  const random = seededRandom(seed + 1)
  const share = (inputs: HardInput[], most: number) => (isSoak ? inputs : inputs.filter(() => random() < most / inputs.length))
  const found: string[] = []
  for (const input of [...share(bad, 60), ...share(good, 15)]) {
    await shop.db.deleteFrom('try_count').execute()
    found.push(...(await disagreement(form, input)))
  }
  expect(found.slice(0, 20)).toEqual([])
}

/** The disagreements between widget, host and table; empty if they agree. */
async function disagreement(form: HardForm, { store, values, changed }: HardInput): Promise<string[]> {
  const problems = {
    ...form.also?.(values),
    ...Object.fromEntries(Object.entries(changed).flatMap(([name, { says }]) => (says ? [[name, says]] : []))),
  }
  const expected = new Map(Object.entries(problems).map(([name, problem]) => [name, sentence(problem, store)]))
  const widget = new Map(
    Array.from(form.judge(values), ([name, error]) => [name, typeof error === 'string' ? error : sentence(error, store)]),
  )
  const answer = await form.send(store, values, expected.size === 0)
  const faults = [...differences('widget', widget, expected)]
  const hard = Object.values(changed)
  const language = languages[store]
  if (hard.some(({ isUnkeepable }) => isUnkeepable)) {
    if (answer.status !== 400 || answer.body.code !== 'malformed') faults.push(`host understood what it cannot keep: ${answer.status}`)
  } else if (form.isMiss) {
    if (form.isMiss(answer) !== expected.size > 0) faults.push(`host: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`)
  } else {
    const known = Object.entries(changed).flatMap(([name, { host }]) =>
      host ? [[name, fillText(host.sentence, language, ...(host.parameters ?? []))] as const] : [],
    )
    const wanted = new Map([...expected, ...known])
    const names = new Map(Object.keys(values).map((name) => [form.wire?.[name] ?? snake(name), name]))
    const errors: [string, string[]][] = Object.entries(answer.body?.errors ?? {})
    const said = new Map(errors.map(([name, [first = '']]) => [names.get(name) ?? name, first]))
    faults.push(...differences(`host (${answer.status})`, said, wanted))
    const isTaken = answer.status < 300 || form.isTaken?.(answer) === true
    if (isTaken === wanted.size > 0) faults.push(`host: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`)
  }
  return faults.map((fault) => `${form.name} in ${store}, ${described(changed)}: ${fault}`)
}

function* differences(who: string, said: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>): Generator<string> {
  for (const name of new Set([...said.keys(), ...wanted.keys()]))
    if (said.get(name) !== wanted.get(name))
      yield `${who} says of ${name} ${said.get(name) ?? 'nothing'}, the table ${wanted.get(name) ?? 'nothing'}`
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function described(changed: Record<string, HardValue>): string {
  return Object.entries(changed)
    .map(([name, { value }]) => `${name} ${JSON.stringify(value).slice(0, 40)}`)
    .join(' and ')
}
