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
import type { CallContext, Call } from './call.ts'
import { cartCalls } from './cart-calls.ts'
import { selfOf } from './customer-calls.ts'

const PATH = '/V1/carts/mine'

const ownQuote = (context: CallContext): Quote => {
  const quote = customerQuote(context.shop, selfOf(context).id)
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
    run: (context) => (customerQuote(context.shop, selfOf(context).id) ?? openQuote(context.shop, context.store.id, selfOf(context).id)).id,
  },
  call('POST /items', (context) => {
    const quote = ownQuote(context)
    return oneItemJson(quote, addLine(context.shop, quote, fieldsOf(context.body['cartItem'])))
  }),
  call('PUT /items/{itemId}', (context) => {
    const quote = ownQuote(context)
    return oneItemJson(quote, changeLine(context.shop, quote, Number(context.params['itemId']), fieldsOf(context.body['cartItem'])))
  }),
  {
    name: `POST ${PATH}/estimate-shipping-methods-by-address-id`,
    isSelf: true,
    body: { addressId: 'integer' },
    answer: ['quote-data-shipping-method-interface'],
    run: (context) => {
      const { country_id: country } = bookAddress(selfOf(context), numberOf(context.body['addressId']) ?? 0)
      return shippingMethodsJson(context.store, ownQuote(context), typeof country === 'string' ? country : null)
    },
  },
  ...Object.entries(cartCalls).map(([suffix, run]) => call(suffix, (context) => run(context, ownQuote(context)))),
  {
    name: 'PUT /V1/guest-carts/{cartId}',
    isSelf: true,
    body: { customerId: 'integer', storeId: 'integer' },
    answer: 'boolean',
    run: (context) => {
      // The token determines the cart's new owner, not the body.
      assignCustomer(
        context.shop,
        maskedQuote(context.shop, context.params['cartId'] ?? null),
        selfOf(context),
        numberOf(context.body['storeId']) ?? 1,
      )
      return true
    },
  },
]
