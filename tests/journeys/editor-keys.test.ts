// Tests a page of ten blocks that an editor builds by keyboard alone, in every store with and without JavaScript, and its snippets in another file.
import { expect, test } from 'vitest'
import { untilReady } from '../support/visit.ts'
import { choose, editIn, order } from './editing.ts'
import { tabTo, untilFocused } from './keyboard.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })
const edit = editIn(stage)
const long = 'Mannschaftsausrüstungsbestellformularempfangsbestätigung'

// Some hundred presses, each with its answer, then ten pages: two minutes if another suite runs at the same time.
test(
  'ten blocks are built by keys alone, read in five stores with and without JavaScript, and work as snippets in a blank file',
  { timeout: 400_000 },
  async () => {
    const { page } = await edit('ten')
    const { keyboard } = page
    const part = (name: string) => page.locator('a.skip').filter({ hasText: name })
    /** Goes on to the field with this label and types into it. */
    const type = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await keyboard.type(text)
    }
    /** Adds a block, whose first field then has the focus. */
    const begin = async (title: string) => {
      await tabTo(page, page.locator('.palette').getByRole('button', { name: title, exact: true }))
      await keyboard.press('Enter')
      await untilFocused(page.locator(':is(#texts, #block-form ~ .form) :is(input, select, textarea)').first())
    }
    const back = async () => {
      await tabTo(page, part('go to blocks'), 'Shift+Tab')
      await keyboard.press('Enter')
    }
    /** Selects the first two products found; the focus stays in the search field. */
    const pick = async (label: string, query: string, count: number) => {
      await keyboard.type(query)
      for (let found = 0; found < count; found++) {
        await page.locator('.picker-found button').first().waitFor()
        await keyboard.press('Tab')
        await keyboard.press('Enter')
        await page.locator('.picker-chosen li').nth(found).waitFor()
        await untilFocused(page.getByRole('searchbox', { name: label }))
      }
    }

    // The languages of a text stand side by side: one Tab leads to the next.
    await begin('Text')
    for (const sentence of ['All for your club', 'Alles voor je club', long, 'Allt för din klubb']) {
      await keyboard.type(sentence)
      await keyboard.press('Tab')
    }
    await keyboard.type('One week.')
    for (const [language, title] of Object.entries({ en: 'Ten', nl: 'Tien', de: `Zehn ${long}`, sv: 'Tio' })) {
      await tabTo(page, page.locator(`#title-${language}`))
      await keyboard.press('Control+a')
      await keyboard.type(title)
    }
    await back()
    await begin('Picture with text')
    await keyboard.type('Team wear')
    await type('Text (English)', 'Printed in a week')
    await type('Link text (English)', 'To the shirts')
    await type('Link to', 'team-wear')
    await back()
    await begin('Products')
    await keyboard.type('Chosen for you')
    await tabTo(page, page.getByRole('searchbox', { name: 'Products' }))
    await pick('Products', 'ball', 2)
    await back()
    await begin('Product slider')
    await keyboard.type('More of them')
    await tabTo(page, page.getByRole('searchbox', { name: 'Products' }))
    await pick('Products', 'shirt', 2)
    await back()
    await begin('Tabs')
    await type('Sections (English)', '# Sizes\nFrom XS.\n# Printing\nFrom five pieces.')
    await back()
    await begin('Video')
    await keyboard.type('The season')
    await type('Address of the video or its player', 'https://www.youtube.com/watch?v=aaaaaaaaaaa')
    await back()
    await begin('Countdown')
    await keyboard.type('Ends in')
    // The browser's own field takes month, day and year, then the time.
    await type('Ends at', '12312099')
    await keyboard.press('Tab')
    await keyboard.type('1100PM')
    await expect.poll(() => page.getByLabel('Ends at', { exact: true }).inputValue()).toBe('2099-12-31T23:00')
    await back()
    await begin('Pictures')
    await tabTo(page, page.getByRole('searchbox', { name: 'Product' }))
    await pick('Product', 'racket', 1)
    await back()
    await begin('Size chart')
    await pick('Product', 'shirt', 1)
    await back()
    await begin('Newsletter')
    await keyboard.type('News')

    // Moves a block up twice and down once, then removes and restores it: the focus is never lost.
    await back()
    await tabTo(page, page.locator('.blocks-name').nth(9))
    await keyboard.press('Alt+ArrowUp')
    await expect.poll(() => order(page)).toContain('9. Newsletter')
    await untilFocused(page.locator('.blocks-name').nth(8))
    await keyboard.press('Alt+ArrowDown')
    await expect.poll(() => order(page)).toContain('10. Newsletter')
    await tabTo(page, page.getByRole('button', { name: 'Remove: 10. Newsletter' }))
    await keyboard.press('Enter')
    await untilFocused(page.locator('.blocks-name').nth(8))
    await keyboard.press('Control+z')
    await expect.poll(() => order(page)).toHaveLength(10)

    // Each snippet as an editor would copy it.
    await tabTo(page, part('go to settings'))
    await keyboard.press('Enter')
    await tabTo(page, page.getByText('Snippet', { exact: true }))
    await keyboard.press('Enter')
    const snippets: string[] = []
    for (const name of await order(page)) {
      await choose(page, name)
      const written = page.getByLabel(/^HTML of the selected block/)
      await written.waitFor()
      snippets.push(await written.inputValue())
    }
    // Publishing stands above the page, before its blocks.
    await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab')
    await keyboard.press('Enter')
    // The question begins at its safe answer; Tab leads to the other.
    await untilFocused(page.getByRole('button', { name: 'Go back, publish nothing' }))
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await page.getByText(/^Published since .* Shoppers see it as it is here\.$/).waitFor()
    await untilFocused(page.locator('#page-state'))

    const reader = await stage.visit('en', { viewport: { width: 390, height: 844 } })
    const plain = await stage.visit('en', { javaScriptEnabled: false })
    for (const [store, heading] of Object.entries({
      nl: 'Alles voor je club',
      be: 'Alles voor je club',
      en: 'All for your club',
      de: long,
      se: 'Allt för din klubb',
    })) {
      for (const { page: read } of [reader, plain]) {
        await read.goto(`${stage.shop.url}/${store}/pages/ten`, { waitUntil: 'domcontentloaded' })
        await read.getByRole('heading', { name: heading, exact: true }).waitFor()
        expect(await read.locator('.block-list > *').count()).toBe(10)
        await read.getByText('From five pieces.').first().waitFor({ state: 'attached' })
      }
      await untilReady(reader.page)
      await reader.page.getByRole('button', { name: 'Printing' }).click()
      await reader.page.getByText('From five pieces.').first().waitFor()
      expect(
        await reader.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${store} goes sideways`,
      ).toBeLessThanOrEqual(0)
    }

    // A plain HTML file that contains only the README's first lines and what was copied.
    const settings = {
      locale: 'en_GB',
      store: { id: 3, code: 'en', name: 'My shop' },
      currency: 'GBP',
      country: 'GB',
      baseUrl: '/en/',
      apiUrl: '/en/',
      extensions: ['session', 'orders', 'products', 'reviews', 'service'],
      routes: { cart: '/en/checkout/cart', checkout: '/en/checkout', wishlist: '/en/wishlist', search: '/en/search', home: '/en/' },
    }
    const blank = `<!doctype html><title>Blank</title><link rel="icon" href="data:,"><script type="application/json" id="touchline-page">${JSON.stringify(settings)}</script>
<script type="module" async src="/touchline/1/touchline.js"></script>${snippets.join('\n')}`
    const own = await stage.visit('en')
    await own.page.route('**/en/own-page', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: blank }))
    await own.open('own-page')
    const block = (widget: string) => own.page.locator(`[data-touchline="${widget}"]`)
    await own.page.getByRole('heading', { name: 'All for your club' }).waitFor()
    await own.page.getByRole('link', { name: 'To the shirts' }).waitFor()
    for (const name of ['product-picks', 'product-slider', 'tabs', 'video', 'countdown', 'lightbox', 'size-chart', 'newsletter-form']) {
      await block(name).scrollIntoViewIfNeeded()
      // The widget starts at the first touch.
      if (name === 'newsletter-form') await block(name).hover()
      await own.page.locator(`[data-touchline="${name}"][data-touchline-status="ready"]`).waitFor()
    }
    await block('product-picks').locator('.touchline-card').nth(1).waitFor()
    expect(await block('product-slider').getAttribute('aria-roledescription')).toBe('carousel')
    await block('tabs').getByText('Printing').first().click()
    await block('tabs').getByText('From five pieces.').first().waitFor()
    await block('video').getByRole('link').waitFor()
    await block('countdown').getByRole('timer').waitFor()
    await block('lightbox').locator('a').first().click()
    await own.page.getByRole('dialog').waitFor()
    await own.page.keyboard.press('Escape')
    await own.page.getByRole('dialog').waitFor({ state: 'hidden' })
    await block('newsletter-form').getByRole('textbox').waitFor()
  },
)
