// Where texts come from and where their translations lie: one catalogue a widget and language, one for what widgets share.
import { formatter } from '@lingui/format-po'
import { join } from 'node:path'

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts']

export default {
  rootDir: join(import.meta.dirname, '..'),
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
