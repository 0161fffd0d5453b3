// Options to fill in or select (a name, a number, a badge, a string), each with its price.
import type { CustomOption, Product, Store } from '../goods.ts'
import type { Choice } from '../sales.ts'
import { inStore } from './prices.ts'
import { entries, fields, numeric, text } from './read.ts'
import { Refusal } from './refusal.ts'

interface Filled {
  cents: number
  options: Choice['options']
  request: Record<string, unknown>
}

const fill = (store: Store, option: CustomOption, value: string): { cents: number; shown: string } => {
  if (option.type === 'field') {
    if (value.length > (option.max_characters ?? 255)) throw new Refusal(400, 'The text is too long. Shorten the text and try again.')
    return { cents: inStore(store, option.price), shown: value }
  }
  const chosen = option.values?.find((candidate) => String(candidate.id) === value)
  if (chosen === undefined)
    throw new Refusal(400, "The product's required option(s) weren't entered. Make sure the options are entered and try again.")
  return { cents: inStore(store, chosen.price), shown: chosen.title }
}

/** The values with their prices; unknown options are ignored, required ones must be there. */
export const chooseCustomOptions = (store: Store, product: Product, wanted: unknown): Filled => {
  const given = new Map(entries(wanted).map((entry) => [numeric(fields(entry).option_id), text(fields(entry).option_value).trim()]))
  const known = product.options ?? []
  if ([...given.keys()].some((id) => !known.some((option) => option.option_id === id)))
    throw new Refusal(400, "The option %1 doesn't exist.", { 1: [...given.keys()].join(', ') })
  const filled: Filled = { cents: 0, options: [], request: {} }
  const accepted: { option_id: string; option_value: string }[] = []
  for (const option of known) {
    const value = given.get(option.option_id) ?? ''
    if (value === '') {
      if (option.required)
        throw new Refusal(400, "The product's required option(s) weren't entered. Make sure the options are entered and try again.")
      continue
    }
    const { cents, shown } = fill(store, option, value)
    filled.cents += cents
    filled.options.push({ label: option.title, value: shown })
    accepted.push({ option_id: String(option.option_id), option_value: value })
  }
  if (accepted.length > 0) filled.request.custom_options = accepted
  return filled
}
