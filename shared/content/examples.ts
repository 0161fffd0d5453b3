// Examples of a menu and of the newsletter.
import { example } from '#shared/api/example.ts'
import { requestNewsletter, getDropdown } from './calls.ts'

/** A menu of two levels. */
export function menuAnswer() {
  return '<ul><li><a href="/nl/tennis/rackets">Rackets</a><ul><li><a href="/nl/tennis/rackets/junior">Junior</a></li></ul></li></ul>'
}

/** The examples. */
export const examples = [
  example(getDropdown, ['3'], { answer: menuAnswer() }),
  example(requestNewsletter, [{ email: 'anna@example.test', consent: true }], {
    body: { email: 'anna@example.test', consent: true },
    answer: { state: 'asked' },
  }),
]
