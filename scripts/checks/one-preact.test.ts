// A second copy of preact is found, and any package that is in two bundles.
import { expect, test } from 'vitest'
import { doubles } from './one-preact.ts'

const preact = 'node_modules/preact/dist/preact.mjs'
const hooks = 'node_modules/preact/hooks/dist/hooks.mjs'

test('one copy of each package is accepted, and our own files may be in several bundles', () => {
  expect(doubles({ runtime: [preact, hooks, 'shared/a.ts'], cart: ['shared/a.ts'] })).toEqual([])
})

test.each([
  ['a package in two bundles', { runtime: [preact], cart: [preact] }, 'is in runtime and cart'],
  ['a second format of preact', { runtime: [preact, 'node_modules/preact/dist/preact.js'] }, 'is there 2 times'],
  ['a second version of preact', { runtime: [hooks, 'node_modules/x/node_modules/preact/hooks/dist/hooks.mjs'] }, 'is there 2 times'],
  ['React beside preact', { runtime: [preact, 'node_modules/react/cjs/react.production.js'] }, 'of the preact build'],
  ['another copy of the hooks', { runtime: ['node_modules/use-sync-external-store/shim/index.js'] }, 'of the preact build'],
])('%s is found', (_case, inputs, fault) => {
  expect(doubles(inputs).join()).toContain(fault)
})
