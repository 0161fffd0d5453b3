// The command line of check:host: its options, its output, and its exit code.
import { parseArgs } from 'node:util'
import { checkHost } from './check.ts'
import type { KnownCall } from './report.ts'
import { written } from './written.ts'

const options = {
  help: { type: 'boolean', short: 'h', default: false },
  api: { type: 'string' },
  store: { type: 'string' },
  product: { type: 'string' },
  sku: { type: 'string' },
  category: { type: 'string' },
  menu: { type: 'string' },
  coupon: { type: 'string' },
  order: { type: 'boolean', default: false },
  email: { type: 'string' },
  'order-number': { type: 'string' },
  reason: { type: 'string' },
} as const

const help = `Asks a shop's platform what the widgets ask, and says of each call whether it works, what is missing, or what it needs.

  npm run check:host -- https://shop.example/nl/        in the package: node check-host.mjs https://shop.example/nl/

The address is a page of the store with the settings of Touchline in it, or where the API is. It fills a cart of its own and
empties it again. It orders nothing unless you say so.

  --order              place an order and send it back: on a test shop only
  --email=…            who orders
  --reason=size        a code of your platform's reasons to return something
  --order-number=…     an order that can be sent back, in place of the new one (with --order)
  --coupon=SPORT10     a coupon that counts
  --product=12 --sku=… something that can be bought as it is
  --category=3         a category with products
  --menu=12            the id of a panel of the menu
  --store=1            the store's id, where no page says it
  --api=https://…      where the API is, where the page does not say it

Exit code 0: nothing of the base stands in the way of a sale. 1: something does. 2: it could not ask.`

/** Runs the check with the calls of the contract; sets the exit code. */
export async function runCommand(calls: readonly KnownCall[], given: readonly string[]): Promise<void> {
  const read = readArgs(given)
  if (typeof read === 'string') return end(`${read}\n\n${help}`, 2)
  const { values, positionals } = read
  const [address] = positionals
  if (values.help) return end(help, 0)
  if (address === undefined || !/^https?:/.test(address) || !URL.canParse(address)) return end(`Say where to ask.\n\n${help}`, 2)
  const { product, sku, category, menu, coupon, order, email, reason, api, store } = values
  const numbers = { '--store': store, '--product': product, '--category': category }
  const wrong = Object.entries(numbers).find(([, value]) => value !== undefined && !/^\d+$/.test(value))
  if (wrong) return end(`${wrong[0]}=${wrong[1]} is no number.`, 2)
  if ((product === undefined) !== (sku === undefined)) return end('--product and --sku go together.', 2)
  const numberOf = (value: string | undefined) => (value === undefined ? null : Number(value))
  const { report, paste } = await checkHost(calls, {
    ...{ address, coupon, email, reason, api, mayOrder: order, orderNumber: values['order-number'] },
    menuId: menu,
    storeId: numberOf(store),
    categoryId: numberOf(category),
    product: product !== undefined && sku !== undefined ? { id: Number(product), sku } : null,
  })
  console.log(written(report, paste))
  process.exitCode = report.fatal !== null ? 2 : report.hasFault ? 1 : 0
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function end(message: string, code: number): void {
  if (code === 0) console.log(message)
  else console.error(message)
  process.exitCode = code
}
