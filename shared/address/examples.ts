// Examples of an address, and of the calls that help to fill one in.
import { example } from '#shared/api/example.ts'
import { checkEmailAvailable, completeAddress, suggestEmail } from './calls.ts'

/** An address on the wire. */
export function addressAnswer(part: object = {}) {
  return {
    id: null,
    customer_id: null,
    customer_address_id: null,
    email: 'anna@example.test',
    prefix: null,
    firstname: 'Anna',
    middlename: null,
    lastname: "O'Neil",
    postcode: '1012 AB',
    street: ['Damrak', '1', 'bus 3'],
    city: 'Amsterdam',
    telephone: '+31201234567',
    company: null,
    country_id: 'NL',
    region: null,
    region_code: null,
    region_id: null,
    default_billing: null,
    default_shipping: null,
    same_as_billing: 1 as const,
    save_in_address_book: 0 as const,
    ...part,
  }
}

/** The examples. */
export const examples = [
  example(completeAddress, ['api/address/complete', '1012 AB', '1'], {
    body: { postcode: '1012 AB', house_number: '1' },
    answer: { street: 'Damrak', city: 'Amsterdam' },
  }),
  example(checkEmailAvailable, ['anna@example.test'], { body: { customerEmail: 'anna@example.test' }, answer: true }),
  example(suggestEmail, ['anna@exmaple.test'], { answer: ['anna@example.test'] }),
]
