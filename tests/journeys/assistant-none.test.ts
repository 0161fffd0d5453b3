// A browser without an assistant loads nothing of it, though the demo shop's setting says that one may come.
import { expect, test } from 'vitest'
import { untilReady } from '../support/visit.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })

test('neither a file nor a mount of it is on the page', async () => {
  const guest = await stage.visit('en')
  const asked: string[] = []
  guest.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await guest.open('')
  await untilReady(guest.page)
  expect(await guest.page.locator('#touchline-page').textContent()).toContain('"assistant":true')
  expect(await guest.page.locator('[data-touchline="assistant"]').count()).toBe(0)
  expect(asked.filter((path) => path.includes('assistant'))).toEqual([])
})
