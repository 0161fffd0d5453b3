// Simulates a slow upload, as on phones.
import type { Page } from 'playwright-core'

/** Limits uploads to this many kilobytes per second; -1 removes the limit. */
export async function slowDown(page: Page, kilobytes: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: kilobytes < 0 ? -1 : kilobytes * 1000,
  })
}
