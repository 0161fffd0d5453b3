// Formats a widget's facts as Markdown tables and inserts them between the markers of its README.
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { roomSentence } from './room.ts'
import type { WidgetInfo } from './widget-info.ts'

type Row = readonly string[]

const ownWords =
  'A host can replace each in `messages` of the page settings by its name: the English sentence, or the id where a message has one. The hashes in the `.po` files work too.'

/** The generated parts of a README, each between `<!-- generated:<part> -->` and `<!-- /generated:<part> -->`. */
export function tablesOf({ options, events, tokens, classes, slots, messages, room }: WidgetInfo): Record<string, string> {
  return {
    options: table(
      ['Option', 'Attribute', 'Type', 'Default', 'What it is'],
      options.map(({ name, type, isRequired, fallback, about }) => [
        code(name),
        `${code(`data-${kebab(name)}`)}${type === 'array' || type === 'object' ? ' as JSON' : ''}`,
        type,
        isRequired ? 'required' : fallback ? code(fallback) : 'none',
        about,
      ]),
      'No options.',
    ),
    events: table(
      ['Event', 'In the DOM', '`detail`'],
      events.map(({ name, detail }) => [code(name), code(`touchline:${name}`), code(detail)]),
      'No events of its own.',
    ),
    css: [
      table(
        ['Custom property'],
        tokens.map((name) => [code(name)]),
        'No custom properties.',
      ),
      classes[0] ? `Classes, stable for the major: ${classes.map(code).join(', ')}.` : 'No classes of its own.',
      roomSentence(room),
    ].join('\n\n'),
    slots: table(
      ['Place'],
      slots.map((place) => [code(place)]),
      'No places.',
    ),
    messages: [
      table(
        ['Name', 'English, if it is not the name'],
        messages.map(({ id, english }) => (id === generateMessageId(english) ? [code(english), ''] : [code(id), english])),
        'No texts of its own.',
      ),
      ...(messages[0] ? [ownWords] : []),
    ].join('\n\n'),
  }
}

/** Replaces the text between the markers; a README without markers stays unchanged. */
export function withTables(readme: string, tables: Readonly<Record<string, string>>): string {
  return readme.replace(
    /(<!-- generated:([a-z]+) -->)[\s\S]*?(<!-- \/generated:\2 -->)/g,
    (all, start: string, part: string, end: string) => (Object.hasOwn(tables, part) ? `${start}\n${tables[part]}\n${end}` : all),
  )
}

/** Formats rows as a Markdown table. */
export function table(head: Row, rows: readonly Row[], otherwise: string): string {
  if (rows.length === 0) return otherwise
  const line = (cells: Row) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}

const code = (text: string) => `\`${text}\``
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
