// Where texts come from and where their translations lie: one catalogue a widget and language, one for what widgets share.
import { formatter } from '@lingui/format-po'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts']

const root = join(import.meta.dirname, '..')
/** Every folder with a widget: `page` has what starts them. */
const widgets = globSync('widgets/*/', { cwd: root })
  .map((folder) => basename(folder))
  .filter((name) => name !== 'page')
  .toSorted()
/** The kit, and of each subject its parts and its codes with their sentences. */
const shared = ['shared/i18n', 'shared/ui', ...globSync(['shared/*/parts', 'shared/*/codes.ts'], { cwd: root }).toSorted()].map(
  (path) => `<rootDir>/${path}`,
)

export default {
  rootDir: root,
  sourceLocale: 'en',
  locales: ['en', 'nl', 'de', 'sv'],
  catalogs: [
    { path: '<rootDir>/locales/{name}/{locale}', include: ['<rootDir>/widgets/{name}/'], exclude: tests },
    {
      path: '<rootDir>/locales/shared/{locale}',
      include: ['<rootDir>/shared/**/codes.ts', '<rootDir>/shared/i18n/', '<rootDir>/shared/ui/'],
      exclude: tests,
    },
  ],
  // Ids are printed because a host overrides wording by them; line numbers and dates would change files that say the same.
  format: formatter({ lineNumbers: false, printLinguiId: true, customHeaderAttributes: { 'POT-Creation-Date': '' } }),
  orderBy: 'origin',
}
