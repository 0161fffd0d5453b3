// Tests which back of a line is drawn: with the first print of a team, and none where nothing is printed.
import { expect, test } from 'vitest'
import type { Sellable } from '../sellables.ts'
import { lineBack } from './line-back.ts'
import type { LinePlayer, LinePrint } from './line-content.ts'

const palette = { main: '#c8102e', second: '#ffffff', accent: '#14213d' }
const shirt: Sellable = {
  ...{
    variantId: 1,
    productId: 1,
    sku: 'SHIRT-M',
    productSku: 'SHIRT',
    slug: 'shirt',
    type: 'simple',
    kind: 'simple',
    name: 'Shirt',
    brand: '',
  },
  ...{ stock: 9, isActive: true, priceCents: 1000, taxPercent: 21, minQty: 1, maxQty: 99, isReturnable: true, delivery: '', colour: 'red' },
  ...{ categories: [], options: [], optionIds: [], tiers: [] },
  picture: { silhouette: 'football-shirt', pattern: 'plain', seed: 7, colours: [{ code: 'red', palette }] },
}
const parts = [{ optionTitle: 'Shirt', sellable: shirt, count: 1, cents: 0, prints: [] }]
const player = (id: string, name: string, number: string): LinePlayer => ({ id, name, number, qty: 1, cents: 0, sizes: [] })
const crest: LinePrint = {
  ...{ productId: 1, optionId: 2, type: 'print', crestId: 3, label: 'Crest', value: 'Riverside', cents: 0 },
  ...{ isMade: true, delivery: null, isReturnable: false },
}
const back = (players: LinePlayer[], prints: LinePrint[] = []) => lineBack(shirt, { parts, prints, players })

test('a team has the back of its first player with a print, whatever rows of pieces stand above her', () => {
  expect(back([player('p1', '', ''), player('p2', 'Ada', '10')])?.written).toEqual({ name: 'Ada', number: '10' })
})

test('a team of pieces alone has no back, unless all have a crest', () => {
  expect(back([player('p1', '', '')])).toBeNull()
  expect(back([player('p1', '', '')], [crest])?.crests).toHaveLength(1)
})
