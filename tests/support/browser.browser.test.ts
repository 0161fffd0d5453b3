// Tests that the tests' browser starts, and keeps pages for the Back button only if a test requests it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'

const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(
    `<!doctype html><title>${request.url}</title><script>addEventListener('pageshow', (event) => { window.wasKept = event.persisted })</script>`,
  )
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

async function isKeptOnBack(hasBackForwardCache: boolean): Promise<unknown> {
  const browser = await launchBrowser({ hasBackForwardCache })
  try {
    const page = await browser.newPage()
    await page.goto(`${origin}/first`)
    await page.goto(`${origin}/second`)
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForFunction(() => 'wasKept' in window)
    await page.waitForTimeout(100)
    return await page.evaluate(() => ('wasKept' in window ? window.wasKept : null))
  } finally {
    await browser.close()
  }
}

test('a page is loaded anew on the way Back by default', async () => {
  expect(await isKeptOnBack(false)).toBe(false)
})

test('a page is restored from the back/forward cache if a test requests it', async () => {
  expect(await isKeptOnBack(true)).toBe(true)
})

test.each([true, false])('the browser renders nothing of its own beside the page (whole: %s)', async (isWhole) => {
  const browser = await launchBrowser({ isWhole })
  try {
    const page = await browser.newPage()
    await page.goto(`${origin}/first`)
    const session = await browser.newBrowserCDPSession()
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] })
    expect(targetInfos.map(({ type }) => type).filter((type) => !['page', 'tab', 'browser'].includes(type))).toEqual([])
  } finally {
    await browser.close()
  }
})
