// Tests what a page's Content-Security-Policy keeps the suite from, and that a policy which lets it run is not complained of.
import { expect, test } from 'vitest'
import { policyFaults, readPolicies, type PolicyNeeds } from './policy.ts'

const page = new URL('https://shop.example/nl/')
const needs: PolicyNeeds = {
  page,
  api: new URL('https://shop.example/touchline-api/nl/'),
  script: { url: new URL('https://cdn.example/touchline/1/touchline.js'), nonce: 'abc' },
}
const faults = (policy: string | string[], part: Partial<PolicyNeeds> = {}) =>
  policyFaults(readPolicies([policy].flat()), { ...needs, ...part })

test.each([
  ['no policy', ''],
  ['one about other things', "frame-ancestors 'none'; upgrade-insecure-requests"],
  ['everything', 'default-src *'],
  ['https', "default-src https:; object-src 'none'"],
  ['origins', "default-src 'none'; script-src https://cdn.example; style-src cdn.example; connect-src 'self'; img-src *"],
  ['a folder', "script-src https://cdn.example/touchline/; style-src *.example; connect-src 'self'"],
  ['a nonce', "default-src 'self'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self' 'nonce-abc'; connect-src 'self'"],
  ['a hash', "script-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'strict-dynamic'"],
  ['trusted types', "require-trusted-types-for 'script'; trusted-types jquery touchline"],
  ['trusted types by any name', "require-trusted-types-for 'script'"],
])('a policy of %s lets it run', (_, policy) => {
  expect(faults(policy)).toEqual([])
})

test.each([
  ['http://api.example:80', 'http://api.example/nl/'],
  ['http://api.example', 'http://api.example:80/nl/'],
  ['api.example:443', 'https://api.example/nl/'],
  ['https://api.example:443/nl/', 'https://api.example/nl/'],
  ['https://api.example:8443', 'https://api.example:8443/nl/'],
  ['https://api.example:*', 'https://api.example/nl/'],
  // What is allowed by http is allowed by https.
  ['http://api.example', 'https://api.example/nl/'],
  ['http://api.example:80', 'https://api.example/nl/'],
  ['http:', 'https://api.example/nl/'],
])('calls to an address that %s means are allowed: %s', (source, api) => {
  expect(faults(`connect-src ${source}`, { api: new URL(api) })).toEqual([])
})

test.each([
  ['https://api.example:80', 'https://api.example/nl/'],
  ['http://api.example:443', 'http://api.example/nl/'],
  ['http://api.example:8080', 'http://api.example/nl/'],
  ['http://api.example', 'http://api.example:8080/nl/'],
  ['https://api.example', 'http://api.example/nl/'],
])('calls to another are not, of %s: %s', (source, api) => {
  expect(faults(`connect-src ${source}`, { api: new URL(api) })).toHaveLength(1)
})

test.each([
  ["default-src 'self'", ['script-src', 'style-src']],
  ["script-src 'self' https://cdn.example:8443", ['script-src']],
  ['script-src https://cdn.example/other/', ['script-src']],
  ["script-src 'nonce-other' 'strict-dynamic' https://cdn.example", ['script-src']],
  ["style-src 'self' 'unsafe-inline'", ['style-src']],
  ['connect-src https://stats.example', ['connect-src']],
  ["script-src-elem 'self'; script-src *", ['script-src']],
  ["require-trusted-types-for 'script'; trusted-types jquery", ['trusted-types']],
  ["script-src *, script-src 'self'", ['script-src']],
])('%s does not, and the directive is named', (policy, names) => {
  expect(faults(policy).map((line) => line.split(' ')[0])).toEqual(names)
})

test('what has to be added is written as the policy takes it', () => {
  const script = { url: new URL('/touchline/touchline.js', needs.page), nonce: null }
  expect(faults("default-src 'none'", { script })).toEqual([
    "script-src does not allow the scripts of the suite: add 'self'. A nonce on its tag does as well.",
    "style-src does not allow its stylesheets: add 'self'.",
    "connect-src does not allow calls of the API: add 'self'.",
  ])
  expect(faults("connect-src 'self'", { api: new URL('https://api.example/nl/') })).toEqual([
    'connect-src does not allow calls of the API: add https://api.example.',
  ])
})

test('of a page that has no tag of the suite yet only its calls are checked', () => {
  expect(faults("default-src 'self'; script-src 'none'", { script: null })).toEqual([])
  expect(faults("connect-src 'none'", { script: null })).toHaveLength(1)
})
