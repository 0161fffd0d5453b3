// The schema of personalisation on platforms like Magento: options of the product itself, in no group of ours.
import * as v from 'valibot'
import { Amount, Flag, OptionalCount } from '#shared/wire/answer-parts.ts'
import { Id, list, object, orElse, Text } from '#shared/wire/parts.ts'
import type { PersonalisationGroup, PersonalisationOption } from './personalisation.ts'

/** A value of an option: "Multifilament". A price in percent depends on a price that is unknown here, so such a value is rejected. */
const Value = object({
  option_type_id: Id,
  title: Text,
  price: orElse(Amount, 0),
  price_type: orElse(v.literal('fixed'), 'fixed'),
})

/** Types whose value is a text or one of several. Dates and files are not supported here. */
const TYPES = ['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple'] as const

/** An option of the product itself: a text, or one of several values. */
export const CustomOption = v.pipe(
  object({
    option_id: Id,
    title: Text,
    type: v.picklist(TYPES),
    is_require: Flag,
    price: orElse(Amount, 0),
    price_type: orElse(v.literal('fixed'), 'fixed'),
    max_characters: OptionalCount,
    values: list(Value),
  }),
  v.check(({ type, values }) => type === 'field' || type === 'area' || values.length > 0, 'something to choose'),
)
type CustomOption = v.InferOutput<typeof CustomOption>

const NUMBER = /number|nummer/i
const NAME = /name|naam|namn/i

/** The host's groups, and a group of the product's own options. */
export function groupsOf(
  { personalisation, options }: { personalisation: PersonalisationGroup[]; options: CustomOption[] },
  priced: (price: number) => number | null = (price) => price,
): PersonalisationGroup[] {
  if (options.length === 0) return personalisation
  const texts = options.filter(({ values }) => values.length === 0)
  // A name beside a number is for a shirt's back; a name alone may be anything.
  const number = texts.find(({ title }) => NUMBER.test(title))
  const name = number && texts.find((option) => option !== number && NAME.test(option.title))
  const kindOf = (option: CustomOption) => (option === number && name ? 'number' : option === name ? 'name' : 'text')
  const optionOf = (option: CustomOption): PersonalisationOption => ({
    id: option.option_id,
    kind: kindOf(option),
    role: null,
    description: null,
    label: option.title,
    price: option.values.length > 0 ? 0 : (priced(option.price) ?? 0),
    isRequired: option.is_require,
    maxLength: option.max_characters || null,
    characters: null,
    min: null,
    max: null,
    step: null,
    unit: null,
    dependsOn: null,
    choices: option.values.map((value) => ({
      id: value.option_type_id,
      label: value.title,
      price: priced(value.price) ?? 0,
      isPlain: false,
    })),
  })
  const own = { id: null, title: '', hasNoReturn: false, delivery: null, recommendation: null, options: options.map(optionOf) }
  return [...personalisation, own]
}
