// Tests the recipe for PHP by following it literally in an empty folder: its commands, files and server; then a guest buys a bottle, and pays.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distFolder, flavour } from '../conformance/stage.ts'
import { findOrInstallPhp, runPhp } from '../support/php.ts'
import { buyOne, keepPrinted, printedStill } from './printed-shop.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })
const recipe = join(import.meta.dirname, '../../scripts/package/recipes/php.md')
let folder = ''
let server: ChildProcess | null = null
let url = ''

beforeAll(async () => {
  findOrInstallPhp()
  const words = await readFile(recipe, 'utf8')
  const commands = Array.from(words.matchAll(/```sh\n([\s\S]*?)```/g), ([, command = '']) => command)
  const files = Array.from(words.matchAll(/^`([\w.-]+)`:\n\n```php\n([\s\S]*?)```/gm), ([, name = '', content = '']) => ({ name, content }))
  expect([commands.length, files.length]).toEqual([2, 3])
  folder = await mkdtemp(join(tmpdir(), 'touchline-recipe-'))
  // Uses the package, as a reader would.
  run(`npm pack ${join(distFolder, flavour)} --silent`)
  run(commands[0] ?? '')
  // Replaces the platform and its provider, and uses a free port; the command does not wait for the server's end.
  for (const { name, content } of files)
    await writeFile(join(folder, name), content.replace('http://localhost:4174', stage.shop.provider.url))
  const start = (commands[1] ?? '').replace('http://localhost:4173', stage.shop.url).replace('localhost:8080', 'localhost:0')
  server = spawn('sh', ['-c', start], { cwd: folder, detached: true })
  url = await addressOf(server)
}, 180_000)
afterAll(async () => {
  if (server?.pid !== undefined && server.exitCode === null) {
    const ended = once(server, 'exit')
    process.kill(-server.pid)
    await ended
  }
  await rm(folder, { recursive: true, force: true })
})

function run(command: string): void {
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
}

