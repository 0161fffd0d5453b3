// Pictures of one pixel, so that what a widget costs is not what its pictures cost.
import type { Page } from 'playwright-core'

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

/** Answers every `/bench/*.png` of the page, wherever its contenders ask for it. */
export async function answerPictures(page: Page): Promise<void> {
  await page.route('**/bench/*.png', (route) => route.fulfill({ contentType: 'image/png', body: pixel }))
}
