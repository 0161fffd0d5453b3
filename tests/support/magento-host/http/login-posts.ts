// Login and logout by plain forms.
import { signIn } from '../rules/customers.ts'
import { takeAlong } from '../rules/merge.ts'
import { randomKey } from '../shop.ts'
import type { Post } from './posts.ts'

/** The login takes over the guest's cart of the session. */
export const login = ({ shop, session, form }: Post): string => {
  const customer = signIn(shop, form.get('login[username]') ?? '', form.get('login[password]') ?? '')
  takeAlong(shop, session, customer)
  session.customerId = customer.id
  return 'customer/account/'
}

export const logout = ({ session }: Post): string => {
  Object.assign(session, { customerId: null, quoteId: null, lastOrderId: null, formKey: randomKey().slice(0, 16) })
  return ''
}
