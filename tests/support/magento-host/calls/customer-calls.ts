// Customers: login by token, registration, the account, passwords.
import { rest } from '../data.ts'
import { fieldsOf, textOf, type Json } from '../json.ts'
import { RestError, unauthorized } from '../rest-error.ts'
import { byEmail, changePassword, createCustomer, demandCustomer, resetPassword, saveCustomer, signIn } from '../rules/customers.ts'
import { issueToken } from '../rules/tokens.ts'
import type { Customer } from '../sales.ts'
import { customerJson } from '../shapes/customer-json.ts'
import { randomKey } from '../shop.ts'
import type { CallContext, Call } from './call.ts'

const text = ({ body }: CallContext, name: string): string => textOf(body[name]) ?? ''

const published = (name: string, run: Call['run']): Call => ({ name, isSelf: false, answer: 'boolean', ...rest.calls[name], run })

/** The customer of a call that requires a login. */
export const selfOf = ({ customer }: CallContext): Customer => {
  if (!customer) throw unauthorized('self')
  return customer
}

const TEMPLATES = ['email_reminder', 'email_reset']

/** Sends a mail, whose token tests find in the state. */
const forgot = (context: CallContext): Json => {
  const template = text(context, 'template')
  if (!TEMPLATES.includes(template))
    throw new RestError(400, 'Invalid value of "%value" provided for the %fieldName field. Possible values: %template1 or %template2.', {
      value: template,
      fieldName: 'template',
      template1: 'email_reminder',
      template2: 'email_reset',
    })
  demandCustomer(context.shop, text(context, 'email')).resetToken = randomKey()
  return true
}

const account = { isSelf: true, answer: 'customer-data-customer-interface' }

export const customerCalls: Call[] = [
  published('POST /V1/integration/customer/token', (context) =>
    issueToken(context.shop, signIn(context.shop, text(context, 'username'), text(context, 'password'))),
  ),
  published('POST /V1/customers', (context) =>
    customerJson(createCustomer(context.shop, fieldsOf(context.body['customer']), text(context, 'password'), context.store.id)),
  ),
  published('POST /V1/customers/isEmailAvailable', (context) =>
    context.shop.options.guestCheckoutLogin === true ? byEmail(context.shop, text(context, 'customerEmail')) === undefined : true,
  ),
  published('PUT /V1/customers/password', forgot),
  published('POST /V1/customers/resetPassword', (context) => {
    resetPassword(context.shop, text(context, 'email'), text(context, 'resetToken'), text(context, 'newPassword'))
    return true
  }),
  {
    ...published('PUT /V1/customers/me/password', (context) => {
      changePassword(selfOf(context), text(context, 'currentPassword'), text(context, 'newPassword'))
      return true
    }),
    isSelf: true,
  },
  { ...account, name: 'GET /V1/customers/me', run: (context) => customerJson(selfOf(context)) },
  {
    ...account,
    name: 'PUT /V1/customers/me',
    body: { customer: 'customer-data-customer-interface' },
    run: (context) => customerJson(saveCustomer(context.shop, selfOf(context), fieldsOf(context.body['customer']))),
  },
]
