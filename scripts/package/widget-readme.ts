// A widget's README as the package has it, in docs/widgets/: its links lead to files of the package, and its messages stay behind.

/** The text for `docs/widgets/<name>.md`. Ids of messages serve nobody without our catalogues. */
export function packagedReadme(readme: string): string {
  return readme
    .replace(/\n## Messages\n[\s\S]*?(?=\n## |$)/, '')
    .replaceAll(/\]\(\.\.\/([\w-]+)\/README\.md/g, ']($1.md')
    .replaceAll('](../../scripts/package/recipes/', '](../recipes/')
    .trimEnd()
}
