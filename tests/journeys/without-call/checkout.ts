// Visits to the checkout without each of its calls: optional calls never stop a purchase, and required ones are repeated at the next press.
import { expect } from 'vitest'
import type { Heading } from '#shared/adapters/headings.ts'
import type { Trial, Visit } from './trial.ts'

const ADDRESSES = 'PUT checkout/cart/address/set-addresses'
const SHIPPING = 'POST checkout/cart/shipping-information'
const ORDER = 'POST checkout/cart/payment-information'
const POSTNL = 'GET checkout/postnl/pickup-points/nearest/{postcode}/{country}'
const DHL = 'POST checkout/dhl/pickup-points/nearest/{country}'

const orders = ({ guest }: Trial) => guest.host.state().orders

/** Puts a ball into an empty cart and fills in the address. */
async function toAddress({ guest }: Trial): Promise<void> {
  await guest.send('post', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-MATCH', qty: 1 }] })
  await guest.open('checkout')
  await guest.field(guest.words.email).waitFor()
  await guest.fillAddress()
}

/** Continues from the payment to the confirmation; expects one more order. */
async function order(trial: Trial): Promise<void> {
  const { guest, page } = trial
  const before = orders(trial).length
  await page.getByRole('radio', { name: 'iDEAL' }).check({ force: true })
  await guest.buyButton.click()
  await page.waitForURL('**/checkout/success')
  expect(orders(trial)).toHaveLength(before + 1)
  await trial.shows(orders(trial).at(-1)?.incrementId ?? '')
}

/** Buys while optional calls fail. */
async function buyWithout(trial: Trial, headings: readonly Heading[], onTheWay: Partial<Way> = {}): Promise<void> {
  for (const heading of headings) trial.fail(heading)
  const { guest } = trial
  await toAddress(trial)
  await onTheWay.atAddress?.()
  await guest.continueToShipping()
  await onTheWay.atShipping?.()
  await guest.continueToPayment()
  await onTheWay.atPayment?.()
  await order(trial)
  for (const heading of headings) trial.mend(heading)
}

interface Way {
  atAddress: () => Promise<void>
  atShipping: () => Promise<void>
  atPayment: () => Promise<void>
}

/** Presses a button whose call fails, and again once the call works. */
async function stays(trial: Trial, heading: typeof ADDRESSES | typeof SHIPPING, step: string): Promise<void> {
  await trial.without(heading, async () => {
    await trial.untilAsked(heading, () => trial.guest.button(trial.guest.words.continue).click())
    await trial.page.getByRole('heading', { name: step }).waitFor()
  })
}

/** Expects a message if pick-up points cannot be loaded, and no order without one. */
async function hasNoPoint(trial: Trial, heading: typeof POSTNL | typeof DHL, method: RegExp): Promise<void> {
  const { guest, page } = trial
  const saved = () => guest.host.state().requests.filter(({ path }) => path.endsWith('/shipping-information')).length
  const before = saved()
  await trial.without(heading, async () => {
    await page.getByRole('radio', { name: method }).check({ force: true })
    await trial.shows('De afhaalpunten konden niet worden geladen.')
    await guest.button(guest.words.continue).click()
    await trial.shows('Kies een afhaalpunt.')
    expect(saved()).toBe(before)
  })
}

/** Chooses a DHL point whose distance could not be calculated. */
async function chooseFarPoint({ page }: Trial): Promise<void> {
  await page.getByRole('radio', { name: /DHL/ }).check({ force: true })
  await page.locator('input[name="pickup_point"]').first().check({ force: true })
  expect(await page.locator('.checkout-points').innerText()).not.toMatch(/\d (k?m)\b/)
}

export const checkout: Visit = {
  title: 'the checkout',
  proves: {
    'POST checkout/customers/email-available': 'Every guest is invited to log in, and can continue as a guest.',
    'GET api/email-similarity/check-email': 'No correction of a mistyped e-mail address is suggested.',
    [ADDRESSES]: 'The checkout cannot continue after the addresses.',
    'PUT checkout/cart/address/shipping-address': 'Nothing is lost: a single address is saved together with the other one.',
    'PUT checkout/cart/address/billing-address': 'Nothing is lost: a single address is saved together with the other one.',
    'POST checkout/cart/estimate-shipping-methods':
      'The shipping methods are those of `GET checkout/cart/shipping-methods`, for the saved address.',
    'GET checkout/cart/shipping-methods': 'A checkout that is reopened requests an estimate for its address.',
    'GET checkout/cart/totals-information': 'Cart and minicart show no total. The checkout shows one from the payment step on.',
    'PUT checkout/cart/totals-information': 'The total includes the shipping cost only from the payment step on.',
    [POSTNL]: 'No pickup point of PostNL can be chosen.',
    [DHL]: 'No pickup point of DHL can be chosen.',
    'GET postcode/lookup/{zipcode}': 'Pickup points are listed without a distance if the carrier provides none.',
    [SHIPPING]: 'The checkout cannot continue to payment.',
    'POST checkout/cart/set-payment-information': 'The total does not include the cost of a payment method before the order.',
    [ORDER]: 'Nothing can be ordered.',
  },
  walk: async (trial) => {
    const { guest, page } = trial
    await toAddress(trial)
    await stays(trial, ADDRESSES, 'Waar mogen we bezorgen?')
    await guest.continueToShipping()
    await stays(trial, SHIPPING, guest.words.shipping)
    await guest.button('Probeer opnieuw').click()
    await page.getByRole('heading', { name: guest.words.payment }).waitFor()
    await trial.without(ORDER, async () => {
      await page.getByRole('radio', { name: 'iDEAL' }).check({ force: true })
      await guest.buyButton.click()
      if (trial.isDone(ORDER)) await page.waitForURL('**/checkout/success')
      else await guest.readPaymentError()
      expect(orders(trial)).toHaveLength(trial.isDone(ORDER) ? 1 : 0)
    })
    if (!trial.isDone(ORDER)) await order(trial)

    await buyWithout(
      trial,
      [
        'POST checkout/customers/email-available',
        'POST checkout/cart/estimate-shipping-methods',
        'POST checkout/cart/set-payment-information',
      ],
      {
        atAddress: () => trial.shows('Misschien heb je al een account met dit e-mailadres.'),
        atShipping: () => page.getByRole('radio', { name: /Delivered at home/ }).waitFor({ state: 'attached' }),
      },
    )
    await buyWithout(
      trial,
      [
        'GET api/email-similarity/check-email',
        'GET checkout/cart/shipping-methods',
        'PUT checkout/cart/totals-information',
        'GET postcode/lookup/{zipcode}',
      ],
      {
        atShipping: async () => {
          await page.reload()
          await page.getByRole('heading', { name: guest.words.shipping }).waitFor()
          await chooseFarPoint(trial)
        },
      },
    )
    await buyWithout(
      trial,
      ['GET checkout/cart/totals-information', 'PUT checkout/cart/address/shipping-address', 'PUT checkout/cart/address/billing-address'],
      { atPayment: () => page.getByRole('definition').filter({ hasText: '€ 29,90' }).last().waitFor() },
    )
    await buyWithout(trial, [], {
      atShipping: async () => {
        await hasNoPoint(trial, POSTNL, /PostNL pick-up/)
        await hasNoPoint(trial, DHL, /DHL/)
        await page.getByRole('radio', { name: /Delivered at home/ }).check({ force: true })
      },
    })
  },
}
