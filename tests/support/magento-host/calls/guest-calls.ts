// Guests' calls: a cart by its mask. An item names its cart itself, in its `quote_id`.
import { rest } from '../data.ts'
import { fieldsOf, textOf } from '../json.ts'
import { addLine, changeLine, maskedQuote, openQuote } from '../rules/cart.ts'
import { oneItemJson } from '../shapes/cart-json.ts'
import type { Ask, Call } from './call.ts'
import { cartCalls } from './cart-calls.ts'

const PATH = '/V1/guest-carts/{cartId}'

const published = (name: string): Pick<Call, 'body' | 'answer'> => {
  const call = rest.calls[name]
  if (!call) throw new Error(`${name} is not published.`)
  return call
}

/** The cart that the item names; Magento ignores the path's. */
const quoteOfItem = ({ shop, body }: Ask) => maskedQuote(shop, textOf(fieldsOf(body['cartItem'])['quote_id']))

const items: Call[] = [
  {
    name: `POST ${PATH}/items`,
    isSelf: false,
    ...published(`POST ${PATH}/items`),
    run: (ask) => {
      const quote = quoteOfItem(ask)
      return oneItemJson(quote, addLine(ask.shop, quote, fieldsOf(ask.body['cartItem'])))
    },
  },
  {
    name: `PUT ${PATH}/items/{itemId}`,
    isSelf: false,
    ...published(`PUT ${PATH}/items/{itemId}`),
    run: (ask) => {
      const quote = quoteOfItem(ask)
      return oneItemJson(quote, changeLine(ask.shop, quote, Number(ask.params['itemId']), fieldsOf(ask.body['cartItem'])))
    },
  },
]

export const guestCalls: Call[] = [
  {
    name: 'POST /V1/guest-carts',
    isSelf: false,
    ...published('POST /V1/guest-carts'),
    run: ({ shop, store }) => openQuote(shop, store.id, null).maskedId,
  },
  ...items,
  ...Object.entries(cartCalls).map(([key, run]): Call => {
    const name = key.replace(' ', ` ${PATH}`)
    return {
      name,
      isSelf: false,
      ...published(name),
      run: (ask) => run(ask, maskedQuote(ask.shop, ask.params['cartId'] ?? null)),
    }
  }),
]
