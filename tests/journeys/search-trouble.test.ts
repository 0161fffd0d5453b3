// Searching while the call fails or comes late.
import { describe, expect, test } from 'vitest'
import { arrive, CALL, field, options, suggestions } from './searching.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()

describe('when the call', () => {
  test.each(['reset', 'status:500', 'status:404', 'html', 'empty', 'cut-json', '204', 'redirect'])(
    'ends by %s the dropdown is open all the same, and can ask again',
    async (fault) => {
      const page = await arrive(stage, {
        provoked: [failedCalls, /malformed|took too long|got no answer|was rejected|in trouble|cannot be read/],
      })
      await page.route(CALL, async (route) => route.continue({ headers: { ...route.request().headers(), 'touchline-fault': fault } }))
      await field(page).click()
      await page.keyboard.type('racket')
      const again = page.getByRole('button', { name: 'Try again' })
      await again.waitFor()
      await page.getByRole('link', { name: 'All results for racket' }).waitFor()
      await page.unroute(CALL)
      await again.click()
      await suggestions(page).waitFor()
    },
  )

  test('is answered in reverse order, what is shown belongs to the last question', async () => {
    const page = await arrive(stage)
    let release = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(CALL, async (route) => {
      if (route.request().url().includes('query=racket')) await late
      await route.continue().catch(() => {})
    })
    await field(page).click()
    const first = page.waitForRequest(/query=racket/)
    await page.keyboard.type('racket')
    await first
    await field(page).fill('shoes')
    await suggestions(page).waitFor()
    release()
    await page.getByRole('link', { name: 'All results for shoes' }).waitFor()
    expect((await options(page).allTextContents()).join(' ').toLowerCase()).toContain('shoe')
  })

  test('cannot be made offline, the way to the results is open', async () => {
    const page = await arrive(stage, { provoked: [failedCalls, /got no answer/] })
    await field(page).click()
    await page.context().setOffline(true)
    await page.keyboard.type('racket')
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await suggestions(page).waitFor()
  })
})
