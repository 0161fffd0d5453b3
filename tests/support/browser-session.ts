// What a browser has of a session: the token that writes carry, and what time does to it in one that was left open.
import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from './visit.ts'

/** Whoever has a browser in a store. */
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

/** The token of an hour ago, as a browser has it that was left open. */
export async function spoilToken({ context, base, visit }: Shopper): Promise<void> {
  await untilAnswered(visit)
  const cookies = await context.cookies(`${base}checkout`)
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')
  if (!token) throw new Error('spoilToken: there is none')
  await context.addCookies([{ ...token, value: 'of-an-hour-ago' }])
}

/** The browser forgot who she is: the cookies that live a week are gone. */
export async function forgetSession({ context, visit }: Shopper): Promise<void> {
  await untilAnswered(visit)
  await context.clearCookies({ name: /^(touchline-sid|XSRF-TOKEN|touchline-session)$/ })
}

/** Waits until no call is on its way: its answer would bring the cookies back. */
export async function untilAnswered({ waiting }: Pick<Visit, 'waiting'>): Promise<void> {
  await expect
    .poll(() => [...waiting].filter((request) => /^(document|fetch|xhr)$/.test(request.resourceType())).map((request) => request.url()))
    .toEqual([])
}
