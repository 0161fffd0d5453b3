// Visits to a return without each of its calls.
import { expect } from 'vitest'
import { sentTo, EMMA } from '#tests/support/spec-host/shopper.ts'
import type { Trial, Visit } from './trial.ts'

const FIND = 'POST returns/fetch/order'
const SEND = 'POST returns/post/order'
const LABEL = 'POST returns/fetch/return-label'

/** Places an order that can be returned; gives its number. */
async function orderOf({ guest }: Trial): Promise<string> {
  await guest.send('post', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-MATCH', qty: 2 }] })
  await guest.send('post', 'checkout/cart/shipping-information', sentTo())
  await guest.send('post', 'checkout/cart/payment-information', {
    email: guest.email,
    paymentMethod: { method: 'adyen_ideal' },
    billingAddress: EMMA,
  })
  return guest.host.state().orders.at(-1)?.incrementId ?? ''
}

/** Chooses one piece, and submits the return. */
async function sendOne({ guest, page }: Trial): Promise<void> {
  await page.getByRole('combobox', { name: /Aantal/ }).selectOption('1')
  await page.getByRole('combobox', { name: /Reden/ }).selectOption({ label: 'Beschadigd' })
  await guest.button('Retour aanmelden').click()
}

export const returns: Visit = {
  title: 'a return',
  proves: {
    [FIND]: 'No order is found, and the form says so.',
    [SEND]: 'The return is not registered, and the form says so.',
    [LABEL]: 'No label can be downloaded, and the form says so.',
  },
  walk: async (trial) => {
    const { guest, page } = trial
    const number = await orderOf(trial)
    await guest.visitPage('returns')
    await guest.field('Bestelnummer').fill(number)
    await guest.field('E-mailadres').fill(guest.email)
    const find = () => guest.button('Bestelling zoeken').click()
    await trial.without(FIND, async () => {
      await find()
      await trial.mount('returns-form').getByRole('alert').waitFor()
      await expect.poll(() => guest.field('Bestelnummer').inputValue()).toBe(number)
    })
    await find()
    await page.getByText('Match ball').first().waitFor()
    await trial.without(SEND, async () => {
      await sendOne(trial)
      await trial.shows('Er is een fout opgetreden bij het versturen van je retour.', 'Match ball')
      expect(guest.host.state().returns).toHaveLength(trial.isDone(SEND) ? 1 : 0)
    })
    await sendOne(trial)
    await trial.shows('Je retour is aangemeld')
    await trial.without(LABEL, async () => {
      await page.getByText('Retourlabel downloaden').click()
      await trial.shows('Er is een fout opgetreden bij het ophalen van het retourlabel.')
    })
    const download = page.waitForEvent('download')
    await page.getByText('Retourlabel downloaden').click()
    expect((await download).suggestedFilename()).toContain(number)
  },
}
