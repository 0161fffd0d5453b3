// Starts the shop on a port: `node demo-pages/server/main.ts`. What it can be told stands in options.ts.
import { createHost } from './app.ts'
import { listen } from './listen.ts'
import { readOptions, readPort } from './options.ts'

const host = await createHost(readOptions(process.env))
const { isNew, size, milliseconds } = host.seed
if (isNew) console.log(`seeded ${size.toLocaleString('en')} products in ${(milliseconds / 1000).toFixed(1)} s`)
const server = await listen(host, readPort(process.env))
console.log(`ready ${server.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0))
  })
}
