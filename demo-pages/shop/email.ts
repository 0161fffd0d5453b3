// Validates e-mail addresses, and suggests a correction for a mistyped one.

const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/** Whether an address can receive mail: one @, dots only between words, a domain of at least two labels, 255 characters at most. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [name, domain] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 1 || text.length > 255 || name.length > 64 || !local.test(name)) return false
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  return labels.length >= 2 && labels.every((part) => label.test(part)) && top.length >= 2 && !/^\d+$/.test(top)
}

const knownDomains = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'yahoo.com',
  'live.nl',
  'ziggo.nl',
  'kpnmail.nl',
  'telenet.be',
  'skynet.be',
  'gmx.de',
  'web.de',
  't-online.de',
  'btinternet.com',
  'telia.com',
]

/** Suggested corrections, the nearest first; none if the domain is known, or unlike all known ones. */
export function suggestEmails(text: string): string[] {
  const at = text.lastIndexOf('@')
  if (at < 1) return []
  const domain = text.slice(at + 1).toLowerCase()
  if (!domain || knownDomains.includes(domain)) return []
  return knownDomains
    .map((known) => ({ known, distance: distance(domain, known) }))
    .filter((candidate) => candidate.distance <= 2)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ known }) => text.slice(0, at + 1) + known)
}

/** The number of letters to add, remove, change or swap with a neighbour to turn one word into the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = cell(rows, i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let best = Math.min(cell(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, change)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, cell(rows, i - 2, j - 2) + 1)
      row.push(best)
    }
    rows.push(row)
  }
  return cell(rows, a.length, b.length)
}

function cell(rows: number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? Number.POSITIVE_INFINITY
}
