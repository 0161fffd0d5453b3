// The personalisation of a product: the options that apply, their problems and prices.
import type { MessageCode } from '#shared/domain/failure.ts'
import { roundMoney } from '#shared/domain/money.ts'
import { lengthOf } from '#shared/domain/text-rules.ts'
import type { PersonalisationGroup, PersonalisationOption } from '#shared/product/wire/personalisation.ts'
import { printable, unprintable } from './printing.ts'

/** The typed text, or the id of the choice as text, by option id. */
export type Written = Readonly<Record<number, string>>

/** An option that applies. */
export interface ActiveOption {
  id: number
  /** The price of the option and its choice together. */
  price: number
  /** The value to send: a text, the id of a choice, or a number. */
  value: string | number
  choice: { id: number; price: number } | null
  /** Whether something is printed, stitched or strung. */
  isMade: boolean
}

/** A problem with one option. */
export interface OptionFault {
  optionId: number
  code: MessageCode
  values?: Readonly<Record<string, string | number>>
}

/** The value of an option; empty where there is none. */
export function writtenFor(written: Written, optionId: number): string {
  return (Object.hasOwn(written, optionId) ? written[optionId] : '') ?? ''
}

/** Whether the option takes a number: a string tension. */
export function isTension({ kind, choices, min, max }: PersonalisationOption): boolean {
  return kind === 'stringing' && choices.length === 0 && (min !== null || max !== null)
}

/** The options of a group to show: one that depends on a choice is shown once that choice is made. */
export function requestedOptions({ options }: PersonalisationGroup, written: Written): readonly PersonalisationOption[] {
  const isAsked = ({ dependsOn }: PersonalisationOption, depth: number): boolean => {
    if (!dependsOn) return true
    const parent = options.find(({ id }) => id === dependsOn.optionId)
    // Options that depend on each other would never be shown, and the recursion would not end.
    if (!parent || depth > options.length || !isAsked(parent, depth + 1)) return false
    return dependsOn.choiceIds.some((id) => String(id) === writtenFor(written, parent.id))
  }
  return options.filter((option) => isAsked(option, 0))
}

/** A number as people write it in their language: 24.5 or 24,5; null for anything else. */
export function readTension(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : null
}

/** The options that apply: shown, with an id above 0, and with a value. */
export function activeOptions(group: PersonalisationGroup, written: Written): readonly ActiveOption[] {
  return requestedOptions(group, written).flatMap((option) => {
    const active = option.id > 0 ? activeOption(option, writtenFor(written, option.id)) : null
    return active ? [active] : []
  })
}

function activeOption(option: PersonalisationOption, typed: string): ActiveOption | null {
  const { id, price } = option
  if (option.choices.length > 0) {
    const choice = option.choices.find((one) => String(one.id) === typed)
    if (!choice) return null
    const chosen = { id: choice.id, price: choice.price }
    return { id, price: roundMoney(price + choice.price), value: choice.id, choice: chosen, isMade: !choice.isPlain }
  }
  const text = printable(typed)
  if (text === '') return null
  if (!isTension(option)) return { id, price, value: text, choice: null, isMade: true }
  // An invalid number is sent as typed, so that the host can reject it; our own rule finds the problem first.
  return { id, price, value: readTension(text) ?? text, choice: null, isMade: true }
}

/** The total price of the options that apply. */
export function personalisationPrice(options: readonly ActiveOption[]): number {
  return roundMoney(options.reduce((sum, { price }) => sum + price, 0))
}

/** The problems of a group, in the order of its options. */
export function groupFaults(group: PersonalisationGroup, written: Written): readonly OptionFault[] {
  return requestedOptions(group, written).flatMap((option) => {
    const fault = optionFault(option, writtenFor(written, option.id))
    return fault ? [{ optionId: option.id, ...fault }] : []
  })
}

function optionFault(option: PersonalisationOption, typed: string): Omit<OptionFault, 'optionId'> | null {
  if (option.choices.length > 0) {
    const isChosen = option.choices.some(({ id }) => String(id) === typed)
    return isChosen || !option.isRequired ? null : { code: 'personalisation.choice-missing' }
  }
  return isTension(option) ? tensionFault(option, typed) : textFault(option, typed)
}

/** The rules of a printed text. */
export type TextRule = Pick<PersonalisationOption, 'isRequired' | 'maxLength' | 'characters'>

/** The problem of a text to be printed; null where there is none. */
export function textFault({ isRequired, maxLength, characters }: TextRule, typed: string): Omit<OptionFault, 'optionId'> | null {
  const text = printable(typed)
  if (text === '') return isRequired ? { code: 'personalisation.text-missing' } : null
  if (maxLength !== null && lengthOf(text) > maxLength) return { code: 'personalisation.too-long', values: { count: maxLength } }
  const wrong = unprintable(text, characters)
  return wrong.length > 0 ? { code: 'personalisation.characters', values: { characters: wrong.slice(0, 5).join(' ') } } : null
}

function tensionFault({ isRequired, min, max, step }: PersonalisationOption, typed: string): Omit<OptionFault, 'optionId'> | null {
  if (typed.trim() === '') return isRequired ? { code: 'personalisation.text-missing' } : null
  const tension = readTension(typed)
  const least = min ?? 0
  const most = max ?? Number.MAX_SAFE_INTEGER
  const isWithin = tension !== null && tension >= least && tension <= most
  const steps = tension === null || step === null || step <= 0 ? 0 : (tension - least) / step
  if (isWithin && Math.abs(steps - Math.round(steps)) < 1e-6) return null
  if (step === null || step <= 0 || !isWithin) return { code: 'personalisation.range', values: { min: least, max: max ?? '' } }
  return { code: 'personalisation.step', values: { step } }
}
