// README tables match the code, and nothing outside their markers changes.
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import { tablesOf, withTables } from './tables.ts'

const info = {
  options: [
    { name: 'cartUrl', type: 'string', isRequired: true, fallback: null, about: 'Where the cart is.' },
    { name: 'side', type: '"left" | "right"', isRequired: false, fallback: '"left"', about: '' },
    { name: 'steps', type: 'array', isRequired: false, fallback: null, about: '' },
  ],
  events: [{ name: 'cart:added', detail: '{ quote: Quote | null }' }],
  tokens: [],
  slots: ['cart.line'],
  room: [{ height: '48px', from: null }],
  classes: ['cart-line', 'cart-name'],
  messages: [
    { id: generateMessageId('Cart {n}'), english: 'Cart {n}' },
    { id: 'cart.gone', english: 'Gone' },
    { id: generateMessageId('Remove', 'coupon'), english: 'Remove' },
  ],
}

test('options show their attribute, and lists are JSON in it', () => {
  const { options } = tablesOf(info)
  expect(options).toContain('| `cartUrl` | `data-cart-url` | string | required | Where the cart is. |')
  expect(options).toContain('| `side` | `data-side` | "left" \\| "right" | `"left"` |')
  expect(options).toContain('| `steps` | `data-steps` as JSON | array | none |')
})

test('an empty table is replaced by a sentence', () => {
  expect(tablesOf(info)['css']).toBe(
    'No custom properties.\n\nClasses, stable for the major: `cart-line`, `cart-name`.\n\n`touchline-room.css` keeps a height of `48px` for it until it is drawn.',
  )
  expect(tablesOf(info)['slots']).toContain('| `cart.line` |')
  expect(tablesOf({ ...info, messages: [] })['messages']).toBe('No texts of its own.')
})

test('messages are named as a host names them: by the sentence, or by an id that is more than its hash', () => {
  const { messages } = tablesOf(info)
  expect(messages).toContain('| `Cart {n}` |  |\n| `cart.gone` | Gone |\n')
  expect(messages).toMatch(/\| `[\w-]{6}` \| Remove \|\n\nA host can replace each in `messages` of the page settings/)
})

test('only the text between known markers changes', () => {
  const readme =
    '# Cart\n<!-- generated:events -->\nold\n<!-- /generated:events -->\nMine\n<!-- generated:else -->\nkept\n<!-- /generated:else -->'
  const fresh = withTables(readme, tablesOf(info))
  expect(fresh).toContain('| `cart:added` | `touchline:cart:added` | `{ quote: Quote \\| null }` |')
  expect(fresh).not.toContain('old')
  expect(fresh).toContain('\nMine\n<!-- generated:else -->\nkept\n')
  expect(withTables(fresh, tablesOf(info))).toBe(fresh)
})
