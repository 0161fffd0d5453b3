// The personalisation of products: names, numbers, prints and strings. Products share the groups and refer to them by code.
import * as v from 'valibot'
import data from './personalisation.json' with { type: 'json' }
import { Amounts, readData, Words } from './read-data.ts'

const Choice = v.strictObject({
  id: v.number(),
  label: Words,
  price: Amounts,
  /** The choice means "without": nothing is printed or strung. */
  isPlain: v.optional(v.boolean()),
  /** The choice is printed on the back, where its picture shows it. */
  isOnBack: v.optional(v.boolean()),
  /** Why the shop recommends it, where it does. */
  reason: v.optional(Words),
})

const Option = v.strictObject({
  id: v.number(),
  type: v.picklist(['name', 'number', 'print', 'stringing', 'text']),
  label: Words,
  /** What it is, where the label does not say it. */
  description: v.optional(Words),
  price: Amounts,
  isRequired: v.boolean(),
  maxLength: v.optional(v.number()),
  /** The characters that are allowed, as the inside of a regular expression's character class. */
  characters: v.optional(v.string()),
  choices: v.array(Choice),
  role: v.optional(v.picklist(['string', 'gauge', 'tension-mains', 'tension-crosses'])),
  /** Minimum, maximum and step of a number; `unit` is what it counts. */
  range: v.optional(v.strictTuple([v.number(), v.number(), v.number()])),
  unit: v.optional(v.string()),
  /** The option is shown only for these choices of another option: an unstrung racket needs no further ones. */
  dependsOn: v.optional(v.strictObject({ option_id: v.number(), choice_ids: v.array(v.number()) })),
})

const Group = v.strictObject({ id: v.number(), code: v.string(), title: Words, options: v.array(Option) })

export type PersonalisationGroup = v.InferOutput<typeof Group>

export const personalisationGroups: readonly PersonalisationGroup[] = readData('personalisation.json', v.array(Group), data)
