// Customers: login by token, registration, the account, passwords.
import { rest } from '../data.ts'
import { fieldsOf, textOf, type Json } from '../json.ts'
import { RestError, unauthorized } from '../rest-error.ts'
import { byEmail, changePassword, createCustomer, demandCustomer, resetPassword, saveCustomer, signIn } from '../rules/customers.ts'
import { issueToken } from '../rules/tokens.ts'
import type { Customer } from '../sales.ts'
import { customerJson } from '../shapes/customer-json.ts'
import { randomKey } from '../shop.ts'
import type { Ask, Call } from './call.ts'

const text = ({ body }: Ask, name: string): string => textOf(body[name]) ?? ''

const published = (name: string, run: Call['run']): Call => ({ name, isSelf: false, answer: 'boolean', ...rest.calls[name], run })

/** The customer of a call that requires a login. */
export const selfOf = ({ customer }: Ask): Customer => {
  if (!customer) throw unauthorized('self')
  return customer
}

const TEMPLATES = ['email_reminder', 'email_reset']

/** Sends a mail, whose token tests find in the state. */
const forgot = (ask: Ask): Json => {
  const template = text(ask, 'template')
  if (!TEMPLATES.includes(template))
    throw new RestError(400, 'Invalid value of "%value" provided for the %fieldName field. Possible values: %template1 or %template2.', {
      value: template,
      fieldName: 'template',
      template1: 'email_reminder',
      template2: 'email_reset',
    })
  demandCustomer(ask.shop, text(ask, 'email')).resetToken = randomKey()
  return true
}

const account = { isSelf: true, answer: 'customer-data-customer-interface' }

export const customerCalls: Call[] = [
  published('POST /V1/integration/customer/token', (ask) =>
    issueToken(ask.shop, signIn(ask.shop, text(ask, 'username'), text(ask, 'password'))),
  ),
  published('POST /V1/customers', (ask) =>
    customerJson(createCustomer(ask.shop, fieldsOf(ask.body['customer']), text(ask, 'password'), ask.store.id)),
  ),
  published('POST /V1/customers/isEmailAvailable', (ask) =>
    ask.shop.options.guestCheckoutLogin === true ? byEmail(ask.shop, text(ask, 'customerEmail')) === undefined : true,
  ),
  published('PUT /V1/customers/password', forgot),
  published('POST /V1/customers/resetPassword', (ask) => {
    resetPassword(ask.shop, text(ask, 'email'), text(ask, 'resetToken'), text(ask, 'newPassword'))
    return true
  }),
  {
    ...published('PUT /V1/customers/me/password', (ask) => {
      changePassword(selfOf(ask), text(ask, 'currentPassword'), text(ask, 'newPassword'))
      return true
    }),
    isSelf: true,
  },
  { ...account, name: 'GET /V1/customers/me', run: (ask) => customerJson(selfOf(ask)) },
  {
    ...account,
    name: 'PUT /V1/customers/me',
    body: { customer: 'customer-data-customer-interface' },
    run: (ask) => customerJson(saveCustomer(ask.shop, selfOf(ask), fieldsOf(ask.body['customer']))),
  },
]
