// The fields of a customer's details with their labels, shared by registration and settings.
import type { ReactNode } from 'react'
import type { Person } from '#shared/session/rules/person.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { FormView } from '#shared/ui/use-form.ts'

/** Texts beside the field labels. */
export interface PersonTexts {
  female: string
  male: string
  noAnswer: string
  /** Null where the host does not ask for it. */
  birthDate: string | null
  day: string
  month: string
  year: string
}

/** Props of the fields. */
export interface PersonFieldsProps {
  of: Pick<FormView<Person>, 'text' | 'group' | 'radio'>
  texts: PersonTexts
  /** Leaves out what is asked later: phone, gender, title and company. */
  isShort?: boolean
  /** Content after the name fields. */
  children?: ReactNode
}

/** The fields of a form that has all of them; required fields come first. */
export function PersonFields({ of: { text, group, radio }, texts, isShort = false, children }: PersonFieldsProps) {
  return (
    <>
      <div className="touchline-person-pair">
        <TextField {...text('firstname')} autoComplete="given-name" />
        <TextField {...text('lastname')} autoComplete="family-name" />
      </div>
      {children}
      {isShort ? null : <TextField {...text('telephone')} type="tel" inputMode="tel" autoComplete="tel" />}
      {texts.birthDate === null ? null : (
        <fieldset className="touchline-group">
          <legend className="touchline-group-legend">{texts.birthDate}</legend>
          <div className="touchline-person-dates">
            <TextField {...dateOf('day')} label={texts.day} autoComplete="bday-day" />
            <TextField {...dateOf('month')} label={texts.month} autoComplete="bday-month" />
            <TextField {...dateOf('year')} label={texts.year} autoComplete="bday-year" />
          </div>
        </fieldset>
      )}
      {isShort ? null : (
        <>
          <RadioGroup {...group('gender')} className="touchline-person-gender">
            <Choice {...radio('gender', 'female')} label={texts.female} />
            <Choice {...radio('gender', 'male')} label={texts.male} />
            <Choice {...radio('gender', 'neutral')} label={texts.noAnswer} />
          </RadioGroup>
          <TextField {...text('prefix')} autoComplete="honorific-prefix" />
          <TextField {...text('company')} autoComplete="organization" />
        </>
      )}
    </>
  )

  /** The whole date is marked as optional once, not each of its fields. */
  function dateOf(name: 'day' | 'month' | 'year') {
    const { note: _, ...field } = text(name)
    return { ...field, inputMode: 'numeric' } as const
  }
}
