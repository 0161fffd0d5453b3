// A customer's details: parsing from a call or a form, and validation.
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '#demo-pages/database/tables.ts'
import { phoneFault } from '../address.ts'
import type { FieldFault, FieldFaults } from '../shop-error.ts'
import { onlyFaults, optionalFault, textFault } from '../text-faults.ts'

/** A text or number of a call, as trimmed text; a missing value is empty. */
export const Words = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value).trim()),
)

/** Name, gender, birth date and similar details; e-mail address and password have their own calls. */
export const Details = v.object({
  firstname: Words,
  lastname: Words,
  gender: Words,
  day: Words,
  month: Words,
  year: Words,
  prefix: Words,
  telephone: Words,
  company: Words,
})
export type Details = v.InferOutput<typeof Details>

/** The row's columns. */
export type DetailColumns = Pick<
  Selectable<Tables['customer']>,
  'firstname' | 'lastname' | 'gender' | 'prefix' | 'company' | 'telephone' | 'birth_date'
>

/** The errors by field; empty if there are none. */
export function faultsOf(details: Details, now: Date): FieldFaults {
  const { firstname, lastname, gender, prefix, telephone, company } = details
  return onlyFaults({
    firstname: textFault(firstname || null, 2, 255),
    lastname: textFault(lastname || null, 2, 255),
    gender: ['', 'male', 'female', 'neutral'].includes(gender) ? null : { sentence: 'field.incorrect' },
    ...birthDateFaults(details, now),
    prefix: optionalFault(prefix || null),
    telephone: phoneFault(telephone || null),
    company: optionalFault(company || null),
  })
}

/** The values for the row; an empty one is stored as null. */
export function columnsOf({ firstname, lastname, gender, prefix, company, telephone, day, month, year }: Details): DetailColumns {
  return {
    firstname,
    lastname,
    gender: gender === 'male' || gender === 'female' ? gender : null,
    prefix: prefix || null,
    company: company || null,
    telephone: telephone || null,
    birth_date: day === '' ? null : `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  }
}

type BirthDate = Pick<Details, 'day' | 'month' | 'year'>

/** An entirely empty date is valid, since the field is optional. */
function birthDateFaults({ day, month, year }: BirthDate, now: Date): Record<keyof BirthDate, FieldFault | null> {
  const none = { day: null, month: null, year: null }
  if (`${day}${month}${year}` === '') return none
  const faults = { day: numberFault(day, 31), month: numberFault(month, 12), year: yearFault(year) }
  if (faults.day || faults.month || faults.year) return faults
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (date.getUTCDate() !== Number(day)) return { ...none, day: { sentence: 'field.incorrect' } }
  return date < now ? none : { ...none, year: { sentence: 'field.incorrect' } }
}

function numberFault(text: string, most: number): FieldFault | null {
  if (text === '') return { sentence: 'field.required' }
  const isFine = /^\d{1,15}$/.test(text) && Number(text) >= 1 && Number(text) <= most
  return isFine ? null : { sentence: 'field.between', parameters: [1, most] }
}

function yearFault(text: string): FieldFault | null {
  if (text === '') return { sentence: 'field.required' }
  if (!/^\d+$/.test(text) || text.length > 4) return { sentence: 'field.incorrect' }
  return text.length < 4 ? { sentence: 'field.too-short', limit: 4 } : null
}
