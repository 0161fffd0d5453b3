// The offer of an account for a guest: one password, and the account has this order. Loaded once the order is known to allow it.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { PasswordChecks } from '#shared/session/parts/PasswordChecks.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { orderAccountForm } from '#stores/account/order-account.ts'
import { $page } from '#stores/page/page.ts'

/** The offer; once accepted, a link to the account. */
export function AccountOffer({ orderNumber, email }: { orderNumber: string; email: string }) {
  const { t } = useLingui()
  const { limits, routes } = useShared($page)
  const [isMade, setMade] = useState(false)
  const account = useForm(() => orderAccountForm(orderNumber), { password: t`Password`, passwordConfirmation: t`Confirm password` })
  if (isMade) {
    return (
      <Notice tone="success" action={<ButtonLink href={routes.account}>{t`To my account`}</ButtonLink>}>
        {t`Your account is ready, and this order is in it.`}
      </Notice>
    )
  }
  return (
    <section className="order-confirmation-account" aria-labelledby={`${orderNumber}-account`}>
      <h3 id={`${orderNumber}-account`}>{t`Save this order to an account`}</h3>
      <p>
        <Exact
          text={t`Choose a password for ${email}. Next time your address will be filled in, and you can follow your orders.`}
          keep={[email]}
        />
      </p>
      <Form of={account} submit={t`Create an account`} onSent={() => setMade(true)} className="order-confirmation-account-form">
        <PasswordField {...account.text('password')} autoComplete="new-password" />
        <PasswordChecks password={account.state.values.password} limits={limits.password} />
        <PasswordField {...account.text('passwordConfirmation')} autoComplete="new-password" />
      </Form>
    </section>
  )
}
