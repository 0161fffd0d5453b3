// Tests what an upgrade is told to a theme: what it uses and loses, with the place, and nothing of what it does not use.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runUpgrade } from './command.ts'

interface Widget {
  options: { type: string; properties: Record<string, object> }
  events: { name: string; detail: string }[]
  slots: string[]
  classes: string[]
  customProperties: string[]
}
const widget = (options: Record<string, object>, own: Partial<Widget> = {}): Widget => ({
  options: { type: 'object', properties: options },
  ...{ events: [], slots: [], classes: [], customProperties: [], ...own },
})
const text = { type: 'string' }

/** A version of the suite, as far as the command reads it. */
const version = (number: string, widgets: Record<string, Widget>, tokens: string[], calls: Record<string, object>, messages: string[]) => ({
  'touchline.manifest.json': JSON.stringify({
    version: number,
    kit: { customProperties: tokens.map((name) => ({ name })), classes: ['touchline-button'] },
    widgets,
  }),
  'openapi.json': JSON.stringify({ paths: calls, components: { schemas: {} } }),
  'cart.nl.js': `export default ${JSON.stringify(Object.fromEntries(messages.map((one) => [one, one])))}`,
})
const call = (answer: object) => ({
  'x-touchline-part': 'base',
  responses: { 200: { content: { 'application/json': { schema: answer } } } },
})
const before = version(
  '1.0.0-OLD',
  {
    minicart: widget(
      { cartUrl: text, isQuiet: text, look: { enum: ['plain', 'bold'] } },
      { slots: ['minicart.foot'], classes: ['minicart-line', 'minicart-foot'], events: [{ name: 'cart:opened', detail: 'Basket' }] },
    ),
    tabs: widget({ active: text }),
  },
  ['--touchline-ink', '--touchline-line'],
  { '/checkout/cart/quote': { get: call({ type: 'object', properties: { id: { type: 'number' } } }) }, '/api/clock': { get: call({}) } },
  [generateMessageId('Cart'), generateMessageId('Add to cart'), 'cart.add-failed'],
)
const after = version(
  '2.0.0-NEW',
  { minicart: widget({ isQuiet: text, look: { enum: ['plain'] }, corner: text }) },
  ['--touchline-line'],
  {},
  [generateMessageId('Cart')],
)
const theme = {
  'layout.liquid': '<header>\n<div data-touchline="minicart" data-cart-url="/cart" data-look="bold"></div>\n</header>',
  'theme.css': ':root { --touchline-ink: #111; --touchline-line: #eee }\n.minicart-line { color: red }',
  'settings.json': '{\n"messages": {\n"Cart": "Bag",\n"Add to cart": "Into the bag",\n"cart.add-failed": "Sorry" } }',
  'adapter.js': "export default { calls: { 'GET checkout/cart/quote': { request: (request) => request } } }",
  'shop.js': "touchline.extend('minicart.foot', template)\ntouchline.on('cart:opened', count)",
  'node_modules/other/tabs.html': '<div data-touchline="tabs"></div>',
}

let said: string[]
beforeEach(() => {
  said = []
  const code = process.exitCode
  for (const way of ['log', 'error'] as const) vi.spyOn(console, way).mockImplementation((words: string) => void said.push(words))
  onTestFinished(() => {
    process.exitCode = code
    vi.restoreAllMocks()
  })
})

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-upgrade-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

/** Runs the command; the theme's folder is left out of what it says. */
async function upgrade(given: { theme: Record<string, string>; from: Record<string, string>; to: Record<string, string> }) {
  const [place, from, to] = [await folderOf(given.theme), await folderOf(given.from), await folderOf(given.to)]
  await runUpgrade([place, `--from=${from}`, `--to=${to}`])
  return { code: process.exitCode, words: said.join('\n').replaceAll(/\S*touchline-upgrade-\w+\//g, '') }
}

test('what the theme uses and loses is said with its place, and the rest is counted', async () => {
  const { code, words } = await upgrade({ theme, from: before, to: after })
  expect(code).toBe(1)
  expect(words).toBe(`From 1.0.0-OLD to 2.0.0-NEW: 1 widget found in your files.

Change these (9):
  options of minicart: “cartUrl” is gone
    layout.liquid:2
  options of minicart: “look” may not be "bold"
    layout.liquid:2
  event of minicart cart:opened is gone
    shop.js:2
  slot of minicart minicart.foot is gone
    shop.js:1
  class of minicart minicart-line is gone
    theme.css:2
  token --touchline-ink is gone
    theme.css:1
  call GET checkout/cart/quote is gone
    adapter.js:1
  message “Add to cart” is gone: your words for it no longer count
    settings.json:4
  message “cart.add-failed” is gone: your words for it no longer count
    settings.json:5

2 further changes are of what your files do not name; CHANGELOG.md has them.

For your platform (npx --no-install touchline check-host asks it):
  call GET api/clock is gone

New for your widgets:
  option corner of minicart`)
})

test('a theme that uses nothing of what changed has nothing to do', async () => {
  const { code, words } = await upgrade({ theme: { 'a.html': '<div data-touchline="minicart"></div>' }, from: before, to: after })
  expect(code).toBe(0)
  expect(words).toContain('Nothing that they use has changed.')
})

test('an option that was always required is no news, one that has become so is', async () => {
  const needing = (...required: string[]) => ({
    ...widget({ id: text, name: text }),
    options: { type: 'object', properties: {}, required },
  })
  const mounted = { 'a.html': '<div data-touchline="tabs"></div>' }
  const [old, same] = [needing('id'), needing('id')].map((tabs) => version('1.0.0-A', { tabs }, [], {}, []))
  const fresh = version('2.0.0-B', { tabs: needing('id', 'name') }, [], {}, [])
  expect((await upgrade({ theme: mounted, from: old ?? {}, to: same ?? {} })).words).toContain('Nothing that they use has changed.')
  said.length = 0
  const { words } = await upgrade({ theme: mounted, from: old ?? {}, to: fresh })
  expect(words).toContain('Change these (1):\n  options of tabs: “name” is required\n    a.html:1')
})

test.each<[string, string[], string]>([
  ['no package to compare with', ['.'], '--from is missing'],
  ['a folder that is no package', ['.', '--from=scripts'], 'scripts is no package of Touchline: it has no touchline.manifest.json'],
  ['a theme that is not there', ['./nowhere', '--from=scripts'], 'There is no folder ./nowhere.'],
  ['two folders', ['a', 'b'], 'Name one folder of your theme'],
])('%s is said, with exit code 2', async (_, given, sentence) => {
  await runUpgrade(given)
  expect(process.exitCode).toBe(2)
  expect(said.join('\n')).toContain(sentence)
})
