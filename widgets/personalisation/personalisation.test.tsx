// Tests of personalisation: prices, errors, a recommendation, the text description, and the notice before the purchase.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { productStore } from '#stores/product/product.ts'
import { teamAnswer } from '#stores/testing/kinds.ts'
import { field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { fixture } from './personalisation.fixture.ts'
import personalisation from './personalisation.tsx'

const page = useWidgetPage('https://shop.test/nl/product/shirt')
const show = () => page.show(personalisation, fixture.options)
const isChosen = (name: string) => field(name).matches(':checked')
const sum = () => words(document.querySelector('.personalisation-sum'))
const making = () => words(document.querySelector('.personalisation-making'))

test('nothing is added and nothing said until something is written', () => {
  show()
  expect([...document.querySelectorAll('legend')].map(words)).toContain('Name and number')
  expect(sum()).toBe('')
  expect(making()).toBe('')
})

test('a kit’s group that has left names and numbers to the players says whom the rest is for', async () => {
  page.show(personalisation, { productId: 8, product: teamAnswer() })
  await shown('Crest')
  expect([...document.querySelectorAll('legend')].map(words)).toEqual(['For the whole team', expect.stringContaining('Crest')])
})

test('name and number stand on the back, in words beside it, with their price and what follows from them', async () => {
  show()
  type('Name on the back', ' Ada ')
  type('Shirt number', '10')
  await soon(() => sum() === 'Personalisation: €12.00 extra each')
  expect(words(document.querySelector('.personalisation-caption'))).toBe('Back of the shirt: ADA, number 10')
  expect(document.querySelector('.touchline-shirt')?.getAttribute('aria-label')).toBe('Back of the shirt: ADA, number 10')
  expect([...document.querySelectorAll('.touchline-shirt text')].map(words)).toEqual(['ADA', '10'])
  expect(making()).toContain('There is no right of withdrawal')
  expect(productStore(90009).$surcharge.get()).toBe(12)
})

test('what cannot be printed is said while it is typed', async () => {
  show()
  type('Name on the back', 'Ada 😀')
  await shown('This cannot be printed: 😀')
  type('Name on the back', 'X'.repeat(500))
  await soon(() => field('Name on the back').getAttribute('aria-invalid') === 'true')
  await shown('Max 12 characters')
})

test('a recommendation fills in what it names', async () => {
  show()
  await shown('Our recommendation')
  await press('Use our recommendation')
  await soon(() => isChosen('Soft multifilament'))
  expect(sum()).toBe('Personalisation: €22.00 extra each')
})

test('what is made of nothing may come back', async () => {
  show()
  field('Left unstrung').click()
  await soon(() => isChosen('Left unstrung'))
  expect(making()).toBe('')
})

test('a required choice is asked for once the button was pressed', async () => {
  show()
  expect(document.querySelector('.touchline-field-error')).toBeNull()
  productStore(90009).ask()
  await shown('Please select one of the required options.')
})
