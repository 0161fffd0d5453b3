// Tests the command line of check:host: what it says where it cannot ask, and its exit code.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from './command.ts'

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
  await runCommand([], given)
  return { code: process.exitCode, words: said.join('\n') }
}

test.each(['--help', '-h'])('%s says how it is used, and is no fault', async (option) => {
  const { code, words } = await run(option)
  expect(code).toBe(0)
  expect(words).toMatch(/^log: Asks a shop/)
  expect(words).toContain('--order')
})

test.each([
  ['no address', [], 'Say where to ask.'],
  ['a path', ['/nl/'], 'Say where to ask.'],
  ['an option that does not exist', ['https://shop.example/', '--ordr'], "Unknown option '--ordr'"],
  ['a store by its name', ['https://shop.example/', '--store=nl'], '--store=nl is no number.'],
  ['a product without its sku', ['https://shop.example/', '--product=12'], '--product and --sku go together.'],
])('%s is said, with exit code 2', async (_, given, sentence) => {
  const { code, words } = await run(...given)
  expect(code).toBe(2)
  expect(words).toMatch(/^error: /)
  expect(words).toContain(sentence)
})
