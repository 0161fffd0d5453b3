// Changes the password; asks for the current one.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { PasswordChecks } from '#shared/session/parts/PasswordChecks.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { newPasswordForm, type Tried } from '#stores/account/profile.ts'
import { $page } from '#stores/page/page.ts'

/** The form. */
export function PasswordChange({ tried, action }: { tried: Tried; action: string | undefined }) {
  const { t } = useLingui()
  const { id } = useMount()
  const { limits } = useShared($page)
  const change = useForm(() => newPasswordForm(tried), {
    currentPassword: t`Current password`,
    password: t`New password`,
    passwordConfirmation: t`Confirm password`,
  })
  return (
    <section className="personal-settings-part" aria-labelledby={id('password-title')}>
      <h2 className="personal-settings-title" id={id('password-title')}>{t`Password`}</h2>
      <p className="personal-settings-words">{t`You will be logged out on all other devices.`}</p>
      <Form of={change} submit={t`Change password`} action={action} label={t`Password`}>
        <input type="hidden" name="step" value="password" />
        <PasswordField {...change.text('currentPassword')} autoComplete="current-password" />
        <PasswordField {...change.text('password')} autoComplete="new-password" />
        <PasswordChecks password={change.state.values.password} limits={limits.password} />
        <PasswordField {...change.text('passwordConfirmation')} autoComplete="new-password" />
        {change.state.sending.state === 'sent' ? (
          <Notice tone="success">{t`Your password has been changed. You are logged out everywhere else.`}</Notice>
        ) : null}
      </Form>
    </section>
  )
}
