// Converts a widget's README for the package's docs/widgets/: links lead to files of the package, and the messages are removed.

/** The text for `docs/widgets/<name>.md`. Ids of messages are useless without our catalogues. */
export function packagedReadme(readme: string): string {
  return readme
    .replace(/\n## Messages\n[\s\S]*?(?=\n## |$)/, '')
    .replaceAll(/\]\(\.\.\/([\w-]+)\/README\.md/g, ']($1.md')
    .replaceAll('](../../scripts/package/recipes/', '](../recipes/')
    .trimEnd()
}
