// The form for the customer's details, with a notice if they were saved elsewhere meanwhile.
import { useLingui } from '@lingui/react/macro'
import { PersonFields } from '#shared/account/parts/PersonFields.tsx'
import type { Profile } from '#shared/account/wire.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { Person } from '#shared/session/rules/person.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { $savedMeanwhile, profileForm, takeSavedMeanwhile, type Tried, valuesOf } from '#stores/account/profile.ts'
import { useSettingsTexts } from './settings-texts.ts'

/** Props of the form. */
interface DetailsFormProps {
  profile: Profile
  tried: Tried
  action: string | undefined
}

/** The form. Saving again after the notice overwrites the other version on purpose. */
export function DetailsForm({ profile, tried, action }: DetailsFormProps) {
  const { t } = useLingui()
  const { id } = useMount()
  const { labels, texts } = useSettingsTexts()
  const meanwhile = useShared($savedMeanwhile)
  const details = useForm(() => profileForm(profile, tried), labels)
  const { values, sending } = details.state
  const theirs = meanwhile && valuesOf(meanwhile)
  const spoken = (name: keyof Person, value: string) =>
    name === 'gender' ? ({ female: texts.female, male: texts.male }[value] ?? texts.noAnswer) : value || '–'
  const take = () => {
    if (theirs) details.form.reset(theirs)
    takeSavedMeanwhile()
  }
  const names: (keyof Person)[] = ['firstname', 'lastname', 'telephone', 'day', 'month', 'year', 'gender', 'prefix', 'company']
  return (
    <section className="personal-settings-part" aria-labelledby={id('details-title')}>
      <h2 className="personal-settings-title" id={id('details-title')}>{t`Your details`}</h2>
      {theirs ? (
        <div className="personal-settings-versions">
          <p className="personal-settings-words">{t`This has been changed elsewhere in the meantime. Your own changes are still in the fields: save again to keep them.`}</p>
          <dl className="personal-settings-list">
            {names
              .filter((name) => theirs[name] !== values[name])
              .map((name) => (
                <div key={name} className="personal-settings-row">
                  <dt>{labels[name]}</dt>
                  <dd>{spoken(name, theirs[name])}</dd>
                </div>
              ))}
          </dl>
          <Button onPress={take}>{t`Use the saved version`}</Button>
        </div>
      ) : null}
      <Form of={details} submit={t`Save`} action={action} label={t`Your details`}>
        <input type="hidden" name="step" value="details" />
        <input type="hidden" name="version" value={profile.version} />
        <PersonFields of={details} texts={texts} />
        {sending.state === 'sent' ? <Notice tone="success">{t`Your details are saved.`}</Notice> : null}
      </Form>
    </section>
  )
}
