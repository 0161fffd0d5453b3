// The customer's details, her login data, and the deletion of her account.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { Profile } from '#shared/account/wire.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Awaited } from '#shared/ui/Awaited.tsx'
import { useLater } from '#shared/ui/use-later.ts'
import { $profile, loadProfile, profileSeed, provideProfile } from '#stores/account/profile.ts'
import { $page } from '#stores/page/page.ts'
import { DetailsForm } from './DetailsForm.tsx'
import { EmailChange } from './EmailChange.tsx'
import { Farewell } from './Farewell.tsx'
import { PasswordChange } from './PasswordChange.tsx'

const Options = v.object({
  /** Where the forms post without JavaScript, each with its `step`. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The address of the file with all the customer's data; without it there is no such link. */
  dataUrl: v.optional(v.string()),
  /** The page to open once the account is deleted. Default: `routes.home` of the page. */
  goneUrl: v.optional(v.string()),
  /** The `customer` of `api/customer/me`, if the page has it. */
  customer: v.optional(v.record(v.string(), v.unknown())),
  /** Whether the host supports passkeys (`api/customer/passkeys`). */
  passkeys: v.optional(v.boolean(), false),
  /** The plain form that was refused: `details`, `email`, `password` or `delete`. */
  step: v.optional(v.string(), ''),
  /** The values it was sent with, by name; never a password. */
  values: v.optional(v.record(v.string(), v.string()), {}),
  /** The server's messages for its fields, by name. */
  refused: v.optional(v.record(v.string(), v.string()), {}),
  /** Whether the details were changed elsewhere while the plain form was being sent. */
  isChanged: v.optional(v.boolean(), false),
})
/** The widget's options. */
export type SettingsOptions = v.InferOutput<typeof Options>

function PersonalSettings({ options }: { options: SettingsOptions }) {
  const { t } = useLingui()
  const profile = useShared($profile)
  const { routes } = useShared($page)
  const later = useLater(() => import('./PasskeyPart.tsx'), options.passkeys)
  useEffect(() => void loadProfile(), [])
  const tried = (step: string) => (options.step === step ? options : { values: {}, refused: {} })
  const { action, dataUrl, goneUrl } = options
  return (
    <Awaited of={profile} label={t`Loading your details`} onRetry={() => loadProfile()} loginUrl={routes.login}>
      {(value) => (
        <div className="personal-settings-parts">
          <DetailsForm profile={value} tried={tried('details')} action={action} />
          <EmailChange email={value.email} tried={tried('email')} action={action} />
          <PasswordChange tried={tried('password')} action={action} />
          {later ? <later.PasskeyPart /> : null}
          <Farewell tried={tried('delete')} isOpen={options.step === 'delete'} action={action} dataUrl={dataUrl} goneUrl={goneUrl} />
        </div>
      )}
    </Awaited>
  )
}

function prepare({ customer, isChanged }: SettingsOptions) {
  const read = v.safeParse(Profile, { customer })
  return provideProfile(read.success ? read.output : null, isChanged)
}

export default defineWidget({
  name: 'personal-settings',
  options: Options,
  view: PersonalSettings,
  load: () => loadProfile(),
  seed: [profileSeed],
  prepare,
})
