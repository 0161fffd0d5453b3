// The calls of what surrounds the shop: the panels of the navigation and the newsletter.
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import { MenuHtml } from './wire.ts'

/** A menu's HTML as the host wrote it; sends the anti-forgery and store id headers. Not sanitised yet. */
export const getDropdown = defineCall({
  method: 'GET',
  path: 'api/navigation/get-dropdown/{menuId}',
  client: 'session',
  group: 'base',
  answer: MenuHtml,
  format: 'text',
  send: (menuId: string) => ({ at: { menuId } }),
})

/** What is asked: an address, and that its owner agrees. */
export type NewsletterWish = { email: string; consent: boolean }

/** Subscribes an address. Only the host's e-mail says whether the address was known. */
export const askForNewsletter = defineCall({
  method: 'POST',
  path: 'api/newsletter',
  client: 'session',
  group: 'service',
  challenge: 'newsletter',
  answer: Anything,
  send: (wish: NewsletterWish) => ({ json: wish }),
})
