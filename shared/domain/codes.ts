// Failure codes that every subject shares, and those of typed values, each with its sentence.
import { msg } from '@lingui/core/macro'
import type { CodesOf } from './code.ts'

/** Sentences by code. */
export const codes = {
  'general.failed': msg({ id: 'general.failed', message: 'Something went wrong, please try again later' }),
  'general.offline': msg({ id: 'general.offline', message: 'The shop cannot be reached. Check your connection and try again.' }),
  'general.timeout': msg({ id: 'general.timeout', message: 'This is taking longer than usual. Please try again.' }),
  'general.editing': msg({ id: 'general.editing', message: 'This page is being edited, so nothing is saved or bought.' }),
  'challenge.slow': msg({
    id: 'challenge.slow',
    message: 'We are checking that you are not a robot. On some devices this takes a moment; nothing you typed is lost.',
  }),
  'challenge.failed': msg({
    id: 'challenge.failed',
    message: 'We could not check that you are not a robot. What you typed is still here: try again, or contact us another way.',
  }),
  'form.required': msg({ id: 'form.required', message: 'This field is required' }),
  'form.email': msg({ id: 'form.email', message: 'Please enter a valid email address' }),
  'form.email-repeat': msg({ id: 'form.email-repeat', message: 'E-mail addresses do not match.' }),
  'form.between': msg({ id: 'form.between', message: 'Please enter a number between {min} and {max}' }),
  'form.min-length': msg({ id: 'form.min-length', message: 'Min length is {length}' }),
  'form.max-length': msg({ id: 'form.max-length', message: 'Max length is {length}' }),
  'form.max-characters': msg({ id: 'form.max-characters', message: 'Max {count} characters' }),
  'form.incorrect': msg({ id: 'form.incorrect', message: 'The value is incorrect' }),
  'form.country': msg({ id: 'form.country', message: 'Select a country' }),
  'form.password-classes': msg({
    id: 'form.password-classes',
    message: 'Use at least {count} of these: lower case, upper case, digits, special characters',
  }),
  'form.password-repeat': msg({ id: 'form.password-repeat', message: 'Passwords do not match.' }),
  'form.code': msg({ id: 'form.code', message: 'Please enter a valid code' }),
  'form.file-count': msg({ id: 'form.file-count', message: 'Choose at most {count} files' }),
  'form.file-size': msg({ id: 'form.file-size', message: 'Each file may be at most {megabytes} MB' }),
  'form.file-kind': msg({ id: 'form.file-kind', message: 'This type of file is not supported' }),
}

declare module './code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
