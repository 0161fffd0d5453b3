// Examples of a single product: its data, specifications and stock alert.
import { example, refusal } from '#shared/api/example.ts'
import { addStockAlert, getProduct, getSpecification } from './calls.ts'

/** The prices of a product, with and without tax, before and after a discount. */
export const fourPrices = { price_incl_tax: 30, price_excl_tax: 24.79, final_price_incl_tax: 25, final_price_excl_tax: 20.66 }

/** The one variant of such a shirt. */
export function variantAnswer(part: object = {}) {
  return {
    product_id: 121,
    sku: 'SHIRT-RED-M',
    status: 1,
    stock: 7,
    ...fourPrices,
    colour_option_id: 12,
    size_option_id: 34,
    lowest_price_30d: 25,
    images: ['/nl/pictures/shirt-red.webp'],
    ...part,
  }
}

const printedBack = {
  uppercase: true,
  font: { family: 'Club', url: '/fonts/club.woff2', weight: 800 },
  numerals: {
    height: 7.5,
    gap: 1,
    stroke: 1.5,
    outline: 2.2,
    glyphs: { '1': { path: 'M1 2L2.2 0.8V7.4', width: 2.9 }, '7': { path: 'M0.8 0.8H4.8V1.5L2.3 7.3', width: 5.5 } },
  },
  name: { x: 0.35, y: 0.24, width: 0.3, height: 0.044, curve: 0.01 },
  number: { x: 0.335, y: 0.35, width: 0.33, height: 0.24 },
  crests: [
    {
      option_id: 103,
      choice_id: 10303,
      label: 'crest on the left',
      image: '/nl/pictures/crest.svg',
      ...{ x: 0.4, y: 0.17, width: 0.05, height: 0.06 },
    },
  ],
}
const redBack = { image: '/nl/pictures/shirt-red-back.webp', width: 480, height: 480, ink: '#ffffff', outline: '#14171f' }

/** The back of such a shirt, in all its colours. */
export function backAnswer(part: object = {}) {
  return { ...printedBack, pictures: [{ option_id: 12, ...redBack }], ...part }
}

/** The back of a line of the cart or an order, as it is printed. */
export function lineBackAnswer(part: object = {}) {
  return { ...printedBack, pictures: [redBack], colour: 'Red', written: { name: 'Müller', number: '7' }, ...part }
}

/** A shirt with one colour and one size. */
export function productAnswer(part: object = {}) {
  return {
    product_id: 12,
    sku: 'SHIRT',
    name: 'Home shirt',
    url: '/nl/product/home-shirt',
    image: '/nl/pictures/shirt.webp',
    images: ['/nl/pictures/shirt.webp', '/nl/pictures/shirt-back.webp'],
    manufacturer: 'Nordkap',
    category_names: ['Team wear', 'Shirts'],
    product_type: 'configurable' as const,
    in_stock: true,
    stock: null,
    ...fourPrices,
    lowest_price_30d: 25,
    tier_prices: [
      { qty: 5, price: 23 },
      { qty: 10, price: 21 },
    ],
    configurable_data: {
      attributes: [
        { code: 'colour', label: 'Colour', options: [{ id: 12, label: 'Red', swatch: '#cc0000' }] },
        { code: 'size', label: 'Size', options: [{ id: 34, label: 'M', swatch: null }] },
      ],
    },
    virtual_products: [variantAnswer()],
    bundle_options: [],
    child_products: [],
    personalisation: [],
    team_wear: null,
    size_chart_id: 4,
    specification: [{ label: 'Material', value: 'Polyester' }],
    delivery: { days: 0, is_made: false, date: null },
    ...part,
  }
}

/** The examples. */
export const examples = [
  example(getProduct, [12], { answer: productAnswer({ back: backAnswer() }) }),
  example(getSpecification, [12], { answer: [{ label: 'Weight', value: '300 g' }] }),
  example(addStockAlert, [12, 'SHIRT', 'anna@example.test'], {
    body: { sku: 'SHIRT', email: 'anna@example.test' },
    answer: { state: 'waiting' },
    refusals: [
      refusal(401, 'login', 'Alerts are for customers in this store.'),
      refusal(409, 'twice', 'There is one already.'),
      refusal(409, 'in-stock', 'It can be bought.'),
    ],
  }),
]
