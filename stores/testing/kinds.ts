// Products with personalisation and teams, for tests of the product kinds.
import { productAnswer } from '#tests/support/answers.ts'
import type { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'
import type { ProductItem } from '#stores/product/models.ts'
import type { Configuration } from '#stores/product/state.ts'
import { emptyRoster } from '#stores/product/team-roster/state.ts'

/** A configuration with default values. */
export function configuration(part: Partial<Configuration> = {}): Configuration {
  return { choices: [], quantity: 1, set: {}, bundle: null, personalisation: {}, roster: emptyRoster, ...part }
}

/** A product that is bought. */
export function productItem(part: Partial<ProductItem> = {}): ProductItem {
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

/** A kit of a shirt in M and L and socks, for up to 30 players, in the form of a host's answer. */
export function teamAnswer() {
  const prices = { price_incl_tax: 30, price_excl_tax: null, final_price_incl_tax: 30, final_price_excl_tax: null }
  const sizes = ['M', 'L'].map((label, at) => ({ id: 11 + at, label, swatch: null }))
  const part = (id: number, title: string, more: object) => ({
    option_id: id,
    title,
    type: 'select',
    required: 1,
    position: id,
    products: [
      {
        selection_id: id,
        product_id: id,
        sku: `PART-${id}`,
        name: title,
        in_stock: true,
        stock: null,
        qty: 1,
        is_default: true,
        ...prices,
        selection_price_value: 10,
        ...more,
      },
    ],
  })
  return productAnswer({
    product_id: 8,
    product_type: 'bundle',
    configurable_data: { attributes: [] },
    virtual_products: [],
    bundle_options: [
      part(31, 'Shirt', {
        configurable_data: { attributes: [{ id: 94, code: 'size', label: 'Size', role: 'size', options: sizes }] },
        virtual_products: sizes.map(({ id }) => ({
          product_id: 300 + id,
          sku: `PART-31-${id}`,
          status: 1,
          stock: 50,
          ...prices,
          selection_price_value: 10,
          size_option_id: id,
          images: [],
        })),
      }),
      part(32, 'Socks', {}),
    ],
    personalisation: [groupAnswer()],
    team_wear: { by_line: false, min_players: 1, max_players: 30, unique_numbers: true, name_option_id: 101, number_option_id: 102 },
  })
}
