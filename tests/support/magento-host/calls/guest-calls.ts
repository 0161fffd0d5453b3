// Guests' calls: a cart by its mask. An item names its cart itself, in its `quote_id`.
import { rest } from '../data.ts'
import { fieldsOf, textOf } from '../json.ts'
import { addLine, changeLine, maskedQuote, openQuote } from '../rules/cart.ts'
import { oneItemJson } from '../shapes/cart-json.ts'
import type { CallContext, Call } from './call.ts'
import { cartCalls } from './cart-calls.ts'

const PATH = '/V1/guest-carts/{cartId}'

const published = (name: string): Pick<Call, 'body' | 'answer'> => {
  const call = rest.calls[name]
  if (!call) throw new Error(`${name} is not published.`)
  return call
}

/** The cart that the item names; Magento ignores the path's. */
const quoteOfItem = ({ shop, body }: CallContext) => maskedQuote(shop, textOf(fieldsOf(body['cartItem'])['quote_id']))

const items: Call[] = [
  {
    name: `POST ${PATH}/items`,
    isSelf: false,
    ...published(`POST ${PATH}/items`),
    run: (context) => {
      const quote = quoteOfItem(context)
      return oneItemJson(quote, addLine(context.shop, quote, fieldsOf(context.body['cartItem'])))
    },
  },
  {
    name: `PUT ${PATH}/items/{itemId}`,
    isSelf: false,
    ...published(`PUT ${PATH}/items/{itemId}`),
    run: (context) => {
      const quote = quoteOfItem(context)
      return oneItemJson(quote, changeLine(context.shop, quote, Number(context.params['itemId']), fieldsOf(context.body['cartItem'])))
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
      run: (context) => run(context, maskedQuote(context.shop, context.params['cartId'] ?? null)),
    }
  }),
]
