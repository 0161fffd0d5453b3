// Suggests a correction for a mistyped e-mail domain.

const DOMAINS = ['gmail.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'ziggo.nl', 'kpnmail.nl', 'telenet.be', 'web.de', 'gmx.de']

/** The edit distance between two words: letters added, removed or changed. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [column, other] of [...to].entries())
      next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

export const similarTo = (email: string): string[] => {
  const [name, domain = ''] = email.trim().toLowerCase().split('@')
  if (!name || domain === '' || DOMAINS.includes(domain)) return []
  return DOMAINS.map((known) => ({ known, steps: distance(domain, known) }))
    .filter(({ steps }) => steps <= 2)
    .toSorted((a, b) => a.steps - b.steps)
    .map(({ known }) => `${name}@${known}`)
}
