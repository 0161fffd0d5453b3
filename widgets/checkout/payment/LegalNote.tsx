// The legal information above the order button: products without a right of withdrawal, and links to the terms.
import { Trans, useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { $lines } from '#stores/cart/cart.ts'
import { $page } from '#stores/page/page.ts'

/**
 * The notice and the sentences; each is drawn only if it has content or a link. Links open in a new tab, so that the shopper stays at her
 * step.
 */
export function LegalNote() {
  const { t } = useLingui()
  const { routes } = useShared($page)
  const excluded = useShared($lines).flatMap(({ item }) => (item.hasNoReturn ? [item.name] : []))
  const names = [...new Set(excluded)].join(', ')
  return (
    <>
      {names === '' ? null : (
        <Notice tone="info">{t`Made for you, so the right of withdrawal does not apply to: ${names}. Your rights if it is faulty remain.`}</Notice>
      )}
      <p className="checkout-legal">
        {routes.terms === null ? null : (
          <span>
            <Trans>
              By ordering you agree to our{' '}
              <a href={routes.terms} target="_blank" rel="noopener">
                terms and conditions
              </a>
              .
            </Trans>{' '}
          </span>
        )}
        {routes.withdrawal === null ? null : (
          <span>
            <Trans>
              Please note the instruction on your{' '}
              <a href={routes.withdrawal} target="_blank" rel="noopener">
                right of withdrawal
              </a>
              .
            </Trans>{' '}
          </span>
        )}
        {routes.privacy === null ? null : (
          <span>
            <Trans>
              Our{' '}
              <a href={routes.privacy} target="_blank" rel="noopener">
                privacy notice
              </a>{' '}
              explains how we use your data.
            </Trans>{' '}
          </span>
        )}
        {routes.terms === null && routes.withdrawal === null && routes.privacy === null ? null : t`These links open in a new tab.`}
      </p>
    </>
  )
}
