// The blocks of code in our documentation, by language.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** One block, and where it is. */
export interface Snippet {
  /** File and number, for the title of a failing test. */
  where: string
  language: string
  code: string
}

/** The documentation that other developers read. */
const files = [
  'README.md',
  'shared/analytics/README.md',
  'shared/mount/README.md',
  'shared/ui/README.md',
  ...globSync('scripts/package/**/*.md', { cwd: root }),
  ...globSync('widgets/*/README.md', { cwd: root, exclude: ['widgets/page/**'] }),
]

/** Every block in these files, as it is printed. */
export const snippets: readonly Snippet[] = files.flatMap((file) =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm), ([, language = '', code = ''], index) => ({
    where: `${file} ${index + 1}`,
    language,
    code,
  })),
)
