// The docs as plain text, for people's own tools and for their assistants: a twin in Markdown of each page, and `llms.txt`, the list of them.
import type { Library } from './library.ts'

/** The Markdown of a page by its path below the docs; null if there is no such page. */
export async function plainPage(library: Library, path: string): Promise<string | null> {
  const [folder = '', name] = path.split('/')
  if (name === undefined) {
    const pages: Readonly<Record<string, () => string>> = {
      start: () => library.start,
      contract: () => library.contract,
      types: () => `# Types\n\n\`\`\`ts\n${library.types}\n\`\`\`\n`,
      widgets: () => `# Widgets\n\n${widgetLines(library, '').join('\n')}\n`,
    }
    return pages[folder]?.() ?? null
  }
  if (folder === 'recipes') return library.recipes.get(name)?.markdown ?? null
  return folder === 'widgets' && library.widgets.has(name) ? library.readme(name) : null
}

/** `llms.txt`: what Touchline is, and the address of each page's twin. */
export function listOfPages(library: Library, base: string): string {
  const line = (title: string, path: string, what = '') => `- [${title}](${base}/${path}.md)${what && `: ${what}`}`
  return [
    '# Touchline',
    '',
    '> Storefront widgets for a sports shop, for pages that another platform renders: one script tag, and a data attribute where a widget belongs.',
    '',
    'Start with the manual, then read the page of each widget that you mount. `touchline.manifest.json` of the package has all options as JSON Schema.',
    '',
    '## Manual',
    '',
    line('The manual', 'start', 'install, first widget, proxy, head, addresses, look, your platform, faults'),
    ...Array.from(library.recipes, ([name, { title }]) => line(title, `recipes/${name}`)),
    line('The contract', 'contract', 'what a host answers, call by call'),
    line('Types', 'types', 'touchline.d.ts'),
    '',
    '## Widgets',
    '',
    ...widgetLines(library, `${base}/widgets/`),
    '',
  ].join('\n')
}

const widgetLines = ({ widgets }: Library, base: string): string[] =>
  Array.from(widgets, ([name, { summary }]) =>
    base ? `- [${name}](${base}${name}.md): ${summary}` : `- [${name}](widgets/${name}.md): ${summary}`,
  )
