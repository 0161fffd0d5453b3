// Tests a customer by the web API: token, account, address book, her one cart, and taking over a guest's cart.
import { expect, test } from 'vitest'
import { openHost } from './open-host.ts'
import { address, RestShopper } from './rest-shopper.ts'

const EMMA = { username: 'emma@example.com', password: 'Wachtwoord-1' }

const logIn = async (shopper: RestShopper, who = EMMA) => {
  shopper.token = String((await shopper.call('POST', 'integration/customer/token', who)).body)
}

test('the token is a plain JSON string, and gives access to the customer’s data only', async () => {
  const { shopper } = await openHost()
  const refused = await shopper.call('GET', 'carts/mine')
  expect([refused.status, refused.body]).toEqual([
    401,
    { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
  ])
  await logIn(shopper)
  expect(shopper.token).toMatch(/^ey[\w-]+\.[\w-]+\.[\w-]+$/)
  expect((await shopper.call('GET', 'customers/me')).body).toMatchObject({
    id: 1,
    email: 'emma@example.com',
    default_billing: '1',
    addresses: [
      { id: 1, region: { region_code: null, region: null, region_id: 0 }, region_id: 0, default_shipping: true, default_billing: true },
      { id: 2, region: { region_code: 'CA', region: 'California', region_id: 12 }, company: 'Jansen & Co' },
    ],
    extension_attributes: { is_subscribed: false },
  })
  const cart = await shopper.call('GET', 'carts/mine')
  expect([cart.status, cart.body]).toEqual([404, { message: 'Current customer does not have an active cart.' }])
})

test('a wrong password is 401, an unknown token counts as a guest’s', async () => {
  const { host, shopper } = await openHost()
  const { status, body } = await shopper.call('POST', 'integration/customer/token', { ...EMMA, password: 'wrong' })
  expect([status, body]).toEqual([
    401,
    { message: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.' },
  ])
  await logIn(shopper)
  host.expireSessions()
  expect((await shopper.call('GET', 'customers/me')).status).toBe(401)
  expect((await shopper.call('POST', 'guest-carts')).status).toBe(200)
})

test('a customer’s cart returns its number, the same each time, and its items contain it', async () => {
  const { shopper } = await openHost()
  await logIn(shopper)
  const { body: id } = await shopper.call('POST', 'carts/mine')
  expect(id).toBe(1)
  expect((await shopper.call('POST', 'carts/mine')).body).toBe(1)
  expect((await shopper.add('BALL-MATCH', 2)).body).toMatchObject({ quote_id: '1', qty: 2 })
  expect((await shopper.cart('GET', '/items')).body).toMatchObject([{ quote_id: '1' }])
  expect((await shopper.cart('PUT', '/items/1', { cartItem: { qty: 3 } })).body).toMatchObject({ qty: 3 })
  expect((await shopper.cart('GET')).body).toMatchObject({
    customer_is_guest: false,
    customer: { email: 'emma@example.com' },
    items_qty: 3,
  })
})

test('a customer orders with an address of her book, and a second press finds no cart', async () => {
  const { host, shopper } = await openHost()
  await logIn(shopper)
  await shopper.call('POST', 'carts/mine')
  await shopper.add('BALL-MATCH')
  expect((await shopper.cart('POST', '/estimate-shipping-methods-by-address-id', { addressId: 2 })).body).toMatchObject([
    { carrier_code: 'flatrate', price_incl_tax: 4.09 },
  ])
  expect((await shopper.ship('flatrate', 'flatrate', { customerAddressId: 9 })).body).toEqual({
    message: 'Invalid customer address id %1',
    parameters: [9],
  })
  await shopper.ship('flatrate', 'flatrate', { customerAddressId: 1 })
  const pay = () => shopper.cart('POST', '/payment-information', { paymentMethod: { method: 'checkmo' } })
  expect((await pay()).body).toBe(1)
  expect(host.state().orders).toMatchObject([
    { customerId: 1, email: 'emma@example.com', shipping: { city: 'Utrecht', street: ['Oudegracht 12', 'bis'] } },
  ])
  const again = await pay()
  expect([again.status, again.body]).toEqual([404, { message: 'Current customer does not have an active cart.' }])
  expect((await shopper.call('POST', 'carts/mine')).body).toBe(2)
})

test('an order adds a new address to the address book if requested', async () => {
  const { host, shopper } = await openHost()
  await logIn(shopper, { username: 'olof@example.com', password: 'Losenord-1' })
  await shopper.call('POST', 'carts/mine')
  await shopper.add('BALL-MATCH')
  await shopper.ship('flatrate', 'flatrate', { ...address, saveInAddressBook: 1 })
  await shopper.cart('POST', '/payment-information', { paymentMethod: { method: 'checkmo' } })
  expect(host.state().customers[1]?.addresses).toMatchObject([{ id: 3, city: 'Amsterdam' }])
  expect((await shopper.call('GET', 'customers/me')).body).toMatchObject({ default_shipping: '3' })
})

test('a guest’s cart becomes the customer’s with the lines of her own, and its mask is invalid', async () => {
  const { host, shopper } = await openHost()
  await logIn(shopper)
  await shopper.call('POST', 'carts/mine')
  await shopper.add('BALL-MATCH', 1)
  await shopper.add('SOCKS', 1)
  const guest = new RestShopper(host.origin)
  await guest.add('BALL-MATCH', 2)
  const body = { customerId: 2, storeId: 1 }
  expect((await guest.call('PUT', `guest-carts/${guest.cartId}`, body)).status).toBe(401)
  expect((await shopper.call('PUT', `guest-carts/${guest.cartId}`, { ...body, storeId: 7 })).status).toBe(400)
  expect((await shopper.call('PUT', `guest-carts/${guest.cartId}`, body)).body).toBe(true)
  expect(host.state().carts).toMatchObject([
    { id: 1, isActive: false },
    {
      id: 2,
      customerId: 1,
      maskedId: null,
      isActive: true,
      items: [
        { sku: 'BALL-MATCH', qty: 3 },
        { sku: 'SOCKS', qty: 1 },
      ],
    },
  ])
  expect((await guest.cart('GET')).status).toBe(404)
  expect((await shopper.cart('GET')).body).toMatchObject({ id: 2, items_qty: 4 })
})

test('login by a form takes over the session’s cart, and the web API identifies her by her session', async () => {
  const { shopper } = await openHost()
  await shopper.submit('checkout/cart/add/product/1/', { qty: '2' })
  await shopper.submit('customer/account/loginPost/', { 'login[username]': EMMA.username, 'login[password]': 'wrong' })
  expect((await shopper.page('customer/account/login/')).body).toContain('The account sign-in was incorrect')
  await shopper.submit('customer/account/loginPost/', { 'login[username]': EMMA.username, 'login[password]': EMMA.password })
  expect((await shopper.page('customer/account/')).body).toContain('Emma Jansen, emma@example.com')
  expect((await shopper.call('GET', 'carts/mine')).body).toMatchObject({ items_qty: 2, customer: { id: 1 } })
  await shopper.submit('customer/account/logout/', {})
  expect((await shopper.call('GET', 'carts/mine')).status).toBe(401)
})

test('a customer registers once per e-mail address, with a sufficient password', async () => {
  const { shopper } = await openHost()
  const customer = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Visser' }
  const register = async (given: object, password: string) => (await shopper.call('POST', 'customers', { customer: given, password })).body
  expect(await register(customer, 'short')).toMatchObject({ parameters: ['8'] })
  expect(await register(customer, 'longenough')).toMatchObject({ message: expect.stringContaining('Minimum of different classes') })
  expect(await register({ ...customer, email: 'ada' }, 'Password-1')).toEqual({ message: '"Email" is not a valid email address.' })
  expect(await register(customer, 'Password-1')).toMatchObject({
    id: 3,
    email: 'ada@example.com',
    group_id: 1,
    addresses: [],
    created_in: 'English',
  })
  expect(await register(customer, 'Password-1')).toEqual({
    message: 'A customer with the same email address already exists in an associated website.',
  })
  await logIn(shopper, { username: 'ADA@example.com', password: 'Password-1' })
  expect((await shopper.call('GET', 'customers/me')).body).toMatchObject({ id: 3 })
})

test('whether an e-mail address is known is revealed only if the shop enables it', async () => {
  const { host, shopper } = await openHost()
  const isAvailable = async (customerEmail: string) => (await shopper.call('POST', 'customers/isEmailAvailable', { customerEmail })).body
  expect(await isAvailable('emma@example.com')).toBe(true)
  host.options.guestCheckoutLogin = true
  expect([await isAvailable('emma@example.com'), await isAvailable('new@example.com')]).toEqual([false, true])
})

test('the account is saved as a whole: addresses missing from the list are deleted', async () => {
  const { shopper } = await openHost()
  await logIn(shopper)
  const save = (customer: object) => shopper.call('PUT', 'customers/me', { customer })
  const names = { email: 'emma@example.com', firstname: 'Emma', lastname: 'de Vries' }
  expect((await save(names)).body).toMatchObject({ lastname: 'de Vries', addresses: [{ id: 1 }, { id: 2 }] })
  const { email: _, region: __, region_id: ___, region_code: ____, ...own } = address
  const saved = await save({ ...names, addresses: [{ ...own, region: { region_id: 0 }, default_shipping: true }] })
  expect(saved.body).toMatchObject({ default_shipping: '3', addresses: [{ id: 3, city: 'Amsterdam', customer_id: 1 }] })
  expect((await save({ ...names, email: 'olof@example.com' })).status).toBe(400)
})

test('a password is changed with the old one, or with the token of an e-mail', async () => {
  const { host, shopper } = await openHost()
  await logIn(shopper)
  const change = (currentPassword: string) => shopper.call('PUT', 'customers/me/password', { currentPassword, newPassword: 'Anders-123' })
  const refused = await change('wrong')
  expect([refused.status, refused.body]).toEqual([
    401,
    { message: "The password doesn't match this account. Verify the password and try again." },
  ])
  expect((await change(EMMA.password)).body).toBe(true)
  const forgot = (email: string) => shopper.call('PUT', 'customers/password', { email, template: 'email_reset' })
  expect((await forgot('nobody@example.com')).status).toBe(404)
  expect((await forgot(EMMA.username)).body).toBe(true)
  const reset = (resetToken: string) =>
    shopper.call('POST', 'customers/resetPassword', { email: EMMA.username, resetToken, newPassword: 'Nogeens-123' })
  expect((await reset('guessed')).body).toEqual({ message: 'The password token is mismatched. Reset and try again.' })
  expect((await reset(host.state().customers[0]?.resetToken ?? '')).body).toBe(true)
  await logIn(shopper, { ...EMMA, password: 'Nogeens-123' })
  expect((await shopper.call('GET', 'customers/me')).status).toBe(200)
})
