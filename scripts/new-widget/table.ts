// Adds a line to widgets/index.ts, in alphabetical order.

/** The table with one more widget. */
export function withWidget(table: string, name: string): string {
  const key = name.includes('-') ? `'${name}'` : name
  const line = `  ${key}: { kind: 'view', when: 'visible', load: () => import('./${name}/${name}.tsx') },`
  const lines = table.split('\n')
  const entries = lines.flatMap((text, index) => {
    const found = /^ {2}'?([a-z-]+)'?: \{/.exec(text)?.[1]
    return found ? [{ index, name: found }] : []
  })
  const end = lines.findIndex((text) => text.startsWith('} satisfies'))
  if (end < 0) throw new Error('widgets/index.ts has no line that starts with "} satisfies", so the widget cannot be added to its table')
  lines.splice(entries.find((entry) => entry.name > name)?.index ?? end, 0, line)
  return lines.join('\n')
}
