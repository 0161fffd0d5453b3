// The form for one gift card; a separate file, since a cart shows the cards in use without it.
import type { GiftCardBalance } from '#shared/cart/wire/discounts.ts'
import type { Result } from '#shared/domain/failure.ts'
import { codeRule } from '#shared/domain/form-rules.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { checkGiftCard } from './gift-balance.ts'
import { applyGiftCard } from './gift-cards.ts'

/** The form's two buttons: pay with the card, or only check its balance. */
export type GiftCardAction = 'apply' | 'check'

/** Makes the form for one card; a check resolves to the balance. The code is kept in no draft. */
export function giftCardForm(action: () => GiftCardAction): Form<{ code: string }, GiftCardBalance | null> {
  return form({
    values: { code: '' },
    rules: () => ({ code: codeRule }),
    submit: async ({ code }): Promise<Result<GiftCardBalance | null>> => {
      if (action() === 'check') return checkGiftCard(code)
      const applied = await applyGiftCard(code)
      return applied.ok ? { ok: true, value: null } : applied
    },
  })
}
