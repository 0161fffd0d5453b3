// Tests an account from its first day to its last, with wrong input, strangers and repeated requests; long because it is one story.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, decide, purchase, stockTwo, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { findText } from '../shop/messages.ts'

const PASSWORD = 'Correct-Horse-9'
const NEW_PASSWORD = 'Battery-Staple-7'

let shop: StartedHost
let number = 0
let email = ''

beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())
beforeEach(() => {
  email = `new-${++number}@example.com`
})

const newcomer = () => new Shopper(shop.url, 'en')
const details = {
  firstname: "D'Arcy",
  lastname: 'Weiß',
  gender: 'female',
  day: '29',
  month: '2',
  year: '2000',
  telephone: '+31 6 1234 5678',
}
const person = () => ({
  ...details,
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  prefix: '',
  company: '',
  newsletter: false,
})
const register = (shopper: Shopper, part: object = {}) => shopper.send('POST', 'api/customer/register', { ...person(), ...part })
const logIn = (shopper: Shopper, password = PASSWORD) => shopper.send('POST', 'api/customer/login', { email, password })
const rowsOf = () => shop.db.selectFrom('customer').selectAll().where('email', '=', email).execute()
const mailsOf = async (kind: string) => {
  const mails = await shop.db
    .selectFrom('mail')
    .select('body')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  return mails.map(({ body }) => body)
}
const tokenOf = (mail = '') => /token=([\w-]+)/.exec(mail)?.[1] ?? ''
async function customer(): Promise<Shopper> {
  const shopper = newcomer()
  expect((await register(shopper)).status).toBe(200)
  return shopper
}

