// Cases of typed form values and their problems: one table for the widgets' rules and the host's own, which have to agree.
import type { Problem } from './problem.ts'

/** One field value. `problem` is null where the value must be accepted. */
export interface FormCase {
  field:
    | 'email'
    | 'prefix'
    | 'firstname'
    | 'middlename'
    | 'lastname'
    | 'company'
    | 'country_id'
    | 'postcode'
    | 'street'
    | 'house_number'
    | 'addition'
    | 'city'
    | 'region'
    | 'telephone'
  /** The address's country; defaults to NL. */
  country?: string
  text: string
  problem: Problem | null
}

const required: Problem = { code: 'form.required' }
const incorrect: Problem = { code: 'form.incorrect' }
const tooShort = (length: number): Problem => ({ code: 'form.min-length', values: { length } })
const tooLong = (length: number): Problem => ({ code: 'form.max-length', values: { length } })

type Line = readonly [text: string, problem: Problem | null]
const cases = (field: FormCase['field'], lines: readonly Line[], country?: string): FormCase[] =>
  lines.map(([text, problem]) => ({ field, text, problem, ...(country ? { country } : {}) }))

const taken = (...texts: string[]): Line[] => texts.map((text) => [text, null])
const refused = (problem: Problem, ...texts: string[]): Line[] => texts.map((text) => [text, problem])

const names: readonly Line[] = [
  ...taken(
    'Jo',
    'Åsa',
    'Weiß',
    "O'Neil",
    'O’Neil',
    'Anne-Marie',
    'van den Berg',
    'María José',
    'Žiga',
    '李明',
    'Łukasz',
    'St. John',
    '  Ada  ',
    'x'.repeat(255),
  ),
  ...refused(required, '', ' ', '\t'),
  ...refused(tooShort(2), 'J', ' J ', 'Å', '李', '👟'),
  ...refused(tooLong(255), 'x'.repeat(256), 'å'.repeat(256)),
  ...refused(incorrect, 'Ada\nByron', 'Ada\u0000'),
]

const email: readonly Line[] = [
  ...taken(
    'ada@example.com',
    ' ada@example.com ',
    'Ada.Byron@Example.COM',
    'ada+shop@example.co.uk',
    "o'neil@example.ie",
    'a@b.nl',
    '1@2x.nl',
    'ada_b-c@sub.example.museum',
    'info@müller.de',
    'info@xn--mller-kva.de',
    'kund@åhléns.se',
    '!#$%&*/=?^`{|}~@example.com',
    `${'a'.repeat(64)}@example.com`,
    `${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(60)}.nl`,
  ),
  ...refused(required, '', '   '),
  ...refused(
    { code: 'form.email' },
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@b@example.com',
    'ada byron@example.com',
    'ada@exam ple.com',
    'ada@.example.com',
    'ada@example..com',
    'ada@example.com.',
    '.ada@example.com',
    'ada.@example.com',
    'ada..b@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example.c',
    'ada@example.123',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    '"ada"@example.com',
    'ada,b@example.com',
    'ada@exam_ple.com',
    'Ada <ada@example.com>',
    'mailto:ada@example.com',
    'jörg@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'b'.repeat(64)}.nl`,
  ),
  ...refused(tooLong(255), `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`),
]

