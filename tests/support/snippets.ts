// The blocks of code in what we tell others, by language.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** One block and where it stands. */
export interface Snippet {
  /** File and number, for a failing test's title. */
  where: string
  language: string
  code: string
}

/** What a developer of another house reads. */
const files = [
  'README.md',
  'shared/analytics/README.md',
  'shared/mount/README.md',
  'shared/ui/README.md',
  ...globSync('scripts/package/**/*.md', { cwd: root }),
  ...globSync('widgets/*/README.md', { cwd: root, exclude: ['widgets/page/**'] }),
]

/** Every block of those, as it is printed. */
export const snippets: readonly Snippet[] = files.flatMap((file) =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm), ([, language = '', code = ''], index) => ({
    where: `${file} ${index + 1}`,
    language,
    code,
  })),
)
