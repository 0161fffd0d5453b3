// Tests that the sentence of a failure code travels with the files that can show it.
import { expect, test } from 'vitest'
import { ownSentences } from './own-sentences.ts'

const module = (id: string, imports: string[] = [], later: string[] = []) => [id, { id, size: 1, imports, later }] as const
const graph = {
  modules: new Map([
    module('/checkout', ['/cart-store'], ['/payment']),
    module('/cart', ['/cart-store']),
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

test('a sentence that only one file can show belongs to it, including the files it loads later', () => {
  const own = ownSentences(graph, [file('checkout'), file('cart')], [widget('checkout'), widget('cart')])
  expect([...own]).toEqual([
    ['checkout.address', 'checkout'],
    ['payment.unknown', 'checkout'],
  ])
})
