// The command line of the mock host: its options, and what it says when it is ready.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Extension, extensionNames } from '#shared/domain/extension.ts'
import { readFault } from './fault.ts'
import type { MockHost, MockHostOptions } from './host-api.ts'
import { startMockHost } from './mock-host.ts'
import { readGoods } from './read-goods.ts'

const options = {
  help: { type: 'boolean', short: 'h', default: false },
  base: { type: 'boolean', default: false },
  extensions: { type: 'string' },
  pages: { type: 'string' },
  goods: { type: 'string' },
  settings: { type: 'string' },
  store: { type: 'string' },
  locale: { type: 'string' },
  currency: { type: 'string' },
  country: { type: 'string' },
  cors: { type: 'string' },
  port: { type: 'string', default: '4180' },
  fail: { type: 'string', multiple: true },
  slow: { type: 'string', multiple: true },
} as const

const help = `Pretends to be a shop's platform: answers the calls of CONTRACT.md, keeps carts, lists, logins and orders in memory, and serves
your theme's pages beside the suite's files, so that you can build and test a theme without a shop.

  npx --no-install touchline mock-host --base --pages ./theme

  --base                        the calls that every platform has, and nothing else
  --extensions=session,orders   these extensions beside the base; all without this and --base
  --pages=./theme               your pages: <kind>.liquid in layout.liquid, or <kind>.html; kinds are home, list, product, cart,
                                checkout, success, wishlist, compare, login, register, account, orders,
                                addresses, returns, contact
  --pages=http://localhost:8080 a server of yours that prints them; it gets every request that is no call and no file of ours
  --cors=http://localhost:5173  pages of this origin may make the calls, with the settings that are printed at the start
  --goods=goods.json            products of your own
  --settings=settings.json      further settings of the page, such as analytics and routes
  --store=en --locale=en_GB --currency=GBP --country=GB
  --fail=cart.add=500           a call that fails: a status, offline, malformed, cut, html or empty; may be repeated
  --slow=cart.get=3000          a call that waits, in milliseconds; may be repeated
  --port=4180

A customer is there: anna@example.test with the password Correct-Horse-9. The coupon is WELCOME10.`

/** Runs the command; ends the process with 2 if an option cannot be understood. */
export async function runMockHost(args: readonly string[]): Promise<void> {
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.help) return console.log(help)
    tell(await startMockHost(await optionsOf(values)))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
    process.exitCode = 2
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

async function optionsOf(values: Values): Promise<MockHostOptions> {
  const { base, extensions, pages, goods, settings, cors, port, store: code, ...store } = values
  const known = Object.entries({ code, locale: store.locale, currency: store.currency, country: store.country }).filter(
    ([, value]) => value,
  )
  return {
    ...{ pages, cors, port: number('--port', port) },
    extensions: base ? [] : extensions?.split(',').map(extension),
    goods: goods === undefined ? undefined : readGoods(await textOf(goods), goods),
    settings: settings === undefined ? undefined : settingsIn(await textOf(settings), settings),
    store: Object.fromEntries(known),
    fail: Object.fromEntries(pairs('--fail', values.fail).map(([call, kind]) => [call, readFault(kind)])),
    slow: Object.fromEntries(pairs('--slow', values.slow).map(([call, time]) => [call, number('--slow', time)])),
  }
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: Error) => {
    throw new Error(`${file} cannot be read: ${cause.message}`, { cause })
  })
}

function settingsIn(text: string, file: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file} is no JSON: ${String(cause)}`, { cause })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${file} holds no settings: write an object.`)
  return { ...value }
}

function extension(name: string): Extension {
  const found = extensionNames.find((one) => one === name.trim())
  if (!found) throw new Error(`"${name}" is no extension. There are ${extensionNames.join(', ')}.`)
  return found
}

function number(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${option}: "${text}" is no number.`)
  return Number(text)
}

/** `cart.add=500` in two. */
function pairs(option: string, all: readonly string[] = []): [string, string][] {
  return all.map((text) => {
    const at = text.lastIndexOf('=')
    if (at < 1) throw new Error(`${option}: write the call and what happens to it, as in ${option}=cart.add=500.`)
    return [text.slice(0, at), text.slice(at + 1)]
  })
}

function tell({ url, settings }: MockHost): void {
  console.log(`ready ${url}

If another server prints your pages, these are their settings:

<script type="application/json" id="touchline-page">
${JSON.stringify(settings, null, 2)}
</script>`)
}
