// Rules of the customer: session, login and logout, details and addresses.
import { bookAddress } from './address.ts'
import { type Fields, fieldsOf, listOf, numberOf, refusal, statusOf, textOf, withoutNothing } from './fields.ts'
import { forget, keep, kept, noteChange } from './kept.ts'
import { forgetShopper, type Rule, type Shopper } from './shopper.ts'

/** Magento's codes: 1 is male, 2 female, 3 not specified. */
const genders: Readonly<Record<string, string>> = { 1: 'male', 2: 'female' }
const genderNumber = (gender: unknown): number => (gender === 'male' ? 1 : gender === 'female' ? 2 : 3)

const me = async (shopper: Shopper) => fieldsOf(await shopper.send({ path: 'customers/me' }))

function personOf(customer: Fields): Fields {
  const dob = textOf(customer['dob']).slice(0, 10)
  return { ...customer, gender: genders[textOf(customer['gender'])] ?? null, birth_date: dob || null, version: 0 }
}

/** The customer and the number of items in the cart; lists that Magento's REST API lacks are empty. */
const session: Rule = async (shopper) => {
  const changed_at = numberOf(kept('hint')) ?? 0
  const nobody = { customer: null, wishlist: [], compare: [], changed_at }
  let customer: Fields | null = null
  try {
    if (await shopper.isCustomer()) customer = personOf(await me(shopper))
  } catch (error) {
    if (statusOf(error) !== 401) throw error
  }
  const cart = await shopper.cart()
  const quote = cart ? await shopper.send({ path: cart.root }).catch((error: unknown) => nothingIf404(error)) : null
  const { is_active, items_qty } = fieldsOf(quote)
  return { ...nobody, customer, cart: { items_qty: is_active === false ? 0 : (items_qty ?? 0) } }
}

function nothingIf404(error: unknown): null {
  if (statusOf(error) === 404) return null
  throw error
}

/**
 * Merges the guest's cart into the customer's after login, since Magento's REST login does not. A missing or refused guest cart is dropped.
 */
async function bringCart({ send, page }: Shopper, guest: string | null, customerId: unknown): Promise<void> {
  if (guest === null) return
  const body = { customerId, storeId: page.store.id }
  await send({ method: 'PUT', path: `guest-carts/${encodeURIComponent(guest)}`, body }).catch((error: unknown) => {
    if ((statusOf(error) ?? 500) >= 500) throw error
  })
  forget('cart', page)
}

async function enter(shopper: Shopper, email: unknown, password: unknown): Promise<Fields> {
  const guest = kept('cart')
  const token = textOf(await shopper.send({ method: 'POST', path: 'integration/customer/token', body: { username: email, password } }))
  if (token === '') throw refusal(401, '', 'no-token')
  keep('token', token, shopper.page)
  forgetShopper()
  const customer = await me(shopper)
  await bringCart(shopper, guest, customer['id'])
  noteChange(shopper.page)
  return { customer: personOf(customer), cart_conflict: false }
}

const login: Rule = (shopper, { body }) => enter(shopper, fieldsOf(body)['email'], fieldsOf(body)['password'])

const logout: Rule = (shopper) => {
  forget('token', shopper.page)
  forget('cart', shopper.page)
  forgetShopper()
  noteChange(shopper.page)
  return null
}

/** A person's details under Magento's names; company and phone belong to an address there. */
function customerOf(body: Fields): Fields {
  const [day, month, year] = ['day', 'month', 'year'].map((part) => textOf(body[part]))
  const dob = day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''
  const { firstname, lastname, prefix } = body
  return withoutNothing({ firstname, lastname, prefix, gender: genderNumber(body['gender']), dob })
}

const register: Rule = async (shopper, { body }) => {
  const { email, password, newsletter, ...person } = fieldsOf(body)
  const { id: store_id } = shopper.page.store
  const extension_attributes = newsletter === true ? { extension_attributes: { is_subscribed: true } } : {}
  const customer = { email, ...customerOf(person), store_id, ...extension_attributes }
  await shopper.send({ method: 'POST', path: 'customers', body: { customer, password } })
  return enter(shopper, email, password)
}

const forgot: Rule = async ({ send, settings: { websiteId } }, { body }) => {
  const sent = { email: fieldsOf(body)['email'], template: 'email_reset', ...(websiteId !== undefined && { websiteId }) }
  // The answer must not reveal whether an account exists.
  await send({ method: 'PUT', path: 'customers/password', body: sent }).catch(nothingIf404)
  return null
}

/** Without an address, Magento finds the customer by the token alone. */
const reset: Rule = ({ send }, { body }) => {
  const { token, password } = fieldsOf(body)
  return send({ method: 'POST', path: 'customers/resetPassword', body: { email: '', resetToken: token, newPassword: password } })
}

const changePassword: Rule = ({ send }, { body }) => {
  const { current_password: currentPassword, password: newPassword } = fieldsOf(body)
  return send({ method: 'PUT', path: 'customers/me/password', body: { currentPassword, newPassword } })
}

/** Saves the whole customer: Magento clears every field that is left out. */
async function save(shopper: Shopper, change: (customer: Fields) => Fields): Promise<Fields> {
  const customer = await me(shopper)
  const answer = await shopper.send({ method: 'PUT', path: 'customers/me', body: { customer: { ...customer, ...change(customer) } } })
  noteChange(shopper.page)
  return fieldsOf(answer)
}

const saveProfile: Rule = async (shopper, { body }) => ({ customer: personOf(await save(shopper, () => customerOf(fieldsOf(body)))) })

const bookOf = ({ addresses, default_billing, default_shipping }: Fields): Fields => {
  return { addresses: listOf(addresses), default_billing: default_billing ?? null, default_shipping: default_shipping ?? null }
}

/** Changes the address book as a whole; Magento has no call for a single address. */
async function saveBook(shopper: Shopper, change: (addresses: Fields[]) => unknown[]): Promise<Fields> {
  const saved = await save(shopper, ({ addresses }) => ({ addresses: change(listOf(addresses).map(fieldsOf)) }))
  return bookOf(saved)
}

const isNot = (id: string | undefined) => (address: Fields) => textOf(address['id']) !== id

/** The customer's rules by the contract's headings. */
export const customerRules = {
  'GET api/session': session,
  'POST checkout/customers/email-available': ({ send, settings: { websiteId } }, { body }) => {
    const { customerEmail } = fieldsOf(body)
    return send({
      method: 'POST',
      path: 'customers/isEmailAvailable',
      body: { customerEmail, ...(websiteId !== undefined && { websiteId }) },
    })
  },
  'POST api/customer/login': login,
  'POST api/customer/logout': logout,
  'POST api/customer/register': register,
  'POST api/customer/password/forgot': forgot,
  'POST api/customer/password/reset': reset,
  'POST api/customer/password/change': changePassword,
  'GET api/customer/me': async (shopper) => ({ customer: personOf(await me(shopper)) }),
  'PUT api/customer/me': saveProfile,
  'GET api/customer/addresses': async (shopper) => bookOf(await me(shopper)),
  'POST api/customer/addresses': (shopper, { body }) => saveBook(shopper, (addresses) => [...addresses, bookAddress(body)]),
  'PUT api/customer/addresses/{id}': (shopper, { body, at }) =>
    saveBook(shopper, (addresses) => [...addresses.filter(isNot(at['id'])), { ...bookAddress(body), id: Number(at['id']) }]),
  'DELETE api/customer/addresses/{id}': (shopper, { at }) => saveBook(shopper, (addresses) => addresses.filter(isNot(at['id']))),
} as const satisfies Record<string, Rule>
