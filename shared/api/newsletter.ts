// Asks for the newsletter.
import { Anything, ask } from './client.ts'

/** What is asked: an address, and that its owner agrees. */
export type NewsletterWish = { email: string; consent: boolean }

/** Subscribes an address. Only the host's e-mail says whether the address was known. */
export async function askForNewsletter(wish: NewsletterWish): Promise<void> {
  await ask('POST', 'api/newsletter', Anything, { json: wish, challenge: 'newsletter' })
}
