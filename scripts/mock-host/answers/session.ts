// Who is here: the session, login, logout and registration.
import { getProfile } from '#shared/account/profile/calls.ts'
import { profileAnswer } from '#shared/account/profile/examples.ts'
import { getTime } from '#shared/page/calls.ts'
import { getSession } from '#shared/session/calls.ts'
import { sessionAnswer } from '#shared/session/examples.ts'
import { login, logout, register } from '#shared/session/login/calls.ts'
import { customerAnswer } from '#shared/session/login/examples.ts'
import { answer, type Asked, textOf } from '../answer.ts'
import { Refusal } from '../refusal.ts'
import type { Customer } from '../visitor.ts'
import { wishlistJson } from './product.ts'

const customerJson = ({ id, email, firstname, lastname }: Customer) =>
  customerAnswer({ id, email, firstname, lastname, default_billing: null, default_shipping: null })

function enter({ visitor }: Asked, customer: Customer) {
  visitor.customer = customer
  return { customer: customerJson(customer), cart_conflict: false }
}

/** The answers. */
export const sessionAnswers = [
  answer(getTime, () => ({ now: new Date().toISOString() })),
  answer(getSession, ({ visitor: { customer, pieces, wishlist, compare, changedAt } }) =>
    sessionAnswer({
      customer: customer && customerJson(customer),
      cart: { items_qty: pieces },
      ...{ wishlist: wishlistJson(wishlist), compare, changed_at: changedAt ?? 0 },
    }),
  ),
  answer(login, (asked) => {
    const { world, body } = asked
    const customer = world.customers.find(({ email, password }) => email === textOf(body['email']) && password === textOf(body['password']))
    if (!customer) {
      const words = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
      throw new Refusal(401, words, 'login')
    }
    return enter(asked, customer)
  }),
  answer(register, (asked) => {
    const { world, body } = asked
    const [email, password, firstname, lastname] = ['email', 'password', 'firstname', 'lastname'].map((name) => textOf(body[name]))
    if (!email || !password) throw new Refusal(422, 'Please check your details.', null, { errors: { email: ['This field is required'] } })
    if (world.customers.some((one) => one.email === email))
      throw new Refusal(422, 'Please check your details.', null, { errors: { email: ['There is an account with this address.'] } })
    const customer = { id: world.nextId() + 100, email, password, firstname: firstname ?? '', lastname: lastname ?? '' }
    world.customers.push(customer)
    return enter(asked, customer)
  }),
  answer(logout, ({ visitor }) => {
    visitor.leave()
    return true
  }),
  answer(getProfile, ({ visitor: { customer } }) => profileAnswer(customer ? { ...customer, password: undefined } : {})),
]