/** The address that PHP's server reports. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    stderr?.on('data', (more: Buffer) => {
      said += more.toString()
      const [, address] = /\((http:\/\/localhost:[1-9]\d*)\) started/.exec(said) ?? []
      if (address) resolve(address)
    })
    stderr?.on('end', () => reject(new Error(`PHP's server did not start: ${said}`)))
  })
}

test('the recipe’s shop works: an added product is in its cart, and is paid and confirmed', async () => {
  const guest = await stage.visit('en')
  const { page } = guest
  const kit = await guest.kit()
  await keepPrinted(page)
  await page.goto(`${url}/`)
  expect(await printedStill(page, 'minicart', 'header-search', 'wishlist-badge')).toBe(true)
  await page.getByRole('link', { name: 'All our bottles' }).click()
  await buyOne(kit, 'Driftwood Steel water bottle')
  expect(page.url()).toBe(`${url}/cart`)
  await kit.cart.checkOut()
  await kit.checkout.fill()
  expect(await kit.checkout.pay('card', { provider: () => guest.decide('Pay') })).toMatch(/\d/)
  expect(page.url()).toBe(`${url}/en/checkout/success`)
})

test.each([
  ["touchline_mount('mincart')", 'there is no widget named mincart. Did you mean minicart?'],
  ["touchline_mount('minicart', ['cartUrls' => '/cart'])", 'minicart has no option named cartUrls. Did you mean cartUrl?'],
  ["touchline_mount('minicart', ['freeShippingFrom' => '50'])", 'the option freeShippingFrom of minicart is "50"; expected: number.'],
  ["touchline_template('add-to-cart')", 'add-to-cart needs the option productId'],
  ["touchline_template('product-list')", 'product-list has no template. It is drawn from what the API answers.'],
  ["touchline_template('header-search', ['query' => 'q'])", 'the template of header-search cannot print query.'],
  [
    "touchline_template('header-search', ['searchUrl' => '/index.php?route=search'])",
    'prints an address without a query; searchUrl is /index.php?route=search.',
  ],
])('%s is refused by name', async (call, words) => {
  const script = join(folder, 'wrong.php')
  await writeFile(script, `<?php require 'page.php'; try { ${call}; } catch (TouchlineError $error) { echo $error->getMessage(); }`)
  expect(runPhp(script, [])).toContain(words)
})

test("the package's README runs as it is printed", async () => {
  const readme = await readFile(join(folder, 'touchline/1.0.0/README.md'), 'utf8')
  const [, code = ''] = /```php\n([\s\S]*?)```/.exec(readme) ?? []
  const script = join(folder, 'touchline/1.0.0/readme.php')
  await writeFile(script, `<?php\n${code}`)
  expect(runPhp(script, [])).toMatch(/^<link rel="stylesheet" [^]*data-touchline="minicart"[^]*data-category-id="3"><ul><li>Your own HTML/)
})

test('files on another server have integrity hashes, the shop’s own have none', async () => {
  const head = async (base: string) => {
    const script = join(folder, 'elsewhere.php')
    await writeFile(script, `<?php require 'page.php'; touchline_start(['locale' => 'en'], '${base}'); echo touchline_head(['minicart']);`)
    return runPhp(script, [])
  }
  const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(await head('https://cdn.example/touchline/')) ?? []
  const { integrity }: { integrity: Record<string, string> } = JSON.parse(map)
  expect(integrity['https://cdn.example/touchline/touchline.js']).toMatch(/^sha256-/)
  expect(await head('/touchline/')).not.toContain('importmap')
})

test('space is reserved for the widgets of every page, and for options by the number of attributes', async () => {
  const script = join(folder, 'room.php')
  const printed = async (count: number) => {
    const attributes = Array.from({ length: count }, (_, at) => `['code' => 'a${at}']`).join()
    await writeFile(
      script,
      `<?php require 'page.php'; touchline_start(['locale' => 'en'], '/touchline/');
      echo touchline_head(), touchline_mount('product-options', ['productId' => 1, 'product' => ['configurable_data' => ['attributes' => [${attributes}]]]]);`,
    )
    return runPhp(script, [])
  }
  expect(await printed(2)).toMatch(/<link rel="stylesheet" href="\/touchline\/touchline-room[^"]*\.css"[^]* data-touchline-attributes="2"/)
  expect(await printed(9)).toContain(' data-touchline-attributes="4"')
  for (const count of [0, 1]) expect(await printed(count)).not.toContain('data-touchline-attributes')
})

test('a form shows the password rules of the settings, as far as its template can', async () => {
  const script = join(folder, 'limits.php')
  const drawn = async (limits: string) => {
    await writeFile(
      script,
      `<?php require 'page.php'; touchline_start(['locale' => 'en', 'routes' => ['login' => '/login'], 'limits' => ['password' => [${limits}]]], '/touchline/');
      try { echo touchline_template('register-form'); } catch (TouchlineError $error) { echo $error->getMessage(); }`,
    )
    return runPhp(script, [])
  }
  expect(await drawn('')).toMatch(/At least 8 characters[^]*At least 3 of these/)
  expect(await drawn("'minLength' => 12, 'minClasses' => 9")).toMatch(/At least 12 characters[^]*At least 4 of these/)
  expect(await drawn("'minLength' => 0")).toContain('limits.password.minLength is 0')
})

test('a printed value cannot end its script or its attribute', async () => {
  const script = join(folder, 'hostile.php')
  await writeFile(
    script,
    `<?php require 'page.php';
    touchline_start(['locale' => 'en', 'store' => ['name' => '</script><b>'], 'routes' => ['cart' => '/"><b>', 'search' => 'find']], '/touchline/');
    echo touchline_head(), touchline_template('minicart'), touchline_mount('minicart', ['cartUrl' => '"><b>']),
      touchline_mount('header-search', ['categories' => [['id' => 1, 'label' => '</script><b>']]]);`,
  )
  const printed = runPhp(script, [])
  expect(printed).toContain('href="/&quot;&gt;&lt;b&gt;"')
  expect(printed).not.toContain('<b>')
  expect(printed).toContain(String.raw`\u003C/script\u003E\u003Cb\u003E`)
})
