// A customer's calls: her one active cart at `carts/mine`, and taking over a guest's cart.
import { rest } from '../data.ts'
import { fieldsOf, numberOf } from '../json.ts'
import { RestError } from '../rest-error.ts'
import { addLine, changeLine, maskedQuote, openQuote } from '../rules/cart.ts'
import { bookAddress } from '../rules/customers.ts'
import { assignCustomer } from '../rules/merge.ts'
import { customerQuote } from '../rules/session-cart.ts'
import type { Quote } from '../sales.ts'
import { oneItemJson } from '../shapes/cart-json.ts'
import { shippingMethodsJson } from '../shapes/method-json.ts'
import type { Ask, Call } from './call.ts'
import { cartCalls } from './cart-calls.ts'
import { selfOf } from './customer-calls.ts'

const PATH = '/V1/carts/mine'

const ownQuote = (ask: Ask): Quote => {
  const quote = customerQuote(ask.shop, selfOf(ask).id)
  if (!quote) throw new RestError(404, 'Current customer does not have an active cart.')
  return quote
}

/** A customer's calls have the same input and answers as a guest's, except for the e-mail address. */
const asGuests = (suffix: string): Pick<Call, 'body' | 'answer'> => {
  const [method, rest_ = ''] = suffix.split(' ')
  const call = rest.calls[`${method} /V1/guest-carts/{cartId}${rest_}`]
  const { email: _, ...body } = call?.body ?? {}
  return { body, answer: call?.answer ?? 'boolean' }
}

const call = (suffix: string, run: Call['run']): Call => ({ name: suffix.replace(' ', ` ${PATH}`), isSelf: true, ...asGuests(suffix), run })

export const mineCalls: Call[] = [
  {
    name: `POST ${PATH}`,
    isSelf: true,
    answer: 'integer',
    run: (ask) => (customerQuote(ask.shop, selfOf(ask).id) ?? openQuote(ask.shop, ask.store.id, selfOf(ask).id)).id,
  },
  call('POST /items', (ask) => {
    const quote = ownQuote(ask)
    return oneItemJson(quote, addLine(ask.shop, quote, fieldsOf(ask.body['cartItem'])))
  }),
  call('PUT /items/{itemId}', (ask) => {
    const quote = ownQuote(ask)
    return oneItemJson(quote, changeLine(ask.shop, quote, Number(ask.params['itemId']), fieldsOf(ask.body['cartItem'])))
  }),
  {
    name: `POST ${PATH}/estimate-shipping-methods-by-address-id`,
    isSelf: true,
    body: { addressId: 'integer' },
    answer: ['quote-data-shipping-method-interface'],
    run: (ask) => {
      const { country_id: country } = bookAddress(selfOf(ask), numberOf(ask.body['addressId']) ?? 0)
      return shippingMethodsJson(ask.store, ownQuote(ask), typeof country === 'string' ? country : null)
    },
  },
  ...Object.entries(cartCalls).map(([suffix, run]) => call(suffix, (ask) => run(ask, ownQuote(ask)))),
  {
    name: 'PUT /V1/guest-carts/{cartId}',
    isSelf: true,
    body: { customerId: 'integer', storeId: 'integer' },
    answer: 'boolean',
    run: (ask) => {
      // The token determines the cart's new owner, not the body.
      assignCustomer(ask.shop, maskedQuote(ask.shop, ask.params['cartId'] ?? null), selfOf(ask), numberOf(ask.body['storeId']) ?? 1)
      return true
    },
  },
]
