// Tests that shared texts ship with the files that can show them.
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './flavours.ts'
import { ownSentences } from './own-sentences.ts'

const module = (id: string, imports: string[] = [], later: string[] = []) => [id, { id, size: 1, imports, later }] as const
const graph = {
  modules: new Map([
    module('/checkout', ['/cart-store'], ['/payment']),
    module('/cart', ['/cart-store']),
    module('/minicart', ['/cart-store']),
    module('/coupon', ['/cart-store']),
    module('/gift', ['/cart-store']),
    module('/cart-store'),
    module('/payment'),
  ]),
  codes: new Map([
    ['/checkout', new Set(['checkout.address'])],
    ['/cart-store', new Set(['cart.add-failed'])],
    ['/payment', new Set(['payment.unknown'])],
  ]),
}
const widget = (name: string) => ({ name, path: `/${name}`, when: 'load', isEnhancer: false, css: null })
const file = (name: string) => ({ name, modules: [], widgets: [name], sheet: name })

const files = ['cart', 'minicart', 'coupon', 'gift', 'checkout']
const shown = (names: readonly string[]) =>
  [...ownSentences(graph, names.map(file), names.map(widget), texts)].map(([id, of]) => [id, [...of]])
/** By the path from the root, as catalogues name modules. */
const texts = new Map([[relative(root, '/payment'), ['aB3dE6']]])

test('a sentence that few files can show ships with each of them, including what they load later', () => {
  expect(shown(['checkout', 'cart'])).toEqual([
    ['checkout.address', ['checkout']],
    ['payment.unknown', ['checkout']],
    ['aB3dE6', ['checkout']],
    ['cart.add-failed', ['checkout', 'cart']],
  ])
})

test('a sentence that many files can show ships with every page', () => {
  expect(shown(files).map(([id]) => id)).not.toContain('cart.add-failed')
})
