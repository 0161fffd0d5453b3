// What people, pastes and attackers enter into fields, by kind of field, with the expected error: the table that widgets and host must match.
import type { Problem } from '#shared/domain/problem.ts'
import type { MessageId } from '#demo-pages/shop/messages.ts'

/** A value of one field. */
export interface HardValue {
  value: string | boolean
  /** The expected error beside the field; null if the value is valid. */
  says: Problem | null
  /** The error that only the host can find: the widget sends the value and shows this message. */
  host?: { sentence: MessageId; parameters?: readonly (string | number)[] }
  /** No database can store it: the host refuses the whole call, whichever field has it. */
  isUnkeepable?: true
}

const required: Problem = { code: 'form.required' }
const incorrect: Problem = { code: 'form.incorrect' }
const email: Problem = { code: 'form.email' }

const taken = (...values: (string | boolean)[]): HardValue[] => values.map((value) => ({ value, says: null }))
const refused = (says: Problem, ...values: (string | boolean)[]): HardValue[] => values.map((value) => ({ value, says }))

const blanks = ['', ' ', '\t', '\u00a0', '\u2003\u3000', '\ufeff', ' \n\r\n ', '\u2028']
const unkeepable = ['A\u0000B', '\u0000\u0000', 'Ada\ud83d', '\udc5fAda', 'a\ud800b', '\udfff\ud800']
const controls = Array.from({ length: 64 }, (_, at) => String.fromCodePoint(at < 31 ? at + 1 : at + 96))
const long = (length: number) => ['x', 'ß', 'Å', 'ש', '李', '👟', '’', '-'].map((sign) => sign.repeat(length))

/** Texts that look dangerous, foreign or like another type, but are valid text. */
export const hardWords = [
  "O'Neil", 'O’Neil', 'Weiß', 'Åsa Öberg', 'Žižek', 'İstanbul', 'Zoe\u0308', '李明', 'שלום עולם', '+31', '1e3', '-1', '0x1F', 'NaN', 'null',
  'undefined', 'true', '29-02-2000', '👟⚽', '👨‍👩‍👧', '🇳🇱', 'a\u200db', '<b>x</b>', '<script>alert(1)</script>', '"><img src=x>', "'; drop table customer; --",
  '{{7*7}}', '${7*7}', '%00', '%s%n', '\\u0000', '../../etc/passwd', '__proto__', 'constructor', 'toString', '&amp;', '٤٥', '½', 'Ⅷ', '  Ada  ', 'a;b,c|d',
] // prettier-ignore

/** One line of text. */
export function lines({ min = 1, max, isRequired = true }: { min?: number; max: number; isRequired?: boolean }): HardValue[] {
  return [
    ...taken(...hardWords.filter((word) => Array.from(word.trim()).length >= min), ...long(max), ...(isRequired ? [] : blanks)),
    ...(isRequired ? refused(required, ...blanks) : []),
    ...(min > 1 ? refused({ code: 'form.min-length', values: { length: min } }, 'J', 'ß', ' Å ', '👟', '李', '1') : []),
    ...refused({ code: 'form.max-length', values: { length: max } }, ...long(max + 1), ...long(10_000)),
    ...refused(incorrect, ...controls.map((sign) => `Ada${sign}Byron`)),
    ...refused(incorrect, ...unkeepable).map((value): HardValue => ({ ...value, isUnkeepable: true })),
  ]
}

/** A text of several lines. */
export function texts(max: number): HardValue[] {
  return [
    ...taken(...hardWords, ...long(max), 'a\nb\r\n\tc', ...controls.slice(0, 12).map((sign) => `a${sign}b`)),
    ...refused(required, ...blanks),
    ...refused({ code: 'form.max-characters', values: { count: max } }, ...long(max + 1), ...long(10_000)),
    ...refused(incorrect, ...unkeepable).map((value): HardValue => ({ ...value, isUnkeepable: true })),
  ]
}

