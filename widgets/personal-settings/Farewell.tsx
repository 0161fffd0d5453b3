// The link to download the customer's data, and the deletion of the account in two steps.
import { useLingui } from '@lingui/react/macro'
import { environment } from '#shared/environment.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { farewellForm, type Tried } from '#stores/account/profile.ts'
import { $page } from '#stores/page/page.ts'

/** Props of both parts. */
interface FarewellProps {
  tried: Tried
  /** A plain form was refused, so its disclosure is open. */
  isOpen: boolean
  action: string | undefined
  dataUrl: string | undefined
  goneUrl: string | undefined
}

/** The link and the disclosure, which also opens without JavaScript. */
export function Farewell({ tried, isOpen, action, dataUrl, goneUrl }: FarewellProps) {
  const { t } = useLingui()
  const { id } = useMount()
  const { routes } = useShared($page)
  const farewell = useForm(() => farewellForm(tried), { farewellPassword: t`Password` })
  return (
    <section className="personal-settings-part" aria-labelledby={id('data-title')}>
      <h2 className="personal-settings-title" id={id('data-title')}>{t`Your data`}</h2>
      {dataUrl === undefined ? null : (
        <p>
          <ButtonLink href={dataUrl}>{t`Download my data`}</ButtonLink>
        </p>
      )}
      <details className="personal-settings-farewell" open={isOpen}>
        <summary>{t`Delete my account`}</summary>
        <div className="personal-settings-farewell-body">
          <p className="personal-settings-words">
            {t`Your account, addresses, wishlist, alerts and newsletters will be deleted and cannot be restored. Orders on their way will still arrive; you can follow them with their number and your e-mail address.`}
          </p>
          <Form
            of={farewell}
            submit={t`Delete for good`}
            action={action}
            label={t`Delete my account`}
            onSent={() => environment.navigate(goneUrl ?? routes.home)}
          >
            <input type="hidden" name="step" value="delete" />
            <PasswordField {...farewell.text('farewellPassword')} autoComplete="current-password" />
          </Form>
        </div>
      </details>
    </section>
  )
}
