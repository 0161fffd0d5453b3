// Serves pictures of one pixel, so that the cost of a widget does not include that of its pictures.
import type { Page } from 'playwright-core'

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

/** Answers every request of the page for `/bench/*.png`. */
export async function answerPictures(page: Page): Promise<void> {
  await page.route('**/bench/*.png', (route) => route.fulfill({ contentType: 'image/png', body: pixel }))
}
