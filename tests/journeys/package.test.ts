// Tests that the package is complete: a build's tarball is installed in an empty folder and served, and the README's first widget runs; long because each step uses the folder of the one before.
import { execFile, spawn } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowBrowser, returnBrowser } from '../support/browser.ts'
import { findBrowser } from '../support/find-browser.ts'
import { type StartedHost, startHost } from '../support/host.ts'
import { snippets } from '../support/snippets.ts'
import { expectQuiet, openVisit } from '../support/visit.ts'

const flavour = process.env['FLAVOUR'] === 'react' ? 'react' : 'preact'
const root = join(import.meta.dirname, '../..')
let folder = ''
let installed = ''
let shop: StartedHost

/** Runs a command there, and returns its output; the shop keeps running meanwhile. */
async function run(command: string, ...given: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, given, { cwd: folder }).catch((error: Error & { stdout?: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`)
  })
  return stdout
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-package-'))
  await run('npm', 'pack', join(root, 'dist', flavour), '--pack-destination', folder, '--silent')
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await run(
    'npm',
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--silent',
    ...(await readdir(folder)).filter((file) => file.endsWith('.tgz')).map((file) => `./${file}`),
  )
  installed = join(folder, 'node_modules/touchline')
  // The shop serves the installed files, and the README's page.
  await mkdir(join(folder, 'served'))
  await symlink(installed, join(folder, 'served', flavour))
  const [, page = ''] = /```html\n([\s\S]*?)```/.exec(await readFile(join(installed, 'README.md'), 'utf8')) ?? []
  await writeFile(join(folder, 'first.html'), page)
  shop = await startHost({ flavour, dist: join(folder, 'served'), ownPage: join(folder, 'first.html') })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

test('the first widget of its README runs from it', async () => {
  const browser = await borrowBrowser()
  const visit = await openVisit(browser)
  const { page } = visit
  await page.goto(`${shop.url}/en/try`)
  await page.getByRole('button', { name: /^Cart/ }).click()
  await page.getByText('Your cart is empty').waitFor()
  expectQuiet(visit)
  await visit.close()
  await returnBrowser(browser)
})

test('types, renderer and check are found under their names', async () => {
  await writeFile(
    join(folder, 'host.ts'),
    `import { touchline, type Product, type ShippingMethod } from 'touchline'
import { render } from 'touchline/server'
export const nameOf = (one: Product | ShippingMethod): object => one
export const add = async () => (await touchline.ready).cart.add([{ sku: 'BALL-5', quantity: 2 }])
export const html: string = render('wishlist-badge', {}, {}, { locale: 'en_GB' }).html
`,
  )
  // Compiles the documentation's code with these types; the files of the recipes for Node and for tests run by themselves.
  const shown = snippets.filter(({ language, where }) => ['js', 'ts'].includes(language) && !/recipes\/(node|testing)\.md/.test(where))
  expect(shown.filter(({ where }) => where.includes('/recipes/')).length).toBeGreaterThanOrEqual(6)
  const given = `declare const quote: unknown, totals: unknown, pageConfig: object, form: HTMLFormElement, input: HTMLInputElement
declare const grecaptcha: { enterprise: { execute: (key: string, about: { action: string }) => Promise<string> } }
`
  const files = shown.map((_one, index) => `snippet-${index}.ts`)
  for (const [index, { code }] of shown.entries())
    await writeFile(
      join(folder, `snippet-${index}.ts`),
      `${given}${code.replace('/touchline/1/touchline.js', 'touchline').replace(/dist\/\w+\/server\/touchline-server.js/, 'touchline/server')}\nexport {}\n`,
    )
  const strict = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler']
  await run(
    process.execPath,
    join(root, 'node_modules/typescript/bin/tsc'),
    ...strict,
    '--lib',
    'es2022,dom',
    '--types',
    '',
    'host.ts',
    ...files,
  )
  const draw = `import { render } from 'touchline/server'; console.log(render('wishlist-badge', {}, {}, { locale: 'en_GB', baseUrl: '/en/' }).html)`
  expect(await run(process.execPath, '--input-type=module', '--eval', draw)).toContain('href="/en/wishlist"')
  // The first page of a shop that has just started is slow, and the check does not wait for any page that long.
  await fetch(`${shop.url}/en/`)
  expect(await run('npx', '--no-install', 'touchline', 'check-host', `${shop.url}/en/`)).toContain('0 need something')
})

test('the recipe for tests, followed in an empty folder: its pages are bought from, without a shop', async () => {
  const place = join(folder, 'tests')
  await mkdir(place)
  // What the recipe's first command would fetch.
  for (const name of ['@playwright/test', 'playwright', 'playwright-core', 'axe-core', 'liquidjs']) {
    await mkdir(join(folder, 'node_modules', name, '..'), { recursive: true })
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  const { path: executablePath = '' } = findBrowser() ?? {}
  const launch = { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] }
  const recipe = await readFile(join(installed, 'docs/recipes/testing.md'), 'utf8')
  const files = Array.from(recipe.matchAll(/Save this as `([^`]+)`:\n\n```js\n([\s\S]*?)```/g), ([, name = '', code = '']) => ({
    name,
    code,
  }))
  expect(files.map(({ name }) => name)).toEqual(['playwright.config.mjs', 'buy.spec.mjs', 'more.spec.mjs', 'plain.mjs'])
  for (const { name, code } of files)
    await writeFile(
      join(place, name),
      code.replace('use: {', `use: { launchOptions: ${JSON.stringify(launch)},`).replace('launch()', `launch(${JSON.stringify(launch)})`),
    )
  const playwright = join(folder, 'node_modules/@playwright/test/cli.js')
  const report = await run(
    process.execPath,
    playwright,
    'test',
    '--config',
    join(place, 'playwright.config.mjs'),
    '--reporter',
    'list',
    '--timeout',
    '170000',
  )
  expect(report).toMatch(/5 passed/)
  expect(await run(process.execPath, join(place, 'plain.mjs'))).toBe('To pay: 29.9\n')
})

test('the kit has types, for fixtures and without a runner', async () => {
  await writeFile(
    join(folder, 'kit.ts'),
    `import { test as base, type Page } from '@playwright/test'
import { type MockHost, openShop, touchline, type TouchlineFixtures, type TouchlineWorkerFixtures } from 'touchline/testing'
const test = base.extend<TouchlineFixtures, TouchlineWorkerFixtures>(touchline)
test.use({ mock: { extensions: ['session'], pages: './theme' } })
test('types', async ({ shop, mockHost }) => {
  const host: MockHost = mockHost
  host.fail('cart.add', 500)
  const names: string[] = shop.events.of('cart:added').flatMap(({ lines }) => lines.map((line) => line.item_name))
  const total: number = await shop.cart.line(names[0] ?? '').total()
  await shop.faults.fail('cart.add', 'offline', { times: total })
})
export const open = async (page: Page): Promise<string[]> => (await openShop(page, { url: '/' })).list.names()
`,
  )
  // The whole library too: none of its types may be missing or loose.
  const strict = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--moduleResolution', 'nodenext']
  const types = ['--lib', 'es2022,dom,dom.iterable,esnext.disposable', '--types', 'node', '--typeRoots', join(root, 'node_modules/@types')]
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  expect(await run(process.execPath, tsc, ...strict, ...types, 'kit.ts')).toBe('')
})

test('the mock host starts by the command of the package, and says what it does not understand', async () => {
  const server = spawn('npx', ['--no-install', 'touchline', 'mock-host', '--base', '--port=0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    const url = await new Promise<string>((resolve) => {
      server.stdout.on('data', (part: Buffer) => {
        const [, found] = /ready (\S+)/.exec(part.toString()) ?? []
        if (found) resolve(found)
      })
    })
    expect(await (await fetch(`${url}checkout/cart/quote`)).json()).toMatchObject({ items: [] })
    const page = await fetch(`${url}checkout/cart`, { headers: { Accept: 'text/html,*/*' } })
    const [, script = ''] = /src="(\/touchline\/[^"]+)"/.exec(await page.text()) ?? []
    expect((await fetch(new URL(script, url))).status).toBe(200)
  } finally {
    // npx and the server that it started.
    if (server.pid !== undefined) process.kill(-server.pid)
    await ended
  }
  await expect(run('npx', '--no-install', 'touchline', 'mock-host', '--fail=cart.adLines=500')).rejects.toThrow(
    /Did you mean cart.addLines/,
  )
  await expect(run('npx', '--no-install', 'touchline', 'mok-host')).rejects.toThrow(/There are these tools/)
  const theme = join(installed, 'docs/themes/liquid')
  expect(await run('npx', '--no-install', 'touchline', 'upgrade', theme, '--from', installed)).toContain(
    'Nothing that they use has changed.',
  )
})

