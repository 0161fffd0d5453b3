// A gift card's balance. Whoever has the code can spend it, so it is sent in a body, kept in no draft, and cleared with the answer.
import type { GiftCardBalance } from '#shared/cart/wire/discounts.ts'
import type { Result } from '#shared/domain/failure.ts'
import { codeRule } from '#shared/domain/form-rules.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { attempt } from '#stores/kit/attempt.ts'

/** Requests the balance of a card; changes nothing. */
export function checkGiftCard(code: string): Promise<Result<GiftCardBalance>> {
  return attempt(async () => (await import('#shared/cart/discounts/calls.ts')).checkGiftCard(code.trim()))
}

/** Makes the form; `refused` is the server's message about the code in a plain form. */
export function balanceForm(refused: string | undefined): Form<{ code: string }, GiftCardBalance> {
  return form({
    values: { code: '' },
    refused: refused === undefined ? {} : { code: refused },
    rules: () => ({ code: codeRule }),
    submit: ({ code }) => checkGiftCard(code),
    secrets: ['code'],
  })
}
