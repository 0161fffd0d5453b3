// Writes the day of a delivery as a calendar file (RFC 5545), which every calendar opens.

/** A delivery to note down. */
export interface CalendarEntry {
  /** Unique for ever; a calendar that gets the same again replaces it. */
  uid: string
  title: string
  place: string
  /** The day, as `2026-11-23`. */
  day: string
  /** The hours as `18:00`, in the clock of the place; both or none, for the whole day. */
  hours: { from: string; to: string } | null
  /** When the file is made, in milliseconds. */
  now: number
}

/** The file's text. */
export function calendarFile({ uid, title, place, day, hours, now }: CalendarEntry): string {
  const date = day.slice(0, 10).replaceAll('-', '')
  const time = (clock: string) => `${date}T${clock.replace(':', '')}00`
  const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Order//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    ...(hours ? [`DTSTART:${time(hours.from)}`, `DTEND:${time(hours.to)}`] : [`DTSTART;VALUE=DATE:${date}`]),
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    // She has something else to do that day: a parcel does not make her busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')
}

/** Lines have at most 75 bytes; the rest goes on after a space. No letter is cut in two. */
function folded(line: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length
  const lines = ['']
  for (const letter of line) {
    const last = lines.length - 1
    if (bytes(lines[last] + letter) > 74) lines.push(letter)
    else lines[last] += letter
  }
  return lines.join('\r\n ')
}
