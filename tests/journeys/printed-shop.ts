// Steps of a guest in a shop whose pages are printed by a server that is not Node.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Shop } from '../kit/shop.ts'

/** Marks what the server printed in mounts, before any script of a page runs. */
export async function keepPrinted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      for (const element of document.querySelectorAll('[data-touchline] :is(a, button, input, select)'))
        Object.assign(element, { isPrinted: true })
    })
  })
}

/** Whether all controls in these mounts are those of the server's HTML, once their widgets have started. */
export async function printedStill(page: Page, ...widgets: readonly string[]): Promise<boolean> {
  for (const widget of widgets) await page.locator(`[data-touchline="${widget}"][data-touchline-status="ready"]`).waitFor()
  return page.evaluate(
    (names) =>
      names.every((name) => {
        const all = [...document.querySelectorAll(`[data-touchline="${name}"] :is(a, button, input, select)`)]
        return all.length > 0 && all.every((element) => 'isPrinted' in element)
      }),
    widgets,
  )
}

/** Goes from a list to the product of that name, adds it, and opens the cart. */
export async function buyOne({ page, list, product, cart }: Shop, name: string): Promise<void> {
  await list.open(name)
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  expect(await printedStill(page, 'add-to-cart')).toBe(true)
  await product.add()
  await cart.visit()
  expect(await cart.lines()).toEqual([name])
}
