// The doctor's findings as text, to be pasted into a question about a page: without what could be about a person.

/** A list of the overlay, as it is read. */
export interface Findings {
  title: string
  /** The lines of each entry, its name first. */
  entries: readonly (readonly string[])[]
}

/** What the report begins with. */
export interface AboutPage {
  version: string
  /** The page's address. */
  address: string
  /** The browser's own words about itself. */
  browser: string
}

/** Writes the report as Markdown. */
export function writeReport({ version, address, browser }: AboutPage, findings: readonly Findings[]): string {
  const { origin, pathname, searchParams } = new URL(address)
  // A link in a mail may be a token alone, which is then the name of a parameter without a value.
  const query = [...searchParams].map(([name, value]) => (value === '' || name.length > 24 ? '…' : `${impersonal(name)}=…`)).join('&')
  const parts = findings.map(({ title, entries }) =>
    [
      `## ${title}`,
      ...(entries.length === 0
        ? ['Nothing.']
        : entries.filter(isOfPage).map(([name = '', ...lines]) => [`- ${name}`, ...lines.map(outline)].join('\n  '))),
    ].join('\n'),
  )
  return `# Touchline ${version}\n\n${origin}${impersonal(pathname)}${query && `?${query}`}\n${browser}\n\n${impersonal(parts.join('\n\n'))}\n`
}

/** A page that a server has printed for somebody has her session among its settings. */
const isOfPage = ([name = '']: readonly string[]) => !name.startsWith('session.')

/** Of an option that holds data, such as an order, only that it is there. */
const outline = (line: string) =>
  line
    .replace(/ is (?:[{[]|"\s*[{[]).*?, expected /s, ' is …, expected ')
    .replace(
      /^(\w+): ([{[]).*?( \(attribute\))?$/s,
      (_, name: string, open: string, how = '') => `${name}: ${open === '{' ? '{…}' : '[…]'}${how}`,
    )

const email = /[^\s"'<>(),;:]+(?:@|%40)[^\s"'<>(),;:]+\.[^\s"'<>(),;:]+/g
/** A telephone, an order or a card: five digits or more, with what people write between them. */
const longNumber = /\+?\d(?:[ .()/-]?\d){4,}/g
/** What follows a question mark or a hash may be a search, a token or a mail. */
const query = /(https?:\/\/[^\s"'?#]+|"\/[^\s"?#]*)[?#][^\s"')]+/g

/** The text without e-mail addresses, long numbers and queries. Versions and times keep their dots, since they are short. */
export const impersonal = (text: string) => text.replaceAll(query, '$1?…').replaceAll(email, '(e-mail)').replaceAll(longNumber, '(number)')
