// Tests a customer on stock Magento: identification, and where the cart is.
import { describe, expect, it } from 'vitest'
import { emptyAddress } from '#shared/address/rules/empty-address.ts'
import { getCart, getTotals } from '#shared/cart/calls.ts'
import { placeOrder } from '#shared/checkout/calls.ts'
import { getSession } from '#shared/session/calls.ts'
import { login, logout } from '#shared/session/login/calls.ts'
import { errorOf } from '#tests/support/use-fault-server.ts'
import { quote, refuse, totals, useMagento } from '#tests/support/use-magento.ts'

const { bodyOf, magento, stage, use } = useMagento()

describe('a customer', () => {
  const customer = {
    ...{ id: 5, firstname: 'Anna', lastname: 'Jansen', email: 'anna@example.test', gender: 2, default_billing: '7' },
    addresses: [
      { id: 7, region: { region: null, region_code: null, region_id: 0 }, street: ['Dam 1'], city: 'Amsterdam', country_id: 'NL' },
    ],
  }
  const hers = { 'GET customers/me': customer, 'GET carts/mine': quote, 'POST carts/mine': 9 }
  const enter = () => login({ email: 'anna@example.test', password: 'secret' })

  it('logs in with a token, keeps her cart and is recognised from then on', async () => {
    stage.cookies['touchline-magento-cart'] = 'a1b2'
    magento({
      ...hers,
      'POST integration/customer/token': 'tok',
      'PUT guest-carts/a1b2': true,
    })
    expect((await enter()).customer).toMatchObject({ id: 5, gender: 'female', billingId: 7, addresses: [{ id: 7, city: 'Amsterdam' }] })
    expect(bodyOf('PUT guest-carts/a1b2')).toEqual({ customerId: 5, storeId: 3 })
    expect(stage.cookies).toMatchObject({ 'touchline-magento-token': 'tok' })
    expect(stage.cookies).not.toHaveProperty('touchline-magento-cart')
    expect(await getSession()).toMatchObject({ customer: { id: 5 }, cart: { quantity: 2 } })
    expect(stage.server.arrived.at(-1)?.headers['authorization']).toBe('Bearer tok')
    await logout()
    expect(stage.cookies).toEqual({})
  })

  it('reads why her login failed', async () => {
    magento({ 'POST integration/customer/token': refuse('The account sign-in was incorrect.', 401) })
    expect(await errorOf(enter())).toMatchObject({ status: 401, words: 'The account sign-in was incorrect.' })
    expect(stage.cookies).toEqual({})
  })

  it('with an expired token is a guest, and her session has expired', async () => {
    stage.cookies['touchline-magento-token'] = 'old'
    magento({ 'GET carts/mine': refuse("The consumer isn't authorized to access %resources.", 401) })
    expect(await errorOf(getCart())).toMatchObject({ status: 401, code: 'login-page' })
    expect(stage.cookies).toEqual({})
  })

  it('orders without her e-mail address', async () => {
    stage.cookies['touchline-magento-token'] = 'tok'
    magento({ 'POST carts/mine/payment-information': 88 })
    const order = {
      payment: { method: 'checkmo', details: { po: '7' } },
      answers: {},
      billingAddress: emptyAddress('NL'),
      extras: {},
      slot: null,
    }
    expect(await placeOrder(order, 'key', { total: 1, version: null })).toMatchObject({ id: 88 })
    expect(bodyOf('POST carts/mine/payment-information')).toEqual({
      paymentMethod: { method: 'checkmo', additional_data: { po: '7' } },
      billingAddress: { country_id: 'NL', street: [] },
    })
  })

  it('may be recognised by Magento’s own session, requested once per page', async () => {
    use({ login: 'session' })
    magento({ ...hers, 'GET carts/mine/totals': totals })
    await getCart()
    await getTotals()
    expect(stage.arrived().filter((call) => call === 'GET customers/me')).toHaveLength(1)
    expect(stage.arrived()).toContain('GET carts/mine/totals')
  })
})
