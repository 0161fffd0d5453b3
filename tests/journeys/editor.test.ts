// Tests that an editor builds and publishes a page of several blocks, that shoppers read it in their stores, with and without JavaScript, and that editors never overwrite each other.
import { expect, test } from 'vitest'
import { add, canvas, choose, editIn, order, publishWithGaps, saved } from './editing.ts'
import { untilFocused } from './keyboard.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })
const edit = editIn(stage)

test('a page of several blocks is built, published and read in two stores, without JavaScript too', async () => {
  const { page } = await edit('club-week')
  await page.getByLabel('Title (English)').fill('Club week')
  await page.getByLabel('Title (Dutch): missing').fill('Clubweek')
  await add(page, 'Text')
  await page.getByLabel('Heading (English)').fill('Everything for your club')
  await page.getByLabel('Text (English)').fill('One week.\n\nTen percent less.')
  await add(page, 'Products')
  await page.getByRole('searchbox', { name: 'Products' }).fill('ball')
  await page.locator('.picker-found button').first().click()
  await page.locator('.picker-found button').first().click()
  await add(page, 'Tabs')
  await page.getByLabel('Sections (English)').fill('# Sizes\nFrom XS.\n# Printing\nFrom five pieces.')
  await add(page, 'Countdown')
  await page.getByLabel('Text while it runs (English)').fill('Until the end of the century')
  await page.getByLabel('Ends at', { exact: true }).fill('2099-12-31T23:00')

  // The canvas is the page itself, with working widgets.
  await canvas(page).getByRole('heading', { name: 'Everything for your club' }).waitFor()
  await canvas(page).locator('[data-touchline="product-picks"] .touchline-card').nth(1).waitFor()
  await canvas(page).getByRole('timer').waitFor()
  // A wrong option is said in words beside its field and on the canvas, and prevents publishing.
  await choose(page, '2. Products')
  await page.getByLabel('Number of products from the category').fill('40')
  await page.locator('.form-fault').getByText('Enter a number from 1 to 24.', { exact: true }).waitFor()
  await canvas(page).getByText('Number of products from the category: Enter a number from 1 to 24.').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Not published. Please correct: Number of products from the category: Enter a number from 1 to 24.').waitFor()
  await page.getByLabel('Number of products from the category').fill('')

  // Moved by keys, undone, duplicated and removed again.
  await page.locator('.blocks-name').nth(3).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => order(page)).toEqual(['1. Text', '2. Products', '3. Countdown', '4. Tabs'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => order(page)).toEqual(['1. Text', '2. Products', '3. Tabs', '4. Countdown'])
  await page
    .locator('[data-block-item]')
    .nth(3)
    .dragTo(page.locator('[data-block-item]').nth(0), { targetPosition: { x: 20, y: 2 } })
  await expect.poll(() => order(page)).toEqual(['1. Countdown', '2. Text', '3. Products', '4. Tabs'])
  await page.getByRole('button', { name: 'Duplicate: 2. Text' }).click()
  await page.getByRole('button', { name: 'Remove: 3. Text' }).click()
  await choose(page, '2. Text')
  expect(await page.locator('[data-block-item]').nth(1).textContent()).toContain('without Dutch, German, Swedish')

  // A snippet becomes a block again.
  await page.getByText('Snippet', { exact: true }).click()
  await page.getByLabel('Paste a snippet').fill(await page.getByLabel('HTML of the selected block (English)').inputValue())
  await page.getByRole('button', { name: 'Add as a block' }).click()
  await expect.poll(() => order(page)).toEqual(['1. Countdown', '2. Text', '3. Products', '4. Tabs', '5. Text'])

  // The gaps are named before anything is published; one of them leads to its place, and the others are confirmed.
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const gaps = page.getByRole('dialog', { name: 'Publish with 7 gaps?' })
  await gaps.getByRole('button', { name: '4. Tabs: Sections is missing in: Dutch, German, Swedish.' }).press('Enter')
  await untilFocused(page.getByLabel('Sections (Dutch): missing'))
  await page.getByLabel('Sections (Dutch): missing').fill('# Sizes\nVanaf XS.\n# Printing\nVanaf vijf stuks.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await gaps.getByRole('button', { name: '4. Tabs: Sections is missing in: German, Swedish.' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Not published. Nothing has changed for shoppers.').waitFor()
  await untilFocused(page.getByRole('button', { name: 'Publish', exact: true }))
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await gaps.getByRole('button', { name: 'Publish with these gaps' }).click()
  // One sentence says what shoppers see, with the step that fits: a change is not theirs until it is published, and none if it is undone.
  const state = page.locator('#page-state')
  await state.getByText(/^Published since .* Shoppers see it as it is here\.$/).waitFor()
  expect(await page.getByText('Shoppers cannot see this page').count()).toBe(0)
  await page.getByLabel('Title (English)').fill('Club weeks')
  await state.getByText(/^Published since .*, with changes that nobody sees yet\.$/).waitFor()
  await page.getByRole('button', { name: 'Publish the changes' }).waitFor()
  await page.keyboard.press('Control+z')
  await state.getByText(/Shoppers see it as it is here\.$/).waitFor()

  const reader = await stage.visit('nl', { viewport: { width: 390, height: 844 } })
  await reader.open('pages/club-week')
  await reader.page.getByRole('heading', { name: 'Clubweek' }).waitFor()
  await reader.page.locator('[data-touchline="product-picks"] .touchline-card').nth(1).waitFor()
  await reader.page.getByRole('button', { name: 'Printing' }).click()
  await reader.page.getByText('Vanaf vijf stuks.').first().waitFor()

  const plain = await stage.visit('en', { javaScriptEnabled: false, provoked: [/404/] })
  await plain.open('pages/club-week')
  await plain.page.getByRole('heading', { name: 'Club week' }).waitFor()
  expect(await plain.page.locator('.touchline-card').count()).toBe(2)
  await plain.page.getByText('From XS.').waitFor()

  // Unpublished only after a confirmation; then the page is not found.
  await page.getByRole('button', { name: 'Take the page down' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Take the page down' }).click()
  await page.getByRole('button', { name: 'Take it down', exact: true }).click()
  await page.getByText('The page has been taken down.').waitFor()
  await state.getByText('Draft. Shoppers cannot see this page yet.', { exact: true }).waitFor()
  await plain.open('pages/club-week')
  await plain.page.getByRole('heading', { name: 'Offside' }).waitFor()
})

test('an undo key right after a change undoes that change and no other', async () => {
  const { page } = await edit('undone')
  await add(page, 'Text')
  await add(page, 'Countdown')
  await page.getByLabel('Title (English)').fill('Typed before')
  // Both happen before the page is painted, as on a busy machine.
  await page.getByRole('button', { name: 'Move up: 2. Countdown' }).evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, cancelable: true }))
  })
  await page.getByRole('button', { name: 'Redo', disabled: false }).waitFor()
  expect(await order(page)).toEqual(['1. Text', '2. Countdown'])
  expect(await page.getByLabel('Title (English)').inputValue()).toBe('Typed before')
})

