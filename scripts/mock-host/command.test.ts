// Tests the command line of the mock host: what it refuses, and how it names the fault.
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runMockHost } from './command.ts'

let said: string[]
let before: typeof process.exitCode
beforeEach(() => {
  said = []
  before = process.exitCode
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((words: string) => void said.push(`${way}: ${words}`))
})
afterEach(() => {
  process.exitCode = before
  vi.restoreAllMocks()
})

const run = async (...given: string[]) => {
  await runMockHost(given)
  return { code: process.exitCode, words: said.join('\n') }
}

test('--help says how it is used', async () => {
  const { words } = await run('--help')
  expect(words).toMatch(/^log: Pretends to be a shop's platform/)
})

const goods = join(tmpdir(), 'touchline-goods.json')
const files = {
  misspelt: [join(tmpdir(), 'touchline-misspelt.json'), '{ "analitics": { "targets": [] } }'],
  broken: [join(tmpdir(), 'touchline-broken.json'), '{ "routes": '],
  unknown: [join(tmpdir(), 'touchline-unknown.json'), '{ "theme": "dark" }'],
  wrong: [join(tmpdir(), 'touchline-wrong.json'), '{ "limits": { "compare": "four" } }'],
} as const
const settings = ([file]: readonly [string, string]) => ['--port=0', `--settings=${file}`]

test.each([
  ['an option that does not exist', ['--bas'], "Unknown option '--bas'"],
  ['an extension that does not exist', ['--extensions=sesion'], '"sesion" is no extension. There are session,'],
  ['a port in words', ['--port=many'], '--port: "many" is no number.'],
  ['goods that cannot be read', [`--goods=${goods}`], 'products.0.price'],
  ['a call that does not exist', ['--port=0', '--fail=cart.addLine=500', '--slow=cart.getCrat=5'], 'Did you mean cart.getCart?'],
  ['a misspelt setting', settings(files.misspelt), 'analitics is no setting. Did you mean analytics?'],
  ['a setting that nobody knows', settings(files.unknown), 'theme is no setting. There are locale, store,'],
  ['a setting of the wrong kind', settings(files.wrong), 'limits.compare is "four", expected a whole number'],
  ['settings that are no JSON', settings(files.broken), `${files.broken[0]} is no JSON`],
  ['settings that are not there', ['--settings=nowhere.json'], 'nowhere.json cannot be read'],
  ['an origin with another name', ['--cors=http://127.0.0.1:5173'], 'Open them at http://localhost:5173'],
  ['an origin that is none', ['--cors=localhost'], '"localhost" is no origin'],
  ['a fault without its kind', ['--fail=cart.add'], 'write the call and what happens to it, as in --fail=cart.add=500'],
])('%s is said, with exit code 2', async (_, given, sentence) => {
  const product = { id: 1, sku: 'A', name: 'A', brand: 'B', category: 1, price: 'free', stock: 1 }
  await writeFile(goods, JSON.stringify({ categories: [{ id: 1, name: 'All', path: 'all' }], products: [product] }))
  for (const [file, text] of Object.values(files)) await writeFile(file, text)
  const { code, words } = await run(...given)
  expect(code).toBe(2)
  expect(words).toMatch(/^error: /)
  expect(words).toContain(sentence)
})
