// Starts the shop from the command line: node tests/support/magento-host/start.ts --port 8080 --csp --assets /touchline/=dist/preact
import { parseArgs } from 'node:util'
import { startMagentoHost } from './magento-host.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    csp: { type: 'boolean' },
    'open-checkout': { type: 'boolean' },
    'order-id-as-text': { type: 'boolean' },
    missing: { type: 'string', multiple: true },
    assets: { type: 'string', multiple: true },
  },
})

const host = await startMagentoHost({
  port: Number(values.port),
  csp: values.csp ? {} : undefined,
  emptyCheckout: values['open-checkout'] ? 'page' : 'redirect',
  orderId: values['order-id-as-text'] ? 'text' : 'integer',
  missing: values.missing,
  assets: Object.fromEntries(
    (values.assets ?? []).map((entry): [string, string] => [entry.split('=')[0] ?? '', entry.split('=')[1] ?? '']),
  ),
})
console.log(`${host.origin}/default/`)
