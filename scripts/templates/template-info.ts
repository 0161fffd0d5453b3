// Describes a widget's templates: as data for the manifest, as text for its README.

/** The manifest's data on a widget's templates, by engine: files of its mount and of the template that prints it, or why it has none. */
export type TemplateInfo = { mount: Readonly<Record<string, string>> } & Drawn

/** The data of the template that prints it drawn. */
type Drawn =
  | {
      /** The files by engine, with `{language}` as a placeholder. */
      files: Readonly<Record<string, string>>
      options: readonly string[]
      /** The values of the page's `limits.password` that it needs, if the page sets them. */
      limits: readonly string[]
      leftOut: Readonly<Record<string, string>>
      withoutQuery: readonly string[]
      /** The page's addresses that it prints, by their names in `routes`. */
      routes: readonly string[]
    }
  | { none: string }

/** The description as a paragraph. */
export function aboutTemplates(name: string, info: TemplateInfo | undefined): string {
  if (!info) return 'There are none.'
  const mount = `\`templates/<engine>/mount/${name}\` is the mount, with each option as a hole and \`content\` for HTML of your own`
  if ('none' in info) return `${mount}. None prints it drawn. ${info.none}${whyOf[info.none] ?? (info.none.includes('`') ? OF_ROWS : '')}`
  const leftOut = Object.entries(info.leftOut).map(([option, reason]) => ` It leaves out \`${option}\`: ${reason}`)
  const addresses = info.withoutQuery.filter((one) => info.options.includes(one)).map((one) => `\`${one}\``)
  const plain = addresses.length > 0 ? ` An address without a query only: ${addresses.join(', ')}.` : ''
  const limits =
    info.limits.length > 0
      ? ` Tell it ${info.limits.map((one) => `\`${one}\``).join(' and ')} of \`limits.password\`, where the page's settings do.`
      : ''
  return `\`templates/<engine>/<language>/${name}\` prints it drawn.${leftOut.join('')}${plain}${limits} ${mount}.`
}

const OF_ROWS = ' What it prints of one of them depends on the others and on their number: print yours in `content`.'

/** The consequence of a reason for a theme. */
const whyOf: Readonly<Record<string, string>> = {
  'It is drawn from what the API answers.':
    ' What it makes of an answer (amounts, dates, numbers of things, addresses) is counted by rules of the shop that no template has: print what you have in `content`, or have `render()` of a server in Node draw it.',
}
