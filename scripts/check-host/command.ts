// The command's words: what may be handed in, and what it prints.
import { parseArgs } from 'node:util'
import { checkHost } from './check.ts'
import type { HostCall } from './judge.ts'
import { written } from './report.ts'

const usage = `Say where: <command> https://shop.example/nl/ [--store=1] [--set=categoryId=3] [--email=… --password=…]`

/** Runs it with the calls of the contract; sets the exit code. */
export async function runCommand(calls: readonly HostCall[], given: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
      email: { type: 'string' },
      password: { type: 'string' },
    },
  })
  const [address] = positionals
  if (address === undefined || !URL.canParse(address)) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const { email, password, set, store } = values
  const report = await checkHost(calls, {
    address,
    storeId: store === undefined ? null : Number(store),
    values: Object.fromEntries(set.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
    login: email !== undefined && password !== undefined ? { email, password } : null,
  })
  console.log(written(report))
  process.exitCode = report.findings.length > 0 ? 1 : 0
}
