// Tests the announcements of screen readers from page to page: each once, in this order, and no others.
import { expect, test } from 'vitest'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })

/** Records every text that a live region of the page gets. */
async function listen(guest: Guest): Promise<void> {
  await guest.page.addInitScript(() => {
    const announced: string[] = []
    const last = new WeakMap<Element, string>()
    // Block by block, as a screen reader reads: a button's text is not the end of the sentence before it.
    const wordsOf = (node: Node): string =>
      (node.nodeType === Node.TEXT_NODE
        ? (node.nodeValue ?? '')
        : [...node.childNodes].map(wordsOf).join(node.childNodes.length > 1 ? ' ' : '')
      )
        .replaceAll(/\s+/g, ' ')
        .trim()
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
    new MutationObserver((records) => {
      const regions = records.flatMap(({ target, addedNodes }) => {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
        const alerts = [...addedNodes].flatMap((node) =>
          node instanceof Element ? [node, ...node.querySelectorAll('[role="alert"]')] : [],
        )
        return [around ?? null, ...alerts.filter((one) => one.matches('[role="alert"]'))]
      })
      for (const region of new Set(regions)) {
        const text = region ? wordsOf(region) : ''
        if (!region || last.get(region) === text) continue
        last.set(region, text)
        if (text) announced.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { announced })
  })
}

/** All announcements on this page so far. A repeated or unexpected one makes each later step of a test fail. */
const said = ({ page }: Guest) => page.evaluate(() => ('announced' in window ? window.announced : null))

/** Expects exactly these announcements after the earlier ones. */
function followStory(guest: Guest): (...sentences: string[]) => Promise<void> {
  const story: string[] = []
  return async (...sentences) => {
    story.push(...sentences)
    await expect.poll(() => said(guest)).toEqual(story)
  }
}

test('a list announces sort order, count and page, each change once', async () => {
  const guest = await stage.visit('en')
  await listen(guest)
  await guest.open('team-wear?page_size=12')
  await untilReady(guest.page)
  const facet = guest.page.locator('[data-touchline="facets"]').getByRole('checkbox', { name: 'Black' }).first()
  const expectNext = followStory(guest)
  await expectNext()
  await guest.page.locator('[data-touchline="toolbar"]').getByRole('combobox', { name: 'Sort by' }).selectOption('price:asc')
  await expectNext('Sorted by Price, low to high: 61 products, page 1 of 6')
  await facet.check()
  await expectNext('21 products, page 1 of 2')
  await guest.page.getByRole('link', { name: /^Page 2 of/ }).click()
  await expectNext('21 products, page 2 of 2')
  await facet.uncheck()
  await expectNext('61 products, page 1 of 6')
})

test('a product announces what is missing, and the cart what was added, removed and remains, each once', async () => {
  const guest = await stage.visit('en')
  await listen(guest)
  await guest.openProduct()
  const expectNext = followStory(guest)
  await expectNext()
  await guest.button(guest.words.add).click()
  await expectNext('Choose an option: Colour')
  await guest.chooseVariant()
  await expectNext('In stock')
  await guest.add()
  await expectNext('Added to your cart: Norrvik Home men’s football shirt')
  await guest.popup.getByRole('button', { name: /^Remove/ }).click()
  await expectNext('Norrvik Home men’s football shirt was removed. Undo', 'Total: £0.00')
})
