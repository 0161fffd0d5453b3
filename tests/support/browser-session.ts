// A browser's session: the token that writes send, and what happens to a session while a browser stays open.
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { untilDrawn } from './idle.ts'
import type { Visit } from './visit.ts'

/** A shopper with a browser in a store. */
interface Shopper {
  context: BrowserContext
  /** The store's address. */
  base: string
  visit: Pick<Visit, 'waiting'>
}

/** A write as the widgets make it, with the token of the session. */
export async function sendAs({ context, base }: Omit<Shopper, 'visit'>, method: 'put' | 'post', path: string, data: object): Promise<void> {
  await context.request.get(`${base}api/session`)
  const cookies = await context.cookies(`${base}checkout`)
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token), 'X-Requested-With': 'XMLHttpRequest' }
  const answer = await context.request[method](base + path, { headers, data })
  if (!answer.ok()) throw new Error(`${path}: the shop answered ${answer.status()} ${await answer.text()}`)
}

/** Replaces the token with an expired one, as in a browser that was left open for an hour. */
export async function spoilToken({ context, base, visit }: Shopper): Promise<void> {
  await untilAnswered(visit)
  const cookies = await context.cookies(`${base}checkout`)
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')
  if (!token) throw new Error('spoilToken: there is none')
  await context.addCookies([{ ...token, value: 'of-an-hour-ago' }])
}

/** Deletes the session's cookies, as if they had expired. */
export async function forgetSession({ context, visit }: Shopper): Promise<void> {
  await untilAnswered(visit)
  await context.clearCookies({ name: /^(touchline-sid|XSRF-TOKEN|touchline-session)$/ })
}

/** Deletes all cookies of the shop. */
export async function forgetAll({ context, visit }: Omit<Shopper, 'base'>): Promise<void> {
  await untilAnswered(visit)
  await context.clearCookies()
}

/**
 * Disconnects once the page is idle: otherwise a slow machine would miss files that it still had to load, which is not what the test is
 * about.
 */
export async function goOffline({ context, visit, page }: Omit<Shopper, 'base'> & { page: Page }): Promise<void> {
  const files = /^(document|fetch|xhr|script|stylesheet)$/
  do {
    await untilAnswered(visit, files)
    await untilDrawn(page)
  } while (onTheWay(visit, files).length > 0)
  await context.setOffline(true)
}

/** Connects again, and waits until the page's own requests arrive: the browser confirms before its network process has heard of it. */
export async function goOnline({ context, page }: Pick<Shopper, 'context'> & { page: Page }): Promise<void> {
  await context.setOffline(false)
  const arrives = (): Promise<boolean> =>
    page.evaluate(() => {
      const file = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
      return fetch(file?.href ?? '/', { cache: 'no-store' }).then(
        () => true,
        () => false,
      )
    })
  await expect.poll(arrives).toBe(true)
}

const calls = /^(document|fetch|xhr)$/
const onTheWay = ({ waiting }: Pick<Visit, 'waiting'>, types: RegExp) =>
  [...waiting].filter((request) => types.test(request.resourceType())).map((request) => request.url())

/** Waits until no call is pending, since its answer would set the cookies again. */
export async function untilAnswered(visit: Pick<Visit, 'waiting'>, types = calls): Promise<void> {
  await expect.poll(() => onTheWay(visit, types)).toEqual([])
}
