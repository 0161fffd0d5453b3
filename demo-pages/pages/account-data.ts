// `/account/settings/data`: all stored data of a customer, as a file to download.
import type { HostContext } from '../host/context.ts'
import { copyOf } from '../shop/customers/my-data.ts'
import { loginFirst } from './account-frame.ts'
import type { Frame } from './frame.ts'

/** Sends the file; redirects a guest to the login. */
export async function answerCopy(_frame: Frame, c: HostContext): Promise<Response> {
  const toLogin = loginFirst(c, 'account/settings')
  if (toLogin) return toLogin
  c.header('Content-Disposition', 'attachment; filename="touchline-data.json"')
  return c.body(JSON.stringify(await copyOf(c.get('shop'), c.get('session')), null, 2), 200, {
    'Content-Type': 'application/json; charset=utf-8',
  })
}
