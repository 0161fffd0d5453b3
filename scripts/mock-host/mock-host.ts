// The mock host: answers the contract, keeps state in memory, serves the suite's files and a theme's pages, and fails where it is told to.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MockHost, MockHostOptions, MockOrder } from './host-api.ts'
import { readParts } from './parts.ts'
import { Site } from './site.ts'
import type { Order } from './visitor.ts'

/**
 * Starts a mock host.
 * @example const host = await startMockHost({ extensions: [], pages: './theme' })
 */
export async function startMockHost(options: MockHostOptions = {}): Promise<MockHost> {
  const site = new Site(await readParts(), options)
  const server = createServer((request, response) => void site.respond(request, response))
  await new Promise<void>((done, fail) => server.once('error', fail).listen(options.port ?? 0, 'localhost', done))
  // A server that listens on a port has an address with one.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Node's types also allow a pipe's name
  const { port } = server.address() as AddressInfo
  site.listenAt(port)
  return {
    url: `http://localhost:${port}${site.world.base}`,
    settings: site.settingsFor(null),
    get orders() {
      return site.world.orders.map(reported)
    },
    calls: site.arrived,
    fail: (name, kind, details = {}) => site.faults.set(name, { kind, ...details }),
    slow: (name, milliseconds) => site.faults.delay(name, milliseconds),
    heal: () => site.faults.clear(),
    setStock: (sku, pieces) => site.world.setStock(sku, pieces),
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

const reported = ({ number, email, status, totals, lines, shipping, paymentTitle }: Order): MockOrder => ({
  ...{ number, email, status, total: totals.grand_total },
  lines: lines.map(({ piece: { sku, product }, quantity }) => ({ sku, name: product.name, quantity })),
  ...{ shipping: shipping.title, payment: paymentTitle },
})
