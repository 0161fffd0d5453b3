// What a customer says of herself, what she logs in with, and the end of her account.
import { useEffect } from 'react'
import * as v from 'valibot'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Profile } from '#shared/schemas/profile.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { useLater } from '#shared/ui/use-later.ts'
import { $profile, loadProfile, profileSeed, provideProfile } from '#stores/profile.ts'
import { DetailsForm } from './DetailsForm.tsx'
import { EmailChange } from './EmailChange.tsx'
import { Farewell } from './Farewell.tsx'
import { PasswordChange } from './PasswordChange.tsx'

const Options = v.object({
  /** Where the plain forms post, each with its `step`. Default: the page's own address. */
  action: v.optional(v.string()),
  /** Where a file of everything kept of her comes from; without it there is no such link. */
  dataUrl: v.optional(v.string()),
  /** Where it leads once the account is gone. Default: `routes.home` of the page. */
  goneUrl: v.optional(v.string()),
  /** The `customer` of `api/customer/me`, where the page knows it. */
  customer: v.optional(v.record(v.string(), v.unknown())),
  /** The host takes passkeys (`api/customer/passkeys`). */
  passkeys: v.optional(v.boolean(), false),
  /** Which plain form was refused: `details`, `email`, `password` or `delete`. */
  step: v.optional(v.string(), ''),
  /** What it was sent with, by name; never a password. */
  values: v.optional(v.record(v.string(), v.string()), {}),
  /** What the server said of its fields, by name. */
  refused: v.optional(v.record(v.string(), v.string()), {}),
  /** The details were changed elsewhere while the plain form was on its way. */
  isChanged: v.optional(v.boolean(), false),
})
/** The widget's options. */
export type SettingsOptions = v.InferOutput<typeof Options>

function PersonalSettings({ options }: { options: SettingsOptions }) {
  const profile = useShared($profile)
  const later = useLater(() => import('./PasskeyPart.tsx'), options.passkeys)
  useEffect(() => void loadProfile(), [])
  if (profile.state === 'failed') return <Notice tone="error">{failureSentence(profile.error)}</Notice>
  if (profile.state !== 'ready') return <Spinner />
  const tried = (step: string) => (options.step === step ? options : { values: {}, refused: {} })
  const { action, dataUrl, goneUrl } = options
  return (
    <div className="personal-settings-parts">
      <DetailsForm profile={profile.value} tried={tried('details')} action={action} />
      <EmailChange email={profile.value.email} tried={tried('email')} action={action} />
      <PasswordChange tried={tried('password')} action={action} />
      {later ? <later.PasskeyPart /> : null}
      <Farewell tried={tried('delete')} isOpen={options.step === 'delete'} action={action} dataUrl={dataUrl} goneUrl={goneUrl} />
    </div>
  )
}

function prepare({ customer, isChanged }: SettingsOptions) {
  const read = v.safeParse(Profile, { customer })
  return provideProfile(read.success ? read.output : null, isChanged)
}

export default defineWidget({ name: 'personal-settings', options: Options, view: PersonalSettings, seed: [profileSeed], prepare })
