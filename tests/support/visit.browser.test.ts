// Tests that a page is checked once it stands still: an element that fades in is checked with its final contrast.
import { expect, test } from 'vitest'
import { borrowBrowser } from './browser.ts'
import { violationsOn } from './visit.ts'

const fading = `<!doctype html><html lang="en"><title>Fading</title><style>
  p { color: #000; animation: from-nothing 1.5s step-end } @keyframes from-nothing { from { color: #ddd } }
  b { animation: turn 1s infinite } @keyframes turn { to { rotate: 1turn } }
</style><main><h1>Fading</h1><p>A sentence <b>that turns</b></p></main></html>`

test('axe checks a colour that fades in by its final value, and does not wait for endless animations', async () => {
  const page = await (await borrowBrowser()).newPage()
  await page.setContent(fading)
  expect(await violationsOn(page)).toEqual([])
  await page.close()
})
