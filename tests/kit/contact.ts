// A message to the shop in a shopper's words.
import { refusals, type Stage } from './stage.ts'

/** A message as a shopper types it. */
export interface Message {
  name: string
  email: string
  subject: string
  orderNumber?: string | undefined
  message: string
}

/** The page with `contact-form`. */
export class Contact {
  readonly #stage: Stage

  /** @internal */
  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Writes to the shop, and waits until it says that the message has arrived. Throws what the shopper reads if it is refused. */
  async write({
    name = 'Anna O’Neil',
    email = 'anna@example.test',
    subject = 'Sizes',
    message,
    orderNumber,
  }: Partial<Message>): Promise<void> {
    const mount = await this.#stage.mount('contact-form')
    const texts = await this.#stage.texts()
    await mount.locator('input[autocomplete="name"]').fill(name)
    await mount.locator('input[autocomplete="email"]').fill(email)
    await mount.getByLabel(texts('Subject')).fill(subject)
    if (orderNumber !== undefined) await mount.getByLabel(texts('Order number')).fill(orderNumber)
    await mount.getByRole('textbox', { name: texts('Message') }).fill(message ?? 'Is the shirt cut wide?')
    await mount.getByRole('button', { name: texts('Send') }).click()
    // The form is gone then.
    await this.#stage.first('The message', mount.locator('form').waitFor({ state: 'detached' }), refusals(mount))
  }
}
