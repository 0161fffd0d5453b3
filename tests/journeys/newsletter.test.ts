// Tests the newsletter in the footer: subscribed on a phone, confirmed by the link in a mail, unsubscribed by one press.
import { expect, test } from 'vitest'
import { useShop } from './use-shop.ts'

const stage = useShop()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

async function lastMail(): Promise<{ subject: string; body: string }> {
  return stage.shop.db.selectFrom('mail').select(['subject', 'body']).orderBy('id', 'desc').executeTakeFirstOrThrow()
}
const state = async () => (await stage.shop.db.selectFrom('subscription').select('state').executeTakeFirst())?.state
const linkIn = ({ body }: { body: string }) => /http\S+newsletter\?\S+/.exec(body)?.[0] ?? ''

test('a shopper subscribes, confirms by the mail’s link, subscribes again, and unsubscribes', async () => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  const subscribe = async () => {
    await guest.open('')
    const form = page.getByRole('form', { name: 'Newsletter' })
    await form.scrollIntoViewIfNeeded()
    await form.getByLabel('E-mail for the newsletter').fill('sanne@example.com')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('follow the link in it').waitFor()
  }
  await subscribe()
  expect(await state()).toBe('asked')
  await page.goto(linkIn(await lastMail()))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('You are subscribed. Welcome!').waitFor()
  expect(await state()).toBe('subscribed')
  const welcome = await lastMail()

  await stage.shop.db
    .updateTable('subscription')
    .set({ asked_at: new Date(0) })
    .execute()
  await subscribe()
  await expect.poll(async () => (await lastMail()).subject).toBe('You are already subscribed')
  await page.goto(linkIn(welcome))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByText('You are unsubscribed.').waitFor()
  expect(await state()).toBe('left')
})
