// Tests the law's requirements for the order button: products and price are right before it, and nothing but its own text orders.
import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

test.each(rowsOf([390, 1280]))('at %i px products and price precede the button, and only the button orders', async (width) => {
  const guest = await stage.visit('de', { viewport: { width, height: 844 } })
  guest.email = `button-${width}@example.com`
  await guest.fillCart()
  await guest.walkToPayment()
  const { page, buyButton } = guest
  const summary = page.getByRole('complementary')
  expect(await summary.getByRole('listitem').count()).toBeGreaterThan(0)
  const isRead = await summary.evaluate(
    (element, button) => button !== null && (element.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    await buyButton.elementHandle(),
  )
  expect(isRead).toBe(true)
  const parts = [summary, buyButton, page.getByRole('radio').last(), page.locator('.checkout-review'), page.locator('.checkout-legal')]
  const [products, order, choice, review, note] = await Promise.all(parts.map((part) => part.boundingBox()))
  if (!products || !order || !choice || !review || !note)
    throw new Error('Summary, button, choices and what is read before it are on the page')
  // On a phone they are above it, otherwise beside the choices. Address, delivery time and terms follow, then the button, without a gap.
  if (width === 390) expect(products.y + products.height).toBeLessThanOrEqual(order.y)
  else {
    expect(products.y).toBeLessThan(order.y)
    expect(review.y - choice.y).toBeLessThan(160)
    expect(note.y - review.y - review.height).toBeLessThan(40)
    expect(order.y - note.y - note.height).toBeLessThan(40)
    // Its words, and the amount below them.
    expect(order.height).toBeLessThan(80)
  }
  await page.getByRole('radio').first().press('Enter')
  await page.goBack()
  await page.getByRole('heading', { name: guest.words.shipping }).waitFor()
  expect(await stage.statesOf(guest)).toEqual([])
  await guest.continueToPayment()
  await guest.buy()
  await expect.poll(() => stage.statesOf(guest)).toEqual(['open'])
})
