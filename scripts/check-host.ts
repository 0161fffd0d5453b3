// Checks the calls of a purchase on a platform and reports which of them work: npm run check:host -- https://shop.example/nl/
import { join } from 'node:path'
import { runCommand } from './check-host/command.ts'
import { readContract } from './contract/call-info.ts'

const { calls } = await readContract(join(import.meta.dirname, '..'))
await runCommand(calls, process.argv.slice(2))
