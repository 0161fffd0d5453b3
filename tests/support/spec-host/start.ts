// Starts the platform from the command line: node tests/support/spec-host/start.ts --port 8080 --seed 3 --numbers-as-text --assets /touchline/=dist/preact
import { parseArgs } from 'node:util'
import type { SpecHostOptions } from './options.ts'
import { startSpecHost } from './spec-host.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    seed: { type: 'string', default: '1' },
    'numbers-as-text': { type: 'boolean' },
    cached: { type: 'boolean' },
    csp: { type: 'boolean' },
    expired: { type: 'string' },
    missing: { type: 'string', multiple: true },
    assets: { type: 'string', multiple: true },
  },
})

const options: SpecHostOptions = {
  port: Number(values.port),
  seed: Number(values.seed),
  numbersAsText: values['numbers-as-text'],
  cached: values.cached,
  csp: values.csp ? {} : undefined,
  expired: values.expired === 'redirect' ? 'redirect' : '401',
  missing: values.missing,
  assets: Object.fromEntries(
    (values.assets ?? []).map((entry): [string, string] => [entry.split('=')[0] ?? '', entry.split('=')[1] ?? '']),
  ),
}
const host = await startSpecHost(options)
console.log(`${host.origin}/nl/`)