describe('registering', () => {
  test('stores all details, logs the customer in with her cart, and mails a welcome', async () => {
    const [first] = await stockTwo(shop.db)
    const shopper = newcomer()
    await addToCart(shopper, { sku: first.sku, qty: 2 })
    const { status, body } = await register(shopper, { company: ' Club ', password: ` ${PASSWORD} ` })
    expect([status, body.customer.email, body.cart_conflict]).toEqual([200, email, false])
    expect(await rowsOf()).toMatchObject([
      { firstname: "D'Arcy", lastname: 'Weiß', gender: 'female', birth_date: '2000-02-29', company: 'Club', prefix: null, version: 1 },
    ])
    expect((await shopper.get('checkout/cart/quote')).body.items_qty).toBe(2)
    expect(await mailsOf('welcome')).toEqual([expect.stringContaining('/en/account')])
    expect((await logIn(newcomer())).status).toBe(200)
  })

  test.each([
    [{ firstname: 'J' }, 'firstname', 'Min length is 2'],
    [{ lastname: '' }, 'lastname', 'This field is required'],
    [{ email: 'ada@' }, 'email', 'Please enter a valid email address'],
    [{ email_repeat: 'other@example.com' }, 'email_repeat', 'E-mail addresses do not match.'],
    [{ gender: 'x' }, 'gender', 'The value is incorrect'],
    [{ day: '30' }, 'day', 'The value is incorrect'],
    [{ day: '0' }, 'day', 'Please enter a number between 1 and 31'],
    [{ month: '' }, 'month', 'This field is required'],
    [{ year: '99' }, 'year', 'Min length is 4'],
    [{ year: '2996' }, 'year', 'The value is incorrect'],
    [{ telephone: '12' }, 'telephone', 'The value is incorrect'],
    [{ password: 'Abc12', password_confirmation: 'Abc12' }, 'password', 'Min length is 8'],
    [{ password: 'abcdefgh', password_confirmation: 'abcdefgh' }, 'password', findText('field.password-classes', 'en').replace('%1', '3')],
    [{ password_confirmation: 'Other-Horse-9' }, 'password_confirmation', 'Passwords do not match.'],
  ])('with %j is refused beside its field', async (part, field, sentence) => {
    const { status, body } = await register(newcomer(), part)
    expect([status, body.errors]).toEqual([422, { [field]: [sentence] }])
    expect(await rowsOf()).toEqual([])
  })

  test('requires no birth date, no gender and no phone', async () => {
    const { status } = await register(newcomer(), { gender: 'neutral', day: '', month: '', year: '', telephone: '' })
    expect(status).toBe(200)
    expect(await rowsOf()).toMatchObject([{ gender: null, birth_date: null, telephone: null }])
  })

  test('twice at once, from two tabs and after a lost answer results in one account and one welcome mail', async () => {
    const [one, two] = [newcomer(), newcomer()]
    await Promise.all([one.get('api/session'), two.get('api/session')])
    const answers = await Promise.all([register(one), register(one), register(two)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([(await rowsOf()).length, (await mailsOf('welcome')).length]).toEqual([1, 1])
  })

  test('with the address of an account and another password is refused', async () => {
    await customer()
    const stranger = newcomer()
    const { status, body } = await register(stranger, {
      email: email.toUpperCase(),
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    })
    expect([status, body.errors]).toEqual([422, { email: [findText('customer.known', 'en')] }])
    expect((await stranger.get('api/session')).body.customer).toBeNull()
  })

  test('asks for confirmation by mail before it sends a newsletter', async () => {
    await register(newcomer(), { newsletter: true })
    const state = () => shop.db.selectFrom('subscription').select(['state', 'topics']).where('email', '=', email).executeTakeFirst()
    expect(await state()).toEqual({ state: 'asked', topics: ['news'] })
    const [mail = ''] = await mailsOf('newsletter')
    const token = /newsletter\?confirm=(\S+)/.exec(mail)?.[1] ?? ''
    expect((await newcomer().submit('newsletter', { confirm: token })).status).toBe(200)
    expect(await state()).toMatchObject({ state: 'subscribed' })
  })
})

describe('a forgotten password', () => {
  const forget = (fields: object = { email }) => newcomer().send('POST', 'api/customer/password/forgot', fields)
  const reset = (token: string, password = NEW_PASSWORD) => newcomer().send('POST', 'api/customer/password/reset', { token, password })

  test('has the same answer for an address without an account, which gets no mail', async () => {
    const unknown = await forget()
    await customer()
    const known = await forget()
    expect([unknown.status, known.status]).toEqual([204, 204])
    expect(await mailsOf('password')).toHaveLength(1)
  })

  test('is reset by the link once, which ends every login and notifies the owner', async () => {
    const before = await customer()
    await forget()
    const token = tokenOf((await mailsOf('password'))[0])
    expect((await reset(token, 'short')).body.errors).toEqual({ password: ['Min length is 8'] })
    expect((await reset(token)).status).toBe(204)
    const again = await reset(token)
    expect([again.status, again.body.message]).toEqual([422, 'Something went wrong while restoring your password'])
    expect([(await logIn(newcomer())).status, (await logIn(newcomer(), NEW_PASSWORD)).status]).toEqual([401, 200])
    expect((await before.get('api/customer/me')).status).toBe(401)
    expect(await mailsOf('password-changed')).toHaveLength(1)
  })

  test('redirects at once to an address without the token, and reports an expired link', async () => {
    await customer()
    await forget()
    const token = tokenOf((await mailsOf('password'))[0])
    const visitor = newcomer()
    const led = await visitor.open(`account/password/reset?token=${token}`)
    expect([led.status, led.headers.get('Location')]).toEqual([303, '/en/account/password/reset'])
    const opened = await visitor.open('account/password/reset')
    expect(opened.body).toContain('Confirm password')
    await shop.db
      .updateTable('password_reset')
      .set({ ends_at: new Date(0) })
      .execute()
    expect((await reset(token)).status).toBe(422)
    expect((await visitor.open('account/password/reset')).body).toContain('Something went wrong while restoring your password')
  })

  test('cannot be used to flood a mailbox', async () => {
    const answers = []
    for (let time = 0; time < 5; time++) answers.push((await forget()).status)
    expect(answers).toEqual([204, 204, 204, 429, 429])
  })
})

describe('a password change', () => {
  const change = (shopper: Shopper, fields: object) => shopper.send('POST', 'api/customer/password/change', fields)

  test('requires the current password, keeps this browser logged in and ends other logins', async () => {
    const shopper = await customer()
    const other = newcomer()
    await logIn(other)
    const wrong = await change(shopper, { current_password: 'Wrong-Horse-1', password: NEW_PASSWORD })
    expect([wrong.status, wrong.body.errors]).toEqual([422, { current_password: ['This is not your current password.'] }])
    expect((await change(shopper, { current_password: PASSWORD, password: NEW_PASSWORD })).status).toBe(204)
    expect([(await shopper.get('api/customer/me')).status, (await other.get('api/customer/me')).status]).toEqual([200, 401])
    expect((await logIn(newcomer(), NEW_PASSWORD)).status).toBe(200)
  })

  test('is refused for a guest', async () => {
    expect((await change(newcomer(), { current_password: PASSWORD, password: NEW_PASSWORD })).status).toBe(401)
  })
})

describe('her details', () => {
  const save = (shopper: Shopper, fields: object) => shopper.send('PUT', 'api/customer/me', fields)

  test('changed elsewhere meanwhile are not overwritten', async () => {
    const [one, two] = [await customer(), newcomer()]
    await logIn(two)
    expect((await save(one, { ...details, lastname: 'First', version: 1 })).body.customer).toMatchObject({ lastname: 'First', version: 2 })
    const late = await save(two, { ...details, lastname: 'Second', version: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'changed'])
    expect(await rowsOf()).toMatchObject([{ lastname: 'First' }])
  })

  test('include the e-mail address: changed with the password only, and not to that of another account', async () => {
    const [taken, shopper] = [email, await customer()]
    email = `other-${number}@example.com`
    const other = await customer()
    const move = (fields: object) => other.send('PUT', 'api/customer/email', fields)
    expect((await move({ email: taken, password: PASSWORD })).body.errors).toEqual({ email: [findText('customer.known', 'en')] })
    expect((await move({ email: 'fresh@example.com', password: 'Wrong-Horse-1' })).body.errors).toEqual({
      password: ['This is not your current password.'],
    })
    expect((await move({ email: `fresh-${number}@example.com`, password: PASSWORD })).body.customer.email).toBe(
      `fresh-${number}@example.com`,
    )
    expect(await mailsOf('email-changed')).toHaveLength(1)
    expect((await shopper.get('api/customer/me')).body.customer.email).toBe(taken)
  })

  test('cannot be read or changed by a guest', async () => {
    await customer()
    expect((await newcomer().get('api/customer/me')).status).toBe(401)
    expect((await save(newcomer(), { ...details, version: 1 })).status).toBe(401)
    expect((await newcomer().open('account/settings/data')).status).toBe(303)
  })

  test('can be downloaded as a file', async () => {
    const shopper = await customer()
    const { body, headers } = await shopper.get('account/settings/data')
    expect([headers.get('Content-Disposition'), body.customer.email]).toEqual(['attachment; filename="touchline-data.json"', email])
    expect(JSON.stringify(body)).not.toMatch(/scrypt|password/)
  })
})

describe('newsletters', () => {
  test('are changed by version, and unsubscribing needs no mail', async () => {
    const shopper = await customer()
    const put = (codes: string[], version: number) => shopper.send('PUT', 'api/customer/newsletters', { codes, version })
    expect((await shopper.get('api/customer/newsletters')).body).toMatchObject({ state: 'none', version: 0, total: 3 })
    expect((await put(['news', 'team'], 0)).body).toMatchObject({ state: 'asked', version: 1 })
    expect((await put([], 0)).status).toBe(409)
    expect((await put([], 1)).body).toMatchObject({ state: 'none' })
    expect((await put(['spam'], 2)).status).toBe(400)
    expect(await mailsOf('newsletter')).toHaveLength(1)
  })
})

describe('the end of an account', () => {
  const end = (shopper: Shopper, password = PASSWORD) => shopper.send('POST', 'api/customer/delete', { password })

  test('requires the password; orders stay, like a guest’s', async () => {
    const shopper = await customer()
    const { order_number, redirect_url } = (await purchase(shopper, await stockUp(shop.db), { method: 'creditcard' })).body
    const rows = () =>
      shop.db.selectFrom('shop_order').select(['status', 'customer_id']).where('number', '=', order_number).executeTakeFirst()
    expect((await end(shopper, 'Wrong-Horse-1')).status).toBe(422)
    expect((await end(shopper)).body.code).toBe('open-payment')
    await decide(shopper, redirect_url, 'paid')
    expect((await end(shopper)).status).toBe(204)
    expect(await rows()).toEqual({ status: 'paid', customer_id: null })
    expect(await rowsOf()).toEqual([])
    expect((await shopper.get('api/session')).body.customer).toBeNull()
    expect(await mailsOf('account-deleted')).toHaveLength(1)
  })
})
