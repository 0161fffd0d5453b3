// Visits to a product, its wishlist button and its comparison without each of their calls.
import { expect } from 'vitest'
import type { Trial, Visit } from './trial.ts'

const HEART = 'PUT customer/wishlist/items/toggle'
const SCALE = 'POST api/catalog/compare/toggle-sku'

/** Expects a failed toggle to be rolled back; after a reload it shows the platform's state. */
async function toggles(trial: Trial, widget: string, heading: typeof HEART | typeof SCALE): Promise<void> {
  const button = () => trial.mount(widget).getByRole('button').first()
  const isPressed = async () => (await button().getAttribute('aria-pressed')) === 'true'
  await trial.guest.visitPage('road-runner-shoe-110.html')
  await trial.untilAsked(heading, () => button().click())
  if (!trial.isDone(heading)) await expect.poll(isPressed).toBe(false)
  await trial.guest.visitPage('road-runner-shoe-110.html')
  await expect.poll(isPressed).toBe(trial.isDone(heading))
}

export const product: Visit = {
  title: 'a product, hearts and scales',
  proves: {
    'GET catalog/product/{productId}/specification': 'The specification that you printed stays.',
    'GET catalog/product/{productId}/size-chart': 'The size chart that you printed stays.',
    [HEART]: 'Nothing is added to the wishlist: a pressed heart is reset.',
    [SCALE]: 'Nothing is added to the comparison: a pressed button is reset.',
  },
  walk: async (trial) => {
    const { page, guest } = trial
    await trial.without('GET catalog/product/{productId}/specification', async () => {
      await trial.untilAsked('GET catalog/product/{productId}/specification', async () => {
        await guest.visitPage('match-ball-101.html')
        await trial.mount('specification').scrollIntoViewIfNeeded()
      })
      await trial.shows('430 g', '69 cm')
    })
    await trial.without('GET catalog/product/{productId}/size-chart', async () => {
      await guest.visitPage('road-runner-shoe-110.html')
      const chart = trial.mount('size-chart')
      await chart.scrollIntoViewIfNeeded()
      await guest.settled()
      await chart.getByText('Maattabel').first().click()
      await page.getByRole('cell').filter({ visible: true }).first().waitFor()
    })
    await page.keyboard.press('Escape')
    await trial.without(HEART, () => toggles(trial, 'wishlist-toggle', HEART))
    await trial.without(SCALE, () => toggles(trial, 'compare-toggle', SCALE))
  },
}
