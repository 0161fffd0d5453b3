// Tests a form of the kit in a real browser, in both flavours: validated while typing, refused, failed, sent once, announced.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { flavours, focused, useKit } from '#tests/kit-page.ts'
import { expectReadable } from '#tests/support/readable.ts'
import { expectAccessible } from '#tests/support/visit.ts'

const open = useKit()
const photo = (name: string, mimeType = 'image/png') => ({ name, mimeType, buffer: Buffer.from('picture') })
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const summary = (page: Page) => page.getByRole('form', { name: 'Contact' }).getByRole('region', { name: 'Please check these fields' })

async function fill(page: Page, message = 'Where is my ball?'): Promise<void> {
  await page.getByLabel('Your e-mail address').fill('anna@example.com')
  await page.getByLabel('Message').fill(message)
  await page.getByLabel('Good').check()
  await page.getByLabel('I agree').check()
}

describe.each(flavours)('with %s', (flavour) => {
  test('a field is validated after a pause, and with every letter from then on', () =>
    open(flavour, async (page) => {
      const mail = page.getByLabel('Your e-mail address')
      await mail.pressSequentially('anna')
      await page.getByText('Please enter a valid email address').waitFor()
      expect(await mail.getAttribute('aria-describedby')).toBe('mail-error')
      await mail.pressSequentially('@example.com')
      await expect.poll(() => mail.getAttribute('aria-invalid')).toBeNull()
    }))

  test('the error summary of an empty form lists its fields in order, each as a link to its control', () =>
    open(flavour, async (page) => {
      await send(page)
      await expect.poll(() => summary(page).evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await summary(page).getByRole('link').allTextContents()).toEqual([
        'Your e-mail address: This field is required',
        'Message: This field is required',
        'Rating: This field is required',
        'I agree: This field is required',
      ])
      await summary(page).getByRole('link', { name: 'I agree' }).click()
      await expect.poll(() => focused(page)).toBe('consent')
      expect(await page.getByLabel('I agree').getAttribute('aria-describedby')).toBe('consent-error')
      await summary(page).getByRole('link', { name: 'Rating' }).click()
      await expect.poll(() => focused(page)).toBe('rating-good')
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 700 })
      await expectAccessible(page)
      await expectReadable(page)
    }))

  test('values that a password manager filled in without events are sent, and stay during typing elsewhere', () =>
    open(flavour, async (page) => {
      await page.getByLabel('Your e-mail address').evaluate((field) => Reflect.set(field, 'value', 'anna@example.com'))
      await page.getByLabel('Message').pressSequentially('Hello')
      expect(await page.getByLabel('Your e-mail address').inputValue()).toBe('anna@example.com')
      await page.getByLabel('Message').fill('')
      await page.getByLabel('Message').evaluate((field) => Reflect.set(field, 'value', 'Hello'))
      await page.getByLabel('Good').check()
      await page.getByLabel('I agree').check()
      await page.getByLabel('Message').evaluate((field) => Reflect.set(field, 'value', 'Hello'))
      await send(page)
      await page.getByText('Thank you. Sent with 0 files').waitFor()
    }))

  test('a refusal is shown beside its field, a failure above the button, and the input stays', () =>
    open(flavour, async (page) => {
      await fill(page, 'taken')
      await send(page)
      await expect.poll(() => summary(page).evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await page.locator('#mail-error').textContent()).toBe('This address is taken')
      await page.getByLabel('Message').fill('no')
      await send(page)
      await page.getByRole('alert').getByText('Something went wrong, please try again later').waitFor()
      expect(await page.getByLabel('Your e-mail address').inputValue()).toBe('anna@example.com')
      await page.getByLabel('Message').fill('yes')
      await page.getByLabel('Message').press('Tab')
      await send(page)
      await page.getByText('Thank you. Sent with 0 files').waitFor()
    }))

  test('is sent once, announces that it is busy, and moves the focus to the confirmation', () =>
    open(flavour, async (page) => {
      await fill(page)
      await page.getByLabel('Photos').setInputFiles([photo('one.png'), photo('two.png')])
      await page.getByRole('button', { name: 'Remove one.png' }).click()
      await expect.poll(() => focused(page)).toBe('photos')
      const button = page.getByRole('button', { name: 'Send message' })
      await button.dblclick()
      await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
      await page.getByText('Thank you. Sent with 1 files').waitFor()
      await expect.poll(() => focused(page)).toContain('Thank you')
    }))

  test('a text that is too long is counted and reported but never cut; files of another type are refused', () =>
    open(flavour, async (page) => {
      await page.getByLabel('Message').fill('x'.repeat(31))
      await page.locator('#message-error').getByText('Max 30 characters').waitFor()
      expect(await page.locator('#message-hint').textContent()).toBe('Max 30 characters31/30')
      await page.getByLabel('Photos').setInputFiles([photo('page.html', 'text/html')])
      await page.locator('#photos-error').getByText('This type of file is not supported').waitFor()
    }))
})
