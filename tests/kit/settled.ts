// Waits for the cart as a shopper does: no line is being saved any more, and the sum is that of the lines.
import type { Stage } from './stage.ts'

/** The places that show a cart. Lines and sums in them are marked as busy until the server's answers to a change have come. */
const places = ':is([data-touchline="cart"], [data-touchline="minicart"])'

/** Waits until every cart of the page has settled after `what`. Throws with what is on the screen if it does not, or has no sum. */
export async function cartSettled({ page }: Stage, what: string): Promise<void> {
  const stores = await page.evaluateHandle(async () => (await window.touchline?.ready)?.stores ?? null)
  const settled = await page
    .waitForFunction(
      (given) => {
        if (!given.stores || document.querySelector(`${given.places} [aria-busy="true"]`)) return null
        const states = [given.stores.cart.get().state, given.stores.totals.get().state]
        if (states.includes('loading')) return null
        return states.includes('failed') ? 'failed' : 'whole'
      },
      { stores, places },
    )
    .then((end) => end.jsonValue())
    .catch((error: Error) => {
      // Another page, or none: nothing can be read from it.
      if (error.name !== 'TimeoutError') throw error
      return 'late'
    })
  if (settled === 'whole') return
  const shown = await page.locator(places).allInnerTexts()
  const why = settled === 'failed' ? 'lines or sum could not be loaded' : 'lines and sum were still on their way'
  throw new Error(`${what}: ${why}. On the screen: ${shown.join(' ').replaceAll(/\s+/g, ' ').trim()}`)
}