const names = ['ada', 'Ada.Byron', 'ada+shop', "o'neil", 'a', '1', 'ada_b-c', '!#$%&*/=?^`{|}~', 'a'.repeat(64)]
const domains = [
  'example.com',
  'Example.CO.UK',
  'b.nl',
  'müller.de',
  'xn--mller-kva.de',
  'åhléns.se',
  '2x.museum',
  `${'b'.repeat(63)}.example`,
]
const wrongNames = [
  '', 'ada byron', '.ada', 'ada.', 'ada..b', '"ada"', 'ada,b', 'ada@b', 'jörg', 'weiß', 'åsa', '👟', 'שלום', '李', 'ada\u00a0b', 'a(b)', 'a<b>', 'a:b', 'a;b', 'a[b]', 'a\\b',
  'a\u0007b', 'a\nb', 'b'.repeat(65), 'mailto:ada',
] // prettier-ignore
const wrongDomains = [
  '', 'example', '.example.com', 'example..com', 'example.com.', '-example.com', 'example-.com', 'example.c', 'example.123', '127.0.0.1', '[127.0.0.1]', 'exam_ple.com', 'exam ple.com',
  'example.com>', 'example.com,b', 'example.👟', 'exam\u0000ple.com', 'example.co\ud83dm', '1e3', `${'b'.repeat(64)}.nl`, 'example.com/path', 'example.com?x=1',
] // prettier-ignore
const isUnkeepable = (text: string) => text.includes('\u0000') || !text.isWellFormed()

/** An address. */
export function emails(): HardValue[] {
  const good = names.flatMap((name) => domains.map((domain) => `${name}@${domain}`))
  const bad = [
    ...wrongNames.flatMap((name) => domains.map((domain) => `${name}@${domain}`)),
    ...wrongDomains.flatMap((domain) => names.slice(0, 4).map((name) => `${name}@${domain}`)),
    ...hardWords,
    ...unkeepable,
  ]
  return [
    ...taken(...good, ...good.slice(0, 8).map((one) => ` ${one}\n`)),
    ...refused(required, ...blanks),
    ...refused(email, ...bad).map((one): HardValue => (isUnkeepable(String(one.value)) ? { ...one, isUnkeepable: true } : one)),
    ...refused({ code: 'form.max-length', values: { length: 255 } }, `${'a'.repeat(250)}@b.nl.`, ...long(10_000)),
  ]
}

/** A new password: at least 8 characters of 3 kinds, at most 1000. */
export function passwords(): HardValue[] {
  const kinds = ['a', 'B', '7', '!']
  const pairs = kinds.flatMap((one) => kinds.map((other) => one + other))
  const classes: Problem = { code: 'form.password-classes', values: { count: 3 } }
  return [
    ...taken(...hardWords.map((word) => `Aa1${word}xyzzy`), '👟Passwort1', 'Åäö-1234', ' Abcdefg1 ', 'pass word A1', `Aa1${'x'.repeat(997)}`, `Aa1${'👟'.repeat(997)}`),
    ...refused(required, ...blanks),
    ...refused({ code: 'form.min-length', values: { length: 8 } }, ...[1, 2, 4, 7].flatMap((length) => [...long(length), 'aB1!xY2'.slice(0, length), `  ${'aB1!xY2'.slice(0, length)}  `])),
    ...refused(classes, ...[4, 5, 9, 50].flatMap((times) => pairs.map((pair) => pair.repeat(times))), ...long(8), 'שלוםשלוםש', '12345678', '١٢٣٤٥٦٧٨'),
    ...refused({ code: 'form.max-length', values: { length: 1000 } }, ...long(1001).map((text) => `Aa1${text}`), ...long(10_000)),
    ...refused(incorrect, ...unkeepable.map((text) => `Abcdefg1${text}x`)).map((one): HardValue => ({ ...one, isUnkeepable: true })),
  ] // prettier-ignore
}

/** An existing password, which can only be wrong. */
export function presentPasswords(right: string): HardValue[] {
  return [
    ...taken(right, ` ${right} `),
    ...refused(required, ...blanks),
    ...refused(incorrect, ...unkeepable).map((one): HardValue => ({ ...one, isUnkeepable: true })),
  ]
}

/** One of several options, as selects and radio groups send it; `other` is the error for anything else. */
export function choices(
  offered: readonly string[],
  { other = incorrect, isRequired = true }: { other?: Problem; isRequired?: boolean } = {},
): HardValue[] {
  const strange = [...hardWords, '0', '6', '1.5', '-0', '1e0', '５', '99999999999', 'x'.repeat(10_000)].filter(
    (text) => !offered.includes(text.trim()),
  )
  return [
    ...taken(...offered, ...(isRequired ? [] : [''])),
    ...(isRequired ? refused(required, ...blanks) : []),
    ...refused(other, ...strange),
  ] // prettier-ignore
}

/** A checkbox that must be ticked. */
export const ticks: HardValue[] = [...taken(true), ...refused(required, false)]

