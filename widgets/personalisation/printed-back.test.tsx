// Tests the picture of the back: the host's own in the chosen colour with what is typed on it, and ours where the host has none.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { backAnswer, productAnswer } from '#shared/product/examples.ts'
import { productStore } from '#stores/product/product.ts'
import { groupAnswer } from '#stores/testing/kinds.ts'
import { field, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import personalisation from './personalisation.tsx'

const page = useWidgetPage('https://shop.test/nl/product/shirt')
const crests = [{ ...backAnswer().crests[0], choice_id: 10301 }]
const pictures = [...backAnswer().pictures, { option_id: 13, image: '/nl/pictures/shirt-blue-back.webp', ink: '#14171f' }]
const colours = [
  { id: 12, label: 'Red', swatch: '#cc0000' },
  { id: 13, label: 'Blue', swatch: '#0000cc' },
]
const show = (back: object | null) =>
  page.show(personalisation, {
    productId: 12,
    product: productAnswer({
      personalisation: [groupAnswer()],
      configurable_data: { attributes: [{ code: 'colour', label: 'Colour', options: colours }] },
      virtual_products: colours.map(({ id }) => ({ product_id: 120 + id, sku: `S-${id}`, status: 1, stock: 5, colour_option_id: id })),
      back,
    }),
  })
const shirt = () => document.querySelector('.touchline-shirt')
const says = () => shirt()?.getAttribute('aria-label')
const pictureOf = () => shirt()?.querySelector('image')?.getAttribute('href')

test('is the host’s, in the chosen colour, with name, number and crest where it prints them', async () => {
  show(backAnswer({ crests, pictures }))
  expect(says()).toBe('Back of the shirt: nothing printed')
  productStore(12).choose('colour', 13)
  await soon(() => pictureOf() === '/nl/pictures/shirt-blue-back.webp')
  productStore(12).choose('colour', 12)
  type('Name', 'Müller')
  type('Number', '17')
  field('Printed').click()
  await soon(() => says() === 'Back of the shirt in Red: MÜLLER, number 17, crest on the left')
  expect(pictureOf()).toBe('/nl/pictures/shirt-red-back.webp')
  expect(words(document.querySelector('.personalisation-caption'))).toBe(says())
  expect([...document.querySelectorAll('.personalisation-caption [translate=no]')].map(words)).toEqual(['MÜLLER', '17'])
  expect(shirt()?.classList.contains('notranslate')).toBe(true)
  // The number is drawn in the host's numerals, outline and ink; the name in its font.
  expect([...(shirt()?.querySelectorAll('[data-print=number] path') ?? [])].map((path) => path.getAttribute('d'))).toEqual([
    ...['M1 2L2.2 0.8V7.4', 'M0.8 0.8H4.8V1.5L2.3 7.3'],
    ...['M1 2L2.2 0.8V7.4', 'M0.8 0.8H4.8V1.5L2.3 7.3'],
  ])
  expect(words(shirt()?.querySelector('text'))).toBe('MÜLLER')
})

test('shows no character that cannot be printed, and keeps a name’s own direction', async () => {
  show(backAnswer())
  type('Name', 'Ada 😀')
  await soon(() => says() === 'Back of the shirt: ADA')
  expect(shirt()?.querySelector('g')?.getAttribute('unicode-bidi')).toBe('plaintext')
})

test.each([
  ['describes none', null],
  ['describes one that cannot be read', backAnswer({ number: 'twelve' })],
  ['has no picture of it', backAnswer({ pictures: [], numerals: null })],
])('is our own drawing in the known colour where the host %s', async (_how, back) => {
  show(back)
  productStore(12).choose('colour', 12)
  type('Name', 'Zoë')
  type('Number', '7')
  await soon(() => says() === 'Back of the shirt in Red: ZOË, number 7')
  expect(pictureOf()).toBeUndefined()
  expect(shirt()?.querySelector('path')?.getAttribute('fill')).toBe('#cc0000')
  expect([...(shirt()?.querySelectorAll('text') ?? [])].map(words)).toEqual(['ZOË', '7'])
})

test('is our own drawing if the picture cannot be loaded', async () => {
  show(backAnswer())
  productStore(12).choose('colour', 12)
  await soon(() => pictureOf() === '/nl/pictures/shirt-red-back.webp')
  shirt()?.querySelector('image')?.dispatchEvent(new Event('error'))
  await soon(() => pictureOf() === undefined)
})
