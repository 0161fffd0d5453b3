// The lint rules of the suite: errors, violations of the content security policy, and forbidden imports.
import { join } from 'node:path'
import { defineConfig } from 'oxlint'
import { everywhere, rulesOf } from './import-rule.ts'
import { importables, layersOf } from './layers.ts'

const root = join(import.meta.dirname, '../..')
/** Oxlint resolves globs from the config's own folder; the rules are easier to read with paths from the root. */
const fromRoot = (globs: readonly string[]) => globs.map((glob) => `${root}/${glob}`)
const tests = [...fromRoot(['tests/**', 'stores/testing/**', 'widgets/*/*.fixture.ts']), '**/*.test.ts', '**/*.test.tsx', '**/*.cases.ts']

const all = importables(root)

const sinks = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc'].map((property) => ({
  property,
  message: 'Trusted Types and the strict CSP refuse it: draw with React, or go through the one sanitiser of shared.',
}))

/** Rules of the enabled categories that cost more than they find here. */
const off = {
  // A status that is filled in later is not the result of a calculation, which <output> means.
  'jsx-a11y/prefer-tag-over-role': 'off',
  // Rules of React's compiler, which is not used; exhaustive-deps stays.
  'react/exhaustive-effect-dependencies': 'off',
  'react/set-state-in-effect': 'off',
  'react/refs': 'off',
  // The JSX runtime is automatic.
  'react/react-in-jsx-scope': 'off',
  // Stylesheets and scripts that replace globals are imported for their side effects.
  'import/no-unassigned-import': 'off',
  'import/no-named-as-default-member': 'off',
  // Less strict than consistent-type-assertions above.
  'typescript/no-unsafe-type-assertion': 'off',
  // Kysely's column types are easier to read with all three arguments.
  'typescript/no-unnecessary-type-arguments': 'off',
  // Functions of plugins and options are often destructured; none of them needs `this`.
  'typescript/unbound-method': 'off',
  // TypeScript's noImplicitReturns reports the same without false positives.
  'typescript/consistent-return': 'off',
  // It takes every `fill` for an array's, that of a form too.
  'unicorn/no-array-fill-with-reference-type': 'off',
  // A small function beside its only use is easier to read than one moved away.
  'unicorn/consistent-function-scoping': 'off',
  'unicorn/prefer-add-event-listener': 'off',
  // It wrongly reports the copy of a list that changes during the loop.
  'unicorn/no-useless-spread': 'off',
  // A BroadcastChannel has no target origin.
  'unicorn/require-post-message-target-origin': 'off',
  'promise/always-return': 'off',
  // The build's constants have such names.
  'no-underscore-dangle': 'off',
} as const

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { browser: true, node: true, es2024: true },
  settings: { react: { version: '19.0' } },
  rules: {
    eqeqeq: 'error',
    'no-console': 'off',
    ...everywhere,
    'no-restricted-properties': [
      'error',
      ...sinks,
      { object: 'React', property: 'useId', message: 'Take ids from useMount().id(suffix).' },
    ],
    'react/forbid-dom-props': [
      'error',
      {
        forbid: [
          { propName: 'style', message: 'The strict CSP refuses style attributes: use a class, or a data attribute in the stylesheet.' },
        ],
      },
    ],
    'react/no-danger': 'error',
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    // Strings are split into characters on purpose.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'unicorn/no-abusive-eslint-disable': 'error',
    ...off,
  },
  overrides: [
    ...layersOf(root).map((layer) => ({
      files: fromRoot(layer.files),
      excludeFiles: tests,
      rules: rulesOf(layer, all),
    })),
    // The demo shop is layered too: its types have no circular imports either.
    { files: fromRoot(['demo-pages/**']), excludeFiles: tests, rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] } },
    {
      files: tests,
      rules: { 'no-restricted-properties': 'off', 'no-extend-native': 'off', 'typescript/consistent-type-assertions': 'off' },
    },
  ],
})
