// What the law wants a shopper to know before she orders on credit: who lends, until when, what lateness costs, and the lender's terms.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { creditLawOf } from '#shared/checkout/rules/credit-law.ts'
import type { Credit } from '#shared/checkout/wire/credit.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $page } from '#stores/page/page.ts'

/** The note below a payment method; `termsUrl` is null where the method's own fields link to the terms. */
export function CreditNote({ credit: { lender, dueDays, cost, warning }, termsUrl }: { credit: Credit; termsUrl: string | null }) {
  const { t } = useLingui()
  const { country } = useShared($page)
  const law = creditLawOf(country).warning
  const lawful = warning ?? (law === null ? null : sentence(law))
  return (
    <div className="checkout-credit" role="note" aria-label={t`Payment on credit`}>
      {lawful === null ? null : (
        <p>
          <strong>{lawful}</strong>
        </p>
      )}
      {lender === null ? null : <p>{t`${lender} lends you the amount: you pay them, not the shop.`}</p>}
      {dueDays === null ? null : <p>{t`${plural(dueDays, { one: 'Pay within # day', other: 'Pay within # days' })} of your order.`}</p>}
      {cost === null ? null : <p>{t`If you pay late: ${cost}`}</p>}
      {termsUrl === null ? null : (
        <p>
          <Trans>
            Read the{' '}
            <a href={termsUrl} target="_blank" rel="noopener">
              terms of the lender
            </a>{' '}
            (opens in a new tab).
          </Trans>
        </p>
      )}
    </div>
  )
}
