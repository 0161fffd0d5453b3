// Parses a widget's README for the manifest: its mount HTML, and the tables that are generated from the code and checked against it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The data of a widget for page builders and hosts, besides the types of its options. */
export interface ReadmeInfo {
  /** The first sentence. */
  summary: string
  /** A mount as a host prints it. */
  example: string
  /** The description of each option, by name. */
  options: Record<string, string>
  /** The DOM events it can emit, with the TypeScript type of their `detail` (`touchline.d.ts` declares the names in it). */
  events: { name: string; detail: string }[]
  /** The custom properties that its stylesheet uses. */
  customProperties: string[]
  /** The slots that a host may fill with `touchline.extend`. */
  slots: string[]
  /** Its own classes, which stay for the whole major version. */
  classes: string[]
}

/** Reads `widgets/<name>/README.md` of the tree at `root`. */
export async function readmeInfo(root: string, name: string): Promise<ReadmeInfo> {
  return infoOf(await readFile(join(root, 'widgets', name, 'README.md'), 'utf8'))
}

/** Parses a README's text. */
export function infoOf(readme: string): ReadmeInfo {
  const classes = /^Classes, stable for the major: (.*)\.$/m.exec(readme)?.[1] ?? ''
  return {
    summary: /^# .*\n+(.+?\.)(?:\s|$)/m.exec(readme)?.[1] ?? '',
    example: /```html\n([\s\S]*?)```/.exec(readme)?.[1]?.trim() ?? '',
    options: Object.fromEntries(rowsOf(readme, 'options').map(([name = '', ...cells]) => [name, cells.at(-1) ?? ''])),
    events: rowsOf(readme, 'events').map(([, name = '', detail = '']) => ({ name, detail })),
    customProperties: rowsOf(readme, 'css').map(([name = '']) => name),
    slots: rowsOf(readme, 'slots').map(([place = '']) => place),
    classes: Array.from(classes.matchAll(/`(.+?)`/g), ([, name = '']) => name),
  }
}

/** The rows of a generated table below its header, without code marks. */
function rowsOf(readme: string, part: string): string[][] {
  const table = new RegExp(`<!-- generated:${part} -->\\n([\\s\\S]*?)<!-- /generated:${part} -->`).exec(readme)?.[1] ?? ''
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) =>
          cell
            .trim()
            .replaceAll('\\|', '|')
            .replace(/^`(.*)`$/, '$1'),
        ),
    )
}
