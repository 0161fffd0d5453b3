// Examples of a customer's profile.
import { example } from '#shared/api/example.ts'
import { changeEmail, changePassword, deleteAccount, getNewsletters, getProfile, saveNewsletters, saveProfile } from './calls.ts'

/** A customer's details. */
export function profileAnswer(change: object = {}) {
  return {
    customer: {
      id: 7,
      email: 'anna@example.test',
      firstname: 'Anna',
      lastname: 'Smit',
      gender: 'female',
      prefix: null,
      company: null,
      telephone: '0612345678',
      birth_date: '2000-02-29',
      version: 3,
      ...change,
    },
  }
}

/** The newsletters; the customer is subscribed to the first. */
export function newslettersAnswer(change: object = {}) {
  return {
    items: [
      { code: 'news', label: 'News and offers', detail: 'About twice a month.', is_subscribed: true },
      { code: 'team', label: 'Team and club', detail: null, is_subscribed: false },
    ],
    state: 'subscribed' as const,
    email: 'anna@example.test',
    version: 2,
    total: 2,
    page: 1,
    page_size: 2,
    ...change,
  }
}

const password = 'Correct-Horse-9'
const person = {
  ...{ firstname: 'Anna', lastname: 'Smit', gender: 'neutral', day: '29', month: '2', year: '2000' },
  ...{ prefix: '', telephone: '', company: '' },
}

/** The examples. */
export const examples = [
  example(getProfile, [], { answer: profileAnswer() }),
  example(saveProfile, [person, 3], { body: { ...person, version: 3 }, answer: profileAnswer() }),
  example(changePassword, [password, 'Battery-Staple-7'], {
    body: { current_password: password, password: 'Battery-Staple-7' },
    answer: true,
  }),
  example(changeEmail, ['new@example.test', password], { body: { email: 'new@example.test', password }, answer: profileAnswer() }),
  example(deleteAccount, [password], { body: { password }, answer: true }),
  example(getNewsletters, [], { answer: newslettersAnswer() }),
  example(saveNewsletters, [['news'], 2], { body: { codes: ['news'], version: 2 }, answer: newslettersAnswer() }),
]
