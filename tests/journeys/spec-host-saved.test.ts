// Tests wishlist and comparison on a platform whose toggles only confirm, and whose lists are pages of its own.
import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'
import { useSpecHost } from './use-spec-host.ts'

const stage = useSpecHost()

test.each(rowsOf([0, 1, 2, 3, 4, 5, 6, 7]))(
  'by seed %i a heart and a comparison are stored, and their pages keep the platform’s HTML',
  async (seed) => {
    const guest = await stage.visit({ seed })
    const { page } = guest
    await guest.visitPage('running')
    const card = page.locator('.touchline-card').filter({ hasText: 'Road runner shoe' }).first()
    await card.waitFor()
    const heart = card.getByRole('button', { name: /verlanglijst/i })
    const scale = card.getByRole('button', { name: /vergelijk/i })
    await heart.click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await scale.click()
    await expect.poll(() => scale.getAttribute('aria-pressed')).toBe('true')
    const badge = (name: string) => page.locator(`[data-touchline="${name}"] a`)
    await expect.poll(() => badge('wishlist-badge').getAttribute('aria-label')).toMatch(/1/)
    await expect.poll(() => badge('compare-badge').getAttribute('aria-label')).toMatch(/1/)

    // The platform has stored both, and its own pages show them.
    await guest.visitPage('wishlist')
    await page.getByRole('main').getByText('Road runner shoe').waitFor()
    await guest.visitPage('compare')
    await page.getByRole('main').getByText('Road runner shoe').waitFor()
    await expect.poll(() => badge('wishlist-badge').getAttribute('aria-label')).toMatch(/1/)
    await expect.poll(() => badge('compare-badge').getAttribute('aria-label')).toMatch(/1/)

    // Another page shows both, and a second press removes each.
    await guest.visitPage('road-runner-shoe-110.html')
    const own = page.locator('[data-touchline="wishlist-toggle"] button[data-touchline-product="110"]').first()
    await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true')
    await own.click()
    await expect.poll(() => own.getAttribute('aria-pressed')).toBe('false')
    await guest.visitPage('wishlist')
    await page.getByText('Je verlanglijst is leeg').waitFor()
    expect(guest.host.state().requests.filter(({ path }) => path.endsWith('/items/toggle'))).toHaveLength(2)
  },
)
