// Tests that a report reads as the shopper's words do, without what is secret in them.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { EventRecorder } from './recorder.ts'
import { Shop } from './shop.ts'
import { withSteps } from './steps.ts'

/** A shop without a page: what its words would do is replaced. */
function shopOf(done: string[]): Shop {
  const page = { context: () => null } as unknown as Page
  const shop = new Shop(page, 'http://localhost/en/', new EventRecorder(), ['error: mine'])
  const does = (word: string) => () => Promise.resolve(void done.push(word))
  Object.assign(shop, { search: does('search') })
  Object.assign(shop.product, { choose: does('choose'), add: does('add') })
  Object.assign(shop.account, { login: does('login') })
  return shop
}

test('each word is a step, with what was typed but no password', async () => {
  const [done, titles]: [string[], string[]] = [[], []]
  const shop = withSteps(shopOf(done), (title, body) => {
    titles.push(title)
    return body()
  })
  await shop.search('shirt')
  await shop.product.choose({ size: 'M' })
  await shop.product.add()
  await shop.account.login({ email: 'anna@example.test', password: 'Correct-Horse-9' })
  expect(done).toEqual(['search', 'choose', 'add', 'login'])
  expect(titles).toEqual([
    'search("shirt")',
    'product.choose({"size":"M"})',
    'product.add()',
    'account.login({"email":"anna@example.test","password":"…"})',
  ])
})

test('a line of the cart has steps of its own, and what answers at once is none', async () => {
  const titles: string[] = []
  const shop = withSteps(shopOf([]), (title) => {
    titles.push(title)
    return Promise.reject(new Error('seen'))
  })
  await expect(shop.cart.line('Home shirt').remove()).rejects.toThrow('seen')
  expect(() => shop.expectQuiet()).toThrow('error: mine')
  expect(shop.problems).toEqual(['error: mine'])
  expect(titles).toEqual(['cart.line("Home shirt").remove()'])
})
