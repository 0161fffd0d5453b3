// What can be put on a product: names, numbers, prints and strings, in groups. Wire names end here.
import * as v from 'valibot'
import { Amount, every, Flag, oneOf, OptionalAmount, OptionalCount } from '#shared/wire/answer-parts.ts'
import { decorates, Decoration, Id, Label, list, maybe, object, OptionalText, orElse, Text } from '#shared/wire/parts.ts'
import { Delivery } from './delivery.ts'

/** One of several: embroidered. */
const Choice = v.pipe(
  object({ id: Id, label: Label, price: orElse(Amount, 0), is_plain: Flag }),
  v.transform(({ id, label, price, is_plain }) => ({
    id,
    label,
    price,
    /** Nothing is made of it: "Unstrung". */
    isPlain: is_plain,
  })),
)

const DependsOn = v.pipe(
  object({ option_id: Id, choice_ids: every(Id) }),
  v.transform(({ option_id, choice_ids }) => ({ optionId: option_id, choiceIds: choice_ids })),
)

/** One thing to write, choose or set. */
export const PersonalisationOption = v.pipe(
  object({
    id: Id,
    type: oneOf(['text', 'name', 'number', 'print', 'stringing']),
    role: decorates(v.picklist(['string', 'gauge', 'tension-mains', 'tension-crosses'])),
    label: Label,
    price: orElse(Amount, 0),
    required: Flag,
    max_length: OptionalCount,
    characters: OptionalText,
    min: OptionalAmount,
    max: OptionalAmount,
    step: OptionalAmount,
    unit: Decoration,
    depends_on: maybe(DependsOn),
    choices: every(Choice),
  }),
  v.transform(({ type, required, max_length, depends_on, ...rest }) => ({
    ...rest,
    kind: type,
    isRequired: required,
    maxLength: max_length,
    /** Asked only while that option holds one of these choices. */
    dependsOn: depends_on,
  })),
)
export type PersonalisationOption = v.InferOutput<typeof PersonalisationOption>

const Recommendation = v.pipe(
  object({ text: Label, values: list(object({ option_id: Id, option_value: Label })) }),
  v.transform(({ text, values }) => ({
    text,
    values: values.map(({ option_id, option_value }) => ({ optionId: option_id, value: option_value })),
  })),
)

/** Options that belong together. A group with an option that cannot be read is left out whole: half a price would be a wrong one. */
export const PersonalisationGroup = v.pipe(
  object({
    group_id: Id,
    title: Text,
    no_return: Flag,
    delivery: Delivery,
    recommendation: decorates(Recommendation),
    options: every(PersonalisationOption),
  }),
  v.transform(({ group_id, no_return, ...rest }): PersonalisationGroup => ({
    ...rest,
    id: group_id,
    hasNoReturn: no_return,
  })),
)

/** A group as the shopper sees it. */
export interface PersonalisationGroup {
  /** Null of the product's own options on a platform like Magento, which go into the cart as such. */
  id: number | null
  title: string
  /** Whoever has something made of it has no right of withdrawal. */
  hasNoReturn: boolean
  delivery: Delivery
  recommendation: { text: string; values: { optionId: number; value: string }[] } | null
  options: PersonalisationOption[]
}
