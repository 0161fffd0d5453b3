// A slow way out of the house, as phones have it.
import type { Page } from 'playwright-core'

/** A line that carries so many kilobytes a second out of the house; -1 takes the limit away. */
export async function slowDown(page: Page, kilobytes: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: kilobytes < 0 ? -1 : kilobytes * 1000,
  })
}