test('a second editor’s change is shown and never overwritten', async () => {
  const one = await edit('two-editors')
  const id = one.page.url().split('/').pop() ?? ''
  const other = await edit('two-editors', id)
  await one.page.getByLabel('Title (English)').fill('By the first')
  await saved(one.page, 2)
  await other.page.getByLabel('Title (English)').fill('By the second')
  await other.page.getByText('saved version 2 in the meantime').waitFor()
  const document = async () =>
    (await stage.shop.db.selectFrom('content_page').select('document').where('id', '=', Number(id)).executeTakeFirstOrThrow()).document
  expect(await document()).toContain('By the first')
  expect(await other.page.getByLabel('Title (English)').inputValue()).toBe('By the second')
  await other.page.getByRole('button', { name: 'Save mine as the newest' }).click()
  await saved(other.page, 3)
  expect(await document()).toContain('By the second')
  const versions = await stage.shop.db
    .selectFrom('content_version')
    .select('document')
    .where('page_id', '=', Number(id))
    .orderBy('version')
    .execute()
  expect(versions[1]?.document).toContain('By the first')
})

test('nobody publishes another editor’s changes that she has not seen', async () => {
  const one = await edit('unseen')
  const id = one.page.url().split('/').pop() ?? ''
  const other = await edit('unseen', id)
  await one.page.getByLabel('Title (English)').fill('Only a draft')
  await saved(one.page, 2)
  await other.page.getByRole('button', { name: 'Publish', exact: true }).click()
  await other.page.getByText('Not published: somebody else saved the page in the meantime.').waitFor()
  await other.page.getByText('saved version 2 in the meantime').waitFor()
  const reader = await stage.visit('en', { provoked: [failedCalls] })
  expect((await reader.page.goto(`${stage.shop.url}/en/pages/unseen`))?.status()).toBe(404)
  await other.page.getByRole('button', { name: 'Show their version' }).click()
  await expect.poll(() => other.page.getByLabel('Title (English)').inputValue()).toBe('Only a draft')
  await publishWithGaps(other.page)
  await other.page.getByText(/^Published since .* Shoppers see it as it is here\.$/).waitFor()
  await one.page.reload()
  await one.page.getByText(/^Published since .* Shoppers see it as it is here\.$/).waitFor()
})

test('text typed offline is saved once online, and leaving the page before asks for confirmation', async () => {
  const { page } = await edit('offline')
  const calls = '**/editor/api/pages/*'
  await page.route(calls, (route) => route.abort())
  await page.getByLabel('Title (English)').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Typed in a train')
  await page.getByText(/^Not saved: the shop does not answer/).waitFor()
  const whenAsked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await whenAsked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await page.unroute(calls)
  await saved(page, 2)
})

test('after a lost answer the history shows whether the page was published; a busy shop is retried', async () => {
  const { page } = await edit('lost-answer')
  // Without gaps nothing is asked before the page is published.
  for (const [at, language] of ['Dutch', 'German', 'Swedish'].entries()) {
    await page.getByLabel(`Title (${language})`).fill('Lost')
    await saved(page, at + 2)
  }
  const publish = async (answer: 'lost' | 'before' | 'busy') => {
    await page.route(
      '**/publish',
      async (route) => {
        if (answer === 'busy') return route.fulfill({ status: 429, json: { message: 'Too many' } })
        if (answer === 'lost') await route.fetch()
        return route.abort()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
  }
  await publish('busy')
  await page.getByText('Not published: the shop did not answer. Publish again.').waitFor()
  await publish('before')
  await page.getByText('Not published: the shop did not answer. Publish again.').waitFor()
  await publish('lost')
  await page.getByText(/^Published since .* Shoppers see it as it is here\.$/).waitFor()

  await page.route('**/editor/api/pages/*', (route) => route.fulfill({ status: 429, json: { message: 'Too many' } }), { times: 1 })
  await page.getByLabel('Title (English)').fill('A busy day')
  await page.getByText(/^Not saved: the shop does not answer. Trying again/).waitFor()
  await saved(page, 5)
})
