// Tests the shirt beside the team: of the player who was changed last, with the kit's own rules of what can be printed.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { backAnswer } from '#shared/product/examples.ts'
import { soon, type, useWidgetPage } from '#tests/support/widget-page.ts'
import { fixture, wireKit } from './team-roster.fixture.ts'
import teamRoster from './team-roster.tsx'

const page = useWidgetPage('https://shop.test/nl/product/team-kit')
const says = () => document.querySelector('.team-roster-shirt .touchline-shirt')?.getAttribute('aria-label')

test('is empty at first, then that of the player who was changed last', async () => {
  page.show(teamRoster, fixture.options)
  await soon(() => says() === 'Back of the shirt: nothing printed')
  type('Name, Player 2', 'Cleo 😀')
  await soon(() => says() === 'Back of the shirt: CLEO')
  type('Number, Player 1', '7')
  await soon(() => says() === 'Back of the shirt: number 7')
})

test('is the kit’s own shirt where the host has a picture of it', async () => {
  const [shirt, ...others] = wireKit.bundle_options
  const products = shirt?.products.map((product) => ({ ...product, back: backAnswer() }))
  page.show(teamRoster, { productId: 90008, product: { ...wireKit, bundle_options: [{ ...shirt, products }, ...others] } })
  type('Name, Player 1', 'Ada')
  await soon(() => says() === 'Back of the shirt: ADA')
  expect(document.querySelector('.team-roster-shirt image')?.getAttribute('href')).toBe('/nl/pictures/shirt-red-back.webp')
})
