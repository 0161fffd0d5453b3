// Products with personalisation and teams, for tests of the product kinds.
import type { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'
import type { Goods } from '#stores/product/models.ts'
import type { Configuration } from '#stores/product/state.ts'
import { emptyRoster } from '#stores/product/team-roster/state.ts'

/** A configuration with default values. */
export function configuration(part: Partial<Configuration> = {}): Configuration {
  return { choices: [], quantity: 1, set: {}, bundle: null, personalisation: {}, roster: emptyRoster, ...part }
}

/** A product that is bought. */
export function goods(part: Partial<Goods> = {}): Goods {
  const personalisation: readonly PersonalisationGroup[] = []
  const own = {
    optionId: null,
    selectionId: null,
    title: '',
    price: 10,
    attributes: [],
    variants: [],
    choices: [],
    personalisation,
    back: null,
  }
  return { productId: 9, sku: 'A', name: 'Thing', quantity: 1, ...own, ...part }
}

/** A group of name, number and crest, in the form of a host's answer. */
export function groupAnswer(part: object = {}) {
  const text = { required: false, choices: [] }
  return {
    group_id: 1,
    title: 'Name and number',
    no_return: true,
    delivery: { days: 5, is_made: true, date: null },
    recommendation: null,
    options: [
      { id: 101, type: 'name', label: 'Name', price: 7, max_length: 12, characters: 'A-Za-zÀ-ÿ ', ...text },
      { id: 102, type: 'number', label: 'Number', price: 5, max_length: 2, characters: '0-9', ...text },
      {
        id: 103,
        type: 'print',
        label: 'Crest',
        price: 0,
        required: false,
        choices: [
          { id: 10301, label: 'Printed', price: 4 },
          { id: 10302, label: 'Stitched', price: 9 },
        ],
      },
    ],
    ...part,
  }
}

/** A group of string and tension, in the form of a host's answer. */
export function stringingAnswer(part: object = {}) {
  const tension = { price: 0, required: true, min: 20, max: 28, step: 0.5, unit: 'kg', choices: [] }
  return {
    group_id: 3,
    title: 'Stringing',
    no_return: true,
    delivery: { days: 3, is_made: true, date: null },
    recommendation: {
      text: 'A soft string suits this racket.',
      values: [
        { option_id: 301, option_value: 30102 },
        { option_id: 302, option_value: 24 },
      ],
    },
    options: [
      {
        id: 301,
        type: 'stringing',
        role: 'string',
        label: 'String',
        price: 0,
        required: true,
        choices: [
          { id: 30101, label: 'Unstrung', price: 0, is_plain: true },
          { id: 30102, label: 'Multifilament', price: 22 },
        ],
      },
      {
        id: 302,
        type: 'stringing',
        role: 'tension-mains',
        label: 'Mains',
        depends_on: { option_id: 301, choice_ids: [30102] },
        ...tension,
      },
    ],
    ...part,
  }
}
