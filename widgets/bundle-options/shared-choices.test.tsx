// Tests the colour of a team's kit: chosen once for all its parts, and for each part where a team wants them to differ.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { productStore } from '#stores/product/product.ts'
import { teamAnswer } from '#stores/testing/kinds.ts'
import { field, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import bundleOptions from './bundle-options.tsx'

const page = useWidgetPage('https://shop.test/en/product/kit')
const prices = { price_incl_tax: 30, price_excl_tax: null, final_price_incl_tax: 30, final_price_excl_tax: null }
const options = [
  { id: 1, label: 'Red', swatch: '#cc0000' },
  { id: 2, label: 'Blue', swatch: '#0000cc' },
  { id: 3, label: 'Black', swatch: '#000000' },
]

/** A part in these colours. */
const part = (id: number, title: string, colours: readonly number[], stockOf = (_colour: number) => 9) => ({
  ...{ option_id: id, title, type: 'select', required: 1, position: id },
  products: [
    {
      ...{
        selection_id: id,
        product_id: id,
        sku: `PART-${id}`,
        name: `Our ${title}`,
        in_stock: true,
        stock: null,
        qty: 1,
        is_default: true,
        image: `/${title}.webp`,
      },
      ...prices,
      selection_price_value: 10,
      configurable_data: {
        attributes: [{ id: 93, code: 'color', label: 'Colour', options: options.filter((option) => colours.includes(option.id)) }],
      },
      virtual_products: colours.map((colour) => ({
        ...{ product_id: id * 10 + colour, sku: `PART-${id}-${colour}`, status: 1, stock: stockOf(colour), color_option_id: colour },
        ...prices,
        selection_price_value: 10,
        images: [`/${title}-${colour}.webp`],
      })),
    },
  ],
})
const kit = [part(31, 'shirt', [1, 2, 3]), part(32, 'shorts', [1, 2])]
const show = (more: object = {}) => page.show(bundleOptions, { productId: 8, product: { ...teamAnswer(), bundle_options: kit, ...more } })
const store = () => productStore(8)
const chosen = () =>
  store()
    .$items.get()
    .map(({ choices }) => choices.map(({ optionId }) => optionId).join())
const selects = () => document.querySelectorAll('select').length

test('a colour is chosen once for all parts, from those that all of them have', async () => {
  show()
  expect([...document.querySelectorAll('.bundle-options-shared-list label')].map(words)).toEqual(['Red', 'Blue'])
  expect(selects()).toBe(0)
  field('Blue').click()
  await soon(() => chosen().join(' ') === '2 2')
  const pictures = () => [...document.querySelectorAll('.bundle-options-picture img')].map((picture) => picture.getAttribute('src'))
  await soon(() => pictures().join(' ') === '/shirt-2.webp /shorts-2.webp')
  expect(
    store()
      .$problems.get()
      .filter(({ field: at }) => at.startsWith('bundle')),
  ).toEqual([])
})

test('one part can differ, in a colour that only it has; taken back, all parts have the first one that they share', async () => {
  show()
  field('Blue').click()
  field('Choose for each part').click()
  await soon(() => selects() === 2)
  const select = field('Colour, Our shirt')
  select.value = '3'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => chosen().join(' ') === '3 2')
  expect(field('Blue')).toMatchObject({ checked: false })
  field('Choose for each part').click()
  await soon(() => chosen().join(' ') === '2 2')
  expect(selects()).toBe(0)
})

test('what is missing is said once, at the choice for all', async () => {
  show()
  store().ask()
  await shown('Choose an option: Colour')
  expect(document.querySelectorAll('.touchline-field-error')).toHaveLength(1)
  expect(document.querySelector('.touchline-field-error')?.closest('[data-field]')?.getAttribute('data-field')).toBe('bundle.31.31.93')
})

test('a colour that one part has sold out says so', () => {
  show({ bundle_options: [kit[0], part(32, 'shorts', [1, 2], (colour) => (colour === 1 ? 0 : 9))] })
  expect(words(field('Red').closest('label'))).toContain('sold out')
})

test('parts that share no colour are chosen one by one, and so are those of a bundle for one person', () => {
  show({ bundle_options: [part(31, 'shirt', [1]), part(32, 'shorts', [2])] })
  expect([selects(), document.querySelector('.bundle-options-shared')]).toEqual([2, null])
})

test('the price is said to be for one player', () => {
  show()
  expect(words(document.querySelector('.bundle-options-price'))).toBe('from €20.00 per player')
})
