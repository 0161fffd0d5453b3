// The form that applies a coupon; a separate file, since a cart shows the coupon in use without it.
import { codeRule } from '#shared/domain/form-rules.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { applyCoupon } from './coupon.ts'

/** Makes the form that applies a code. */
export function couponForm(): Form<{ couponCode: string }, void> {
  return form({
    values: { couponCode: '' },
    rules: () => ({ couponCode: codeRule }),
    submit: ({ couponCode }) => applyCoupon(couponCode),
  })
}