const postcodes: FormCase[] = [
  ...cases(
    'postcode',
    [
      ...taken('1012AB', '1012 AB', '1012  ab', ' 9999 XX ', '1'),
      ...refused(tooLong(6), '1012 ABC', '1012-AB'),
      ...refused(required, '', '  '),
    ],
    'NL',
  ),
  ...cases(
    'postcode',
    [
      ...taken('2000', ' 9000 ', '20 00'),
      ...refused(tooShort(4), '200', '1'),
      ...refused(tooLong(4), '20000', 'B-2000'),
      ...refused(required, ''),
    ],
    'BE',
  ),
  ...cases(
    'postcode',
    [
      ...taken('10115', '01067', ' 1 0 1 1 5 '),
      ...refused(tooShort(5), '1011', '1'),
      ...refused(tooLong(5), '101155', 'D-10115'),
      ...refused(required, ''),
    ],
    'DE',
  ),
  ...cases(
    'postcode',
    [...taken('SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'GIR 0AA', 'B1'), ...refused(tooLong(7), 'SW1A 1AAA', 'SW1A-1AA'), ...refused(required, '')],
    'GB',
  ),
  ...cases(
    'postcode',
    [...taken('111 22', '11122', 'SE-111 22', 'x'.repeat(10)), ...refused(tooLong(10), 'x'.repeat(11)), ...refused(required, '')],
    'SE',
  ),
  ...cases('postcode', [...taken('75008', 'A65 F4E2', '1', '١٢٣٤'), ...refused(tooLong(10), '12345678901')], 'FR'),
]

const lines: readonly Line[] = [
  ...taken(
    'Kerkstraat',
    "'s-Gravelandseweg",
    'Straße des 17. Juni',
    'Ångströmsvägen',
    '1e Helmersstraat',
    'Rue de la Loi/Wetstraat',
    'x'.repeat(255),
  ),
  ...refused(required, '', ' '),
  ...refused(tooLong(255), 'x'.repeat(256)),
  ...refused(incorrect, 'Kerk\nstraat', 'Kerk\tstraat'),
]
const optional: readonly Line[] = [
  ...taken('', ' ', 'A', 'Bäcker & Söhne GmbH'),
  ...refused(tooLong(255), 'x'.repeat(256)),
  ...refused(incorrect, 'A\nB'),
]

const houseNumbers: readonly Line[] = [
  ...taken('1', '12', '12a', '12-14', '221 B', ' 7 ', '12 III'),
  ...refused(required, '', ' '),
  ...refused(incorrect, 'a', 'geen', '1\n2'),
]

const telephone: readonly Line[] = [
  ...taken(
    '',
    ' ',
    '0612345678',
    '+31612345678',
    '+31 6 1234 5678',
    '(020) 123 45 67',
    '020-1234567',
    '020–1234567',
    '0049/30/123456',
    '+32 2 123.45.67',
    '123456',
    '123456789012345',
  ),
  ...refused(
    incorrect,
    '12345',
    '1234567890123456',
    '+',
    '++31612345678',
    '06x12345678',
    '31+612345678',
    'bel mij',
    '٠٦١٢٣٤٥٦٧٨',
    '-----------',
  ),
]

/** Every case. */
export const formCases: readonly FormCase[] = [
  ...cases('email', email),
  ...cases('firstname', names),
  ...cases('lastname', names),
  ...postcodes,
  ...['NL', 'BE', 'DE', 'SE', 'GB', 'FR'].flatMap((country) => [
    ...cases('street', lines, country),
    ...cases('city', lines, country),
    ...cases('company', optional, country),
    ...cases('telephone', telephone, country),
  ]),
  ...cases('middlename', [...taken('', 'van der', "'t"), ...optional], 'NL'),
  ...cases('prefix', [...taken('', 'Dr.', 'Prof. Dr.'), ...optional], 'DE'),
  ...cases('region', [...taken('', 'West Yorkshire'), ...optional], 'GB'),
  ...['NL', 'BE', 'DE'].flatMap((country) => cases('house_number', houseNumbers, country)),
  ...cases('house_number', [...taken('', '12', 'Rose Cottage'), ...refused(tooLong(255), 'x'.repeat(256))], 'GB'),
  ...cases('addition', [...taken('', 'A', '3 hoog', 'bis'), ...refused(tooLong(255), 'x'.repeat(256))], 'NL'),
  ...cases('addition', taken('', 'bus 3', '3', 'bte 12', 'b0203'), 'BE'),
  ...cases('addition', taken('', 'c/o Åkesson', 'lgh 1102'), 'SE'),
  ...['NL', 'BE', 'DE', 'SE', 'GB'].flatMap((country) => cases('country_id', taken(country), country)),
  ...cases('country_id', refused({ code: 'form.country' }, '', 'XX', 'nl')),
]
