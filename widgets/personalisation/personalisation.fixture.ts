// The fixture for the conformance suite: a shirt with name, number and crest, and the strings of a racket.
import type { Fixture } from '#widgets/fixture.ts'
import { wireProduct } from '#widgets/product-options/product-options.fixture.ts'

const text = { required: false, choices: [] }

const shirt = {
  ...wireProduct,
  product_id: 90009,
  configurable_data: { attributes: [] },
  virtual_products: [],
  product_type: 'simple',
  personalisation: [
    {
      group_id: 1,
      title: 'Name and number',
      no_return: true,
      delivery: { days: 5, is_made: true, date: null },
      recommendation: null,
      options: [
        { id: 101, type: 'name', label: 'Name on the back', price: 7, max_length: 12, characters: 'A-Za-z ', ...text },
        { id: 102, type: 'number', label: 'Shirt number', price: 5, max_length: 2, characters: '0-9', ...text },
      ],
    },
    {
      group_id: 3,
      title: 'Strings',
      no_return: true,
      delivery: { days: 3, is_made: true, date: null },
      recommendation: { text: 'A soft string suits it.', values: [{ option_id: 301, option_value: 30102 }] },
      options: [
        {
          id: 301,
          type: 'stringing',
          role: 'string',
          label: 'Main string',
          price: 0,
          required: true,
          choices: [
            { id: 30101, label: 'Left unstrung', price: 0, is_plain: true },
            { id: 30102, label: 'Soft multifilament', price: 22 },
          ],
        },
      ],
    },
  ],
}

/** The same with the host's own back, whose picture the demo shop serves. */
const pictured = {
  ...shirt,
  back: {
    uppercase: true,
    name: { x: 0.1, y: 0.2, width: 0.8, height: 0.2, curve: 0.02 },
    number: { x: 0.1, y: 0.5, width: 0.8, height: 0.4 },
    pictures: [{ image: '/media/0123456789ab/brand_orbit_15171c.svg', ink: '#15171c' }],
  },
}

const answers = { 'catalog/product/90009': shirt }

/** The host's own sentence, shown without JavaScript. */
export const fixture: Fixture = {
  options: { productId: 90009, product: shirt },
  fallback: '<p><a href="/en/contact">Ask us for a name and a number</a></p>',
  printed: answers,
  scenes: {
    'its own back': { options: { productId: 90009, product: pictured }, shows: '.touchline-shirt image' },
    made: { press: ['input[value="30102"]'], shows: '.personalisation-making[data-open]' },
  },
  sameTexts: { de: ['optional'] },
}