test('it contains the listed files and the licences of its packages', async () => {
  const files = await readdir(installed)
  const readme = await readFile(join(installed, 'README.md'), 'utf8')
  for (const [, file = ''] of readme.matchAll(/`([\w-]+\.(?:md|json|mjs|d\.ts)|touchline(?:-magento)?\.js)`/g))
    expect(files).toContain(file)
  expect(files).not.toContain('inputs.json')
  for (const file of ['recipes/slots.md', 'themes/twig/layout.twig', 'themes/liquid/layout.liquid', 'widgets/cart.md'])
    expect((await readFile(join(installed, 'docs', file), 'utf8')).length, file).toBeGreaterThan(500)
  const notices = await readFile(join(installed, 'THIRD-PARTY-NOTICES.md'), 'utf8')
  const inputs = await readFile(join(root, 'dist', flavour, 'inputs.json'), 'utf8')
  const bundled = Array.from(inputs.matchAll(/"node_modules\/((?:@[^/]+\/)?[^/]+)\//g), ([, name = '']) => name)
  expect(bundled.length).toBeGreaterThan(20)
  for (const name of new Set(bundled)) expect(notices).toContain(`## ${name} `)
  expect(notices.match(/Permission is hereby granted|Redistribution and use|Apache License/g)?.length).toBeGreaterThanOrEqual(
    new Set(bundled).size,
  )
})

test('the recipe for Node, followed to the letter in an empty folder, is a shop that sells', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'touchline-recipe-'))
  const [tarball = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'))
  await copyFile(join(folder, tarball), join(empty, tarball))
  const recipe = await readFile(join(installed, 'docs/recipes/node.md'), 'utf8')
  for (const [, name = '', code = ''] of recipe.matchAll(/Save this as `([^`]+)`:\n\n```js\n([\s\S]*?)```/g))
    await writeFile(join(empty, name), code)
  const [install = '', start = ''] = Array.from(recipe.matchAll(/```sh\n([\s\S]*?)```/g), ([, command = '']) => command.trim())
  const env = { ...process.env, PORT: '0', npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }
  await promisify(execFile)('bash', ['-c', install], { cwd: empty, env })
  // `exec`, so that ending the process ends the server and not only its shell.
  const server = spawn('bash', ['-c', `exec ${start}`], { cwd: empty, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server of the recipe ended before it was ready')))
    let said = ''
    server.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      const [, found] = /ready (\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
  })
  const browser = await borrowBrowser()
  const visit = await openVisit(browser)
  const { page } = visit
  try {
    await page.goto(address)
    await page.getByRole('link', { name: 'Match ball' }).click()
    await page.locator('[data-touchline="add-to-cart"][data-touchline-status="ready"]').getByRole('button', { name: 'Add to cart' }).click()
    const popup = page.getByRole('dialog', { name: 'Your cart' })
    await popup.getByText('Match ball').first().waitFor()
    const more = popup.getByRole('button', { name: /^One more/ })
    const [changed] = await Promise.all([page.waitForResponse((answer) => answer.request().method() === 'PUT'), more.click()])
    expect(changed.status()).toBe(200)
    await page.goto(`${address}cart?touchline=doctor`)
    await page.getByText('£49.90').first().waitFor()
    const doctor = page.getByRole('dialog', { name: 'Touchline doctor' })
    await expect.poll(() => doctor.getByRole('list', { name: 'Page settings' }).getByRole('listitem').count()).toBeGreaterThan(5)
    await expect.poll(() => doctor.getByRole('status').textContent()).toBe('2 mounts, 0 faults')
    expectQuiet(visit)
  } finally {
    await visit.close()
    await returnBrowser(browser)
    server.kill()
    await ended
    await rm(empty, { recursive: true, force: true })
  }
})
