// Checks names, numbers, prints and strings: each option by its own rules, with its price.
import type { WirePersonalisationGroup, WirePersonalisationOption } from '#demo-pages/catalogue/product-wire.ts'
import type { Language } from '#demo-pages/host/store-view.ts'
import type { MessageId } from '../messages.ts'
import type { Fault } from './fault.ts'
import type { PrintEntry } from './item-request.ts'
import type { LinePrint } from './line-content.ts'

/** The prints on one product, in the order of its options. */
export interface CheckedPrints {
  prints: LinePrint[]
  entries: PrintEntry[]
  faults: Fault[]
}

/** Checks all prints for one product. `skipped` options are checked elsewhere: a team's names and numbers belong to its players. */
export function checkPrints(
  groups: readonly WirePersonalisationGroup[],
  chosen: readonly PrintEntry[],
  {
    productId,
    language,
    path,
    skipped = [],
  }: { productId: number; language: Language; path: (optionId: number) => string; skipped?: readonly number[] },
): CheckedPrints {
  const offered = groups.flatMap((group) => group.options.filter(({ id }) => !skipped.includes(id)).map((option) => ({ group, option })))
  const checked: CheckedPrints = { prints: [], entries: [], faults: [] }
  const values = new Map<number, string | number>()
  const refuse = (optionId: number, sentence: MessageId, ...parameters: (string | number)[]) =>
    checked.faults.push({ path: path(optionId), code: 'personalisation', sentence, ...(parameters.length ? { parameters } : {}) })
  for (const { groupId, optionId, value } of chosen) {
    const isOffered = offered.some(({ group, option }) => option.id === optionId && group.group_id === groupId)
    if (!isOffered || values.has(optionId)) refuse(optionId, 'print.unknown')
    else if (tidy(value) !== '') values.set(optionId, tidy(value))
  }
  for (const { group, option } of offered) {
    const value = values.get(option.id)
    const isAsked =
      option.depends_on === null || option.depends_on.choice_ids.some((id) => Number(values.get(option.depends_on?.option_id ?? 0)) === id)
    if (value === undefined) {
      if (isAsked && option.required) refuse(option.id, 'print.required', option.label)
      continue
    }
    if (!isAsked) {
      refuse(option.id, 'print.not-asked', option.label)
      continue
    }
    const read = readValue(option, value, language)
    if ('sentence' in read) {
      refuse(option.id, read.sentence, ...read.parameters)
      continue
    }
    checked.entries.push({ groupId: group.group_id, productId, optionId: option.id, value: read.value })
    checked.prints.push({
      productId,
      optionId: option.id,
      type: option.type,
      crestId: option.choices.find(({ id, is_on_back: isOnBack }) => isOnBack && id === read.value)?.id ?? null,
      label: option.label,
      value: read.words,
      cents: toCents(option.price) + read.cents,
      isMade: read.isMade,
      delivery: group.delivery,
      isReturnable: !group.no_return,
    })
  }
  return checked
}

interface ReadValue {
  value: string | number
  words: string
  cents: number
  isMade: boolean
}

interface WrongValue {
  sentence: MessageId
  parameters: (string | number)[]
}

/** Validates one value by its option's rules, be it a player's name or a string's tension, and formats it for the language. */
export function readValue(option: WirePersonalisationOption, value: string | number, language: Language): ReadValue | WrongValue {
  if (option.choices.length) {
    const choice = option.choices.find(({ id }) => id === Number(value))
    if (!choice) return { sentence: 'print.choice', parameters: [option.label] }
    return { value: choice.id, words: choice.label, cents: toCents(choice.price), isMade: !choice.is_plain }
  }
  if (option.min !== null && option.max !== null) return readNumber(option, option.min, option.max, value, language)
  const text = String(tidy(value))
  const length = [...text].length
  if (option.max_length !== null && length > option.max_length) return { sentence: 'print.too-long', parameters: [option.max_length] }
  const wrong = option.characters === null ? [] : [...text].filter((sign) => !allowed(option.characters ?? '').test(sign))
  if (wrong.length) return { sentence: 'print.characters', parameters: [[...new Set(wrong)].join(' ')] }
  return { value: text, words: text, cents: 0, isMade: true }
}

function readNumber(
  { step, unit }: WirePersonalisationOption,
  least: number,
  most: number,
  value: string | number,
  language: Language,
): ReadValue | WrongValue {
  const number = typeof value === 'number' ? value : /^\d{1,4}([.,]\d{1,2})?$/.test(value) ? Number(value.replace(',', '.')) : Number.NaN
  const steps = (number - least) / (step ?? 1)
  // Allows for rounding errors of floats, so that 24.1 counts as a whole number of steps.
  const isStep = Math.abs(steps - Math.round(steps)) < 1e-6
  const written = [least, most, step ?? 1].map((one) => one.toLocaleString(language))
  const wrong: WrongValue = { sentence: 'print.range', parameters: [...written, unit ?? ''] }
  if (!(number >= least && number <= most) || !isStep) return wrong
  return { value: number, words: `${number.toLocaleString(language)} ${unit ?? ''}`.trim(), cents: 0, isMade: true }
}

const classes = new Map<string, RegExp>()

function allowed(characters: string): RegExp {
  const known = classes.get(characters) ?? new RegExp(`^[${characters}]$`, 'u')
  classes.set(characters, known)
  return known
}

function tidy(value: string | number): string | number {
  return typeof value === 'string' ? value.normalize('NFC').trim() : value
}

/** The catalogue's decimal amount in cents. */
function toCents(amount: number): number {
  return Math.round(amount * 100)
}
