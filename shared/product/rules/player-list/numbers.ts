// Numbers of shirts as people and spreadsheets write them.

/** Marks by which a spreadsheet is told that a cell is text: `'07` and `="08"`. */
export function withoutMarks(cell: string): string {
  return cell.replace(/^="(.*)"$/s, '$1').replace(/^['’‘](?=\d+$)/, '')
}

/**
 * The number for a shirt, its zeros kept; null where there is none. What stands behind it in parentheses is about the player: "10 (C)".
 * @example findNumber('nr. 07') // '07'; findNumber('7.0') // '7'; findNumber('ten') // null
 */
export function findNumber(cell: string): string | null {
  const text = withoutMarks(cell.trim()).replace(/\s*\([^)]*\)$/, '')
  return /^(?:#|№|n[°ºor]?\.?|nr\.?|num(?:mer|ber)?)?\s*(\d{1,4})(?:[.,]0+)?\.?$/iu.exec(text)?.[1] ?? null
}

/** Whether a number may be a year in which a player was born. */
export function isYear(cell: string): boolean {
  return /^(?:19[3-9]\d|20[0-3]\d)$/.test(cell.trim())
}

/** Whether a cell holds a date, a telephone number or an address of the web or a mailbox. */
export function isAboutPerson(cell: string): boolean {
  const text = cell.trim()
  return (
    /@|https?:|www\./i.test(text) ||
    /^\d{1,4}\s?[-./]\s?\d{1,2}\s?[-./]\s?\d{1,4}$/.test(text) ||
    (/^[+(]?[\d\s()/.-]+$/.test(text) && text.replace(/\D/g, '').length >= 7)
  )
}
