// Asks for the newsletter.
import { Anything, ask } from './client.ts'

/** What is asked: an address, and that its owner agrees. */
export type NewsletterWish = { email: string; consent: boolean }

/** The host says by mail only whether it knew the address. */
export async function askForNewsletter(wish: NewsletterWish): Promise<void> {
  await ask('POST', 'api/newsletter', Anything, { json: wish, challenge: 'newsletter' })
}