/** An optional phone number. */
export function phones(): HardValue[] {
  const good = [
    '+31 20 123 45 67',
    '0612345678',
    '(0)20 / 1234567',
    '+1 (555) 010-0199',
    '020.123.4567',
    '123456',
    '+123456789012345',
    '  +46 8 123 456 ',
    '1-2-3-4-5-6',
  ]
  const digits = [1, 2, 5, 16, 40].map((length) => '7'.repeat(length))
  const bad = [
    ...digits, '+', '--', '()', '++31201234567', '31+201234567', '0x1F00000', '1e3', '-', '٤٥٦٧٨٩١', '４５６７８９１', '020 123 45 67 ext. 5', 'tel:+31201234567', 'no phone', '👟👟👟👟👟👟', '12345a', '+31;20;1234567',
    ...hardWords.filter((word) => /[^\d\s()./+-]/.test(word)),
  ] // prettier-ignore
  return [
    ...taken(...good, ...blanks),
    ...refused(incorrect, ...bad.filter((one) => !good.includes(one))),
    ...refused({ code: 'form.max-length', values: { length: 255 } }, ...long(256), '1'.repeat(256)),
    ...refused(incorrect, ...unkeepable).map((one): HardValue => ({ ...one, isUnkeepable: true })),
  ]
}

/** A postcode of a country with a fixed length, without spaces. */
export function postcodes(good: readonly string[], { min = 0, max }: { min?: number; max: number }): HardValue[] {
  const signs = ['1', 'A', 'ß', '李', '👟']
  const of = (length: number) => signs.map((sign) => sign.repeat(length))
  return [
    // Values in another country's format show a warning, but are not refused.
    ...taken(...good, ...of(max), ...of(Math.max(min, 1)), ` ${good[0]}\u00a0`),
    ...refused(required, ...blanks),
    ...refused({ code: 'form.max-length', values: { length: max } }, ...of(max + 1), ...long(10_000)),
    ...(min > 1 ? refused({ code: 'form.min-length', values: { length: min } }, ...of(min - 1), ...of(1)) : []),
    ...refused(incorrect, ...controls.filter((sign) => !/\s/.test(sign)).map((sign) => `1${sign}`.padEnd(max, '2'))),
    ...refused(incorrect, ...['\u0000', '\ud83d', '\udc5f'].map((half) => `${half}1`.padEnd(max, '2'))).map((one): HardValue => ({
      ...one,
      isUnkeepable: true,
    })),
  ]
}

/** A house number in countries that have them: a line with a digit. */
export function houseNumbers(): HardValue[] {
  const bad = ['bis', 'A', '-', 'ß', '👟', '½', 'Ⅷ', '٤٥', '４５', 'NaN', 'null', '<b>x</b>', "O'Neil", 'Haus', '李']
  return [
    ...taken('1', '12a', '1-3', '7 bis', '0', '1e3', '0x1F', ' 5 ', '1'.repeat(255), '12 <b>', 'App. 4'),
    ...refused(required, ...blanks),
    ...refused(incorrect, ...bad, ...controls.map((sign) => `1${sign}2`)),
    ...refused({ code: 'form.max-length', values: { length: 255 } }, '1'.repeat(256), ...long(10_000)),
    ...refused(incorrect, ...unkeepable).map((one): HardValue => ({ ...one, isUnkeepable: true })),
  ]
}

/** Day, month and year of a birth date, each invalid by itself; `shared/domain/form-rules.test.ts` covers dates that do not exist. */
export function birthDays(): Record<'day' | 'month' | 'year', HardValue[]> {
  const strange = hardWords.filter((word) => !/^[-+]?\d+$/.test(word.trim()))
  const numbers = (max: number, good: readonly string[]): HardValue[] => [
    ...taken(...good),
    ...refused(required, ...blanks),
    ...refused({ code: 'form.between', values: { min: 1, max } }, '0', '00', '-1', '+1', '1.5', '1,5', '1e1', '５', '٤', String(max + 1), '999', ...strange),
  ] // prettier-ignore
  return {
    day: numbers(31, ['1', '01', '9', '28', ' 7 ']),
    month: numbers(12, ['1', '03', '12', ' 5 ']),
    year: [
      ...taken('1900', '1987', '2000', '2012', ' 1999 '),
      ...refused(required, ...blanks),
      ...refused(incorrect, '-1987', '19.87', '1e3', 'MCMX', '１９８７', '١٩٨٧', ...strange),
      ...refused({ code: 'form.min-length', values: { length: 4 } }, '1', '87', '987', '000'),
    ],
  }
}
