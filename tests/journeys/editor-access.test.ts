// Tests the page editor's accessibility like the shop's own screens: names contain the visible text, targets are large enough, changes are
// announced once, and the focus never falls to the body.
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/visit.ts'
import { add, choose, editIn, order } from './editing.ts'
import { untilFocused } from './keyboard.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })
const edit = editIn(stage)

test('names, targets and announcements of the editor', async () => {
  const { page } = await edit('audited')
  for (const title of ['Text', 'Countdown', 'Content slider']) await add(page, title)
  await choose(page, '3. Content slider')
  await page.getByText('Versions', { exact: true }).click()
  await page.getByText('Snippet', { exact: true }).click()
  await expectAccessible(page, '#editor')

  // A control's visible text is part of its name (WCAG 2.5.3); pictures do not count as text.
  const mismatches = await page.locator('#editor :is(button, a, summary)[aria-label]').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const seen = (control.textContent ?? '').trim().toLowerCase()
      const name = (control.getAttribute('aria-label') ?? '').toLowerCase()
      return name.includes(seen) ? [] : [`${seen} is named ${name}`]
    }),
  )
  expect(mismatches).toEqual([])
  const small = await page.locator('#editor :is(button, a, summary, input, select, textarea)').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const isSeen = width > 1 && height > 1 && control.checkVisibility()
      return isSeen && (width < 24 || height < 24) ? [`${control.textContent || control.id} ${width} × ${height}`] : []
    }),
  )
  expect(small).toEqual([])

  const news = page.locator('#editor > .desk > p[role="status"]')
  const said = async (text: string) => expect.poll(async () => (await news.textContent())?.replaceAll(' ', ' ').trim()).toBe(text)
  await page.getByRole('button', { name: 'Move up: 2. Countdown' }).click()
  await said('Countdown is now block 1 of 3.')
  await page.getByRole('button', { name: 'Duplicate: 1. Countdown' }).click()
  await said('Countdown duplicated.')
  const first = await news.textContent()
  await page.getByRole('button', { name: 'Duplicate: 1. Countdown' }).click()
  // A repeated message differs in its text, or screen readers would not announce it.
  await expect.poll(() => news.textContent()).not.toBe(first)
  await said('Countdown duplicated.')
  for (let left = 4; left >= 3; left--) {
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await order(page)).length).toBe(left)
  }
  await said('Undone.')
  await page.getByRole('button', { name: 'Redo' }).click()
  await said('Redone.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await said('Undone.')

  // If undo from its own form removes a block, the focus would be lost with it.
  await add(page, 'Newsletter')
  const field = page.locator(':is(#texts, #block-form ~ .form) :is(input, select, textarea)').first()
  await untilFocused(field)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await order(page)).length).toBe(3)
  await untilFocused(page.locator('#blocks'))
})
