// The schema of personalisation: names, numbers, prints and strings, in groups. Wire names end here.
import * as v from 'valibot'
import { Amount, every, Flag, oneOf, OptionalAmount, OptionalCount } from '#shared/wire/answer-parts.ts'
import { decorates, Decoration, Id, Label, list, maybe, object, OptionalText, orElse, Text } from '#shared/wire/parts.ts'
import { Delivery } from './delivery.ts'

/** A choice of an option: embroidered. */
const Choice = v.pipe(
  object({ id: Id, label: Label, price: orElse(Amount, 0), is_plain: Flag }),
  v.transform(({ id, label, price, is_plain }) => ({
    id,
    label,
    price,
    /** Nothing is made to order: "Unstrung". */
    isPlain: is_plain,
  })),
)

const DependsOn = v.pipe(
  object({ option_id: Id, choice_ids: every(Id) }),
  v.transform(({ option_id, choice_ids }) => ({ optionId: option_id, choiceIds: choice_ids })),
)

/** An option to type, choose or set. */
export const PersonalisationOption = v.pipe(
  object({
    id: Id,
    type: oneOf(['text', 'name', 'number', 'print', 'stringing']),
    role: decorates(v.picklist(['string', 'gauge', 'tension-mains', 'tension-crosses'])),
    label: Label,
    description: Decoration,
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
    /** Shown only while the other option has one of these choices. */
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

/** A group of options. With an option that cannot be parsed the whole group is dropped, since half a price would be wrong. */
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

/** A group for the shopper. */
export interface PersonalisationGroup {
  /** Null for the product's own options on platforms like Magento, which are added to the cart as such. */
  id: number | null
  title: string
  /** A personalised product has no right of withdrawal. */
  hasNoReturn: boolean
  delivery: Delivery
  recommendation: { text: string; values: { optionId: number; value: string }[] } | null
  options: PersonalisationOption[]
}
