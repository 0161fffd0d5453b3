// Tests of a bundle: its markup, the effect of a choice, and the request that adds it to the cart.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { configurePage } from '#stores/page/page.ts'
import { personalisationStore } from '#stores/product/personalisation/personalisation.ts'
import { productStore } from '#stores/product/product.ts'
import { rosterStore } from '#stores/product/team-roster/team-roster.ts'
import { field, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import bundleOptions from './bundle-options.tsx'
import { wireBundle } from './bundle-options.fixture.ts'

const page = useWidgetPage('https://shop.test/en/product/padel-set')
const show = (part: object = {}) => page.show(bundleOptions, { productId: 90002, product: { ...wireBundle, ...part } })
const price = () => words(document.querySelector('.bundle-options-price'))
const store = () => productStore(90002)

test('starts with the price of the cheapest available bundle, without errors', () => {
  show()
  expect(price()).toMatch(/from.*€81\.00/i)
  expect(document.querySelector('.touchline-field-error')).toBeNull()
  expect(page.shop.calls()).toEqual([])
})

test('radios replace each other, checkboxes add', async () => {
  show()
  field('Racket Nova').click()
  field('Racket Tour').click()
  await soon(() => price() === '€126.00')
  field('Balls').click()
  await soon(() => price() === '€131.40')
})

test('an unticked part loses its size, its print and the team’s choices for it', async () => {
  const engraved = {
    group_id: 7,
    title: 'Engraving',
    no_return: true,
    delivery: null,
    options: [{ id: 701, type: 'text', label: 'Text', price: 3, required: false, choices: [] }],
  }
  const [racket, trousers, extras] = wireBundle.bundle_options
  const balls = extras?.products.map((part) => ({ ...part, personalisation: [engraved] })) ?? []
  show({ bundle_options: [racket, trousers, { ...extras, products: balls }] })
  field('Racket Nova').click()
  field('Balls').click()
  personalisationStore(90002).write(24, 701, 'Ada')
  rosterStore(90002).chooseSize('p1', 24, '11')
  rosterStore(90002).chooseSize('p1', 21, '12')
  await soon(() => store().$surcharge.get() === 3)
  field('Balls').click()
  await soon(() => store().$surcharge.get() === 0)
  field('Balls').click()
  await soon(() => store().$items.get().length === 2)
  expect(store().$surcharge.get()).toBe(0)
  expect(store().$configuration.get()).toMatchObject({ personalisation: {}, roster: { players: { p1: { sizes: { 21: '12' } } } } })
  expect(Object.keys(store().$configuration.get().roster.players['p1']?.sizes ?? {})).toEqual(['21'])
})

test('a sold-out part says so and cannot be chosen', () => {
  show()
  expect(field('Bag')).toMatchObject({ disabled: true })
  expect(words(field('Bag').closest('label'))).toContain('sold out')
})

test('a missing choice is reported at its option after the press, until it is made', async () => {
  show()
  store().ask()
  await shown('Select one of the required options: Racket')
  field('Racket Nova').click()
  await soon(() => document.querySelector('.touchline-field-error') === null)
})

test('a refusal of the server is shown at its part', async () => {
  show()
  field('Racket Nova').click()
  store().refuse({ kind: 'rejected', code: null, message: 'No', status: 400, fields: { 'items.0.bundle.1.21': ['One left'] } })
  await shown('One left')
  field('Racket Tour').click()
  await soon(() => !document.body.textContent?.includes('One left'))
})

test('a part in sizes requires one, and has its own price', async () => {
  show()
  field('Racket Nova').click()
  const select = document.querySelector<HTMLSelectElement>('select[name="bundle[2]"]')
  if (select) select.value = '23'
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => store().$reason.get()?.code === 'product.option-missing')
  const size = await soon(() => document.querySelector<HTMLSelectElement>('select[name^="bundle-choice"]'))
  expect(size && [...size.options].map(words)).toEqual(['Choose', 'M', 'L (sold out)'])
  if (size) size.value = '11'
  size?.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => store().$isSaleable.get())
  expect(store().$newLines.get()).toEqual([
    {
      sku: 'SET',
      quantity: 1,
      bundle: [
        { optionId: 1, selectionId: 21, quantity: 1, choices: [] },
        { optionId: 2, selectionId: 23, quantity: 1, choices: [{ attribute: 144, optionId: 11 }] },
      ],
    },
  ])
  expect(store().$total.get()).toBe(112.5)
})

test('says what the chosen parts cost less together than alone, once everything is chosen and every price is known', async () => {
  const [racket, trousers, extras] = wireBundle.bundle_options
  const [balls] = extras?.products ?? []
  const extra = { selection_id: 26, name: 'Gift', final_price_incl_tax: null, price_incl_tax: null }
  const saving = () => words(document.querySelector('.bundle-options-saving'))
  show({ bundle_options: [racket, trousers, { ...extras, products: [balls, { ...balls, ...extra }] }] })
  expect(saving()).toBe('')
  field('Racket Nova').click()
  await soon(() => saving() === 'You save €9.00 compared with buying the parts separately.')
  field('Balls').click()
  await soon(() => saving() === 'You save €9.60 compared with buying the parts separately.')
  field('Gift').click()
  await soon(() => saving() === '')
})

test('a bundle without options, or without selections, is rendered and cannot be bought', () => {
  show({ bundle_options: [{ option_id: 1, title: 'x'.repeat(500), type: 'radio', required: 1, products: [] }] })
  expect(price()).toBe('Price on request')
  expect(store().$isSaleable.get()).toBe(false)
})

test('a part shows its picture, and a select that of its chosen part', async () => {
  const drawn = (option: (typeof wireBundle.bundle_options)[number]) => ({
    ...option,
    products: option.products.map((part, at) => ({ ...part, image: `/media/${option.option_id}-${at}_160.webp` })),
  })
  show({ bundle_options: wireBundle.bundle_options.map(drawn) })
  const pictureBy = (element: Element | null | undefined) =>
    element?.querySelector('.bundle-options-picture img')?.getAttribute('src') ?? null
  expect(pictureBy(field('Racket Nova').closest('label'))).toBe('/media/1-0_160.webp')
  const select = document.querySelector<HTMLSelectElement>('select[name="bundle[2]"]')
  expect(pictureBy(select?.closest('.bundle-options-group'))).toBeNull()
  if (select) select.value = '23'
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => pictureBy(select?.closest('.bundle-options-group')) === '/media/2-0_160.webp')
})

test('says below its price that tax is included and delivery is not, as the law wants', () => {
  configurePage({ apiUrl: page.shop.url, baseUrl: 'https://shop.test/en', routes: { delivery: '/en/pages/delivery' } })
  show()
  expect(words(document.querySelector('.bundle-options-vat'))).toBe('incl. VAT, plus delivery')
  expect(document.querySelector('.bundle-options-vat a')?.getAttribute('href')).toBe('https://shop.test/en/pages/delivery')
})
