// Calls of the navigation's panels and the newsletter.
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import { MenuHtml } from './wire.ts'

/** The HTML of a menu from the host; sends the anti-forgery and store id headers. Not sanitised yet. */
export const getDropdown = defineCall({
  method: 'GET',
  path: 'api/navigation/get-dropdown/{menuId}',
  client: 'session',
  group: 'base',
  answer: MenuHtml,
  format: 'text',
  send: (menuId: string) => ({ at: { menuId } }),
})

/** The request: an address, and its owner's consent. */
export type NewsletterWish = { email: string; consent: boolean }

/** Subscribes an address. Only the host's e-mail reveals whether the address was known. */
export const requestNewsletter = defineCall({
  method: 'POST',
  path: 'api/newsletter',
  client: 'session',
  group: 'service',
  challenge: 'newsletter',
  answer: Anything,
  send: (newsletter: NewsletterWish) => ({ json: newsletter }),
})
