// The labels and messages of the fields about a person.
import { useLingui } from '@lingui/react/macro'
import type { PersonTexts } from '#shared/account/parts/PersonFields.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import type { Person } from '#shared/session/rules/person.ts'
import { $page } from '#stores/page/page.ts'

/** Returns the form's labels, and the messages beside the fields. A short form asks for a date of birth only where the host needs it. */
export function usePersonTexts(isShort: boolean): { labels: Record<keyof Person, string>; texts: PersonTexts } {
  const { t } = useLingui()
  const { birthDate: limit } = useShared($page).limits
  return {
    labels: {
      gender: t`Gender`,
      prefix: t`Title (such as Dr)`,
      firstname: t`First name`,
      lastname: t`Last name`,
      day: t`Day of birth`,
      month: t`Month of birth`,
      year: t`Year of birth`,
      telephone: t`Phone number`,
      company: t`Company`,
    },
    texts: {
      female: t`Female`,
      male: t`Male`,
      noAnswer: t`Prefer not to say`,
      birthDate:
        limit === 'absent' || (isShort && limit === 'optional')
          ? null
          : limit === 'optional'
            ? t`Date of birth (optional)`
            : t`Date of birth`,
      day: t`Day`,
      month: t`Month`,
      year: t`Year`,
    },
  }
}
