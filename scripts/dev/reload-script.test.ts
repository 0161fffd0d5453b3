// The shop's policy allows the reload script and no other.
import { expect, test } from 'vitest'
import { allowReload, withReload } from './reload-script.ts'

test('the script is at the end of the body', () => {
  expect(withReload('<body><p>One</p></body></html>')).toMatch(/<p>One<\/p><script>.*<\/script><\/body><\/html>$/)
})

test('a page without a closing body gets it too', () => {
  expect(withReload('<p>One')).toMatch(/^<p>One<script>/)
})

test('the policy gains one hash and its own origin, and keeps the rest', () => {
  const policy = allowReload("default-src 'none'; script-src https://shop.example/touchline/1.0.0/; connect-src 'none'; style-src 'self'")
  expect(policy).toMatch(
    /^default-src 'none'; script-src https:\/\/shop\.example\/touchline\/1\.0\.0\/ 'sha256-[^']+'; connect-src 'self'; style-src 'self'$/,
  )
})

test('missing directives are added to a policy, and existing ones are not duplicated', () => {
  const policy = allowReload("default-src 'none'; connect-src 'self'")
  expect(policy).toMatch(/^default-src 'none'; connect-src 'self'; script-src 'sha256-[^']+'$/)
})
