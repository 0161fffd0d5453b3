// What time does to a browser that was left open: its token is too old, or it forgot who she is.
import type { BrowserContext } from 'playwright-core'

/** Whoever has a browser in a store. */
interface Shopper {
  context: BrowserContext
  /** The store's address. */
  base: string
}

/** The token that a write has to carry; empty where the shop gave none yet. */
export async function readToken({ context, base }: Shopper): Promise<string> {
  const cookies = await context.cookies(`${base}checkout`)
  return decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
}

/** The token of an hour ago, as a browser has it that was left open. */
export async function spoilToken({ context, base }: Shopper): Promise<void> {
  const cookies = await context.cookies(`${base}checkout`)
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')
  if (!token) throw new Error('spoilToken: there is none')
  await context.addCookies([{ ...token, value: 'of-an-hour-ago' }])
}

/** The browser forgot who she is: the cookies that live a week are gone. */
export async function forgetSession({ context }: Shopper): Promise<void> {
  await context.clearCookies({ name: /^(touchline-sid|XSRF-TOKEN|touchline-session)$/ })
}
