// Starts the shop on a port: `node demo-pages/server/main.ts`. Its settings are in options.ts.
import { createHost } from './app.ts'
import { listen } from './listen.ts'
import { readOptions, readPort, readProvider } from '../host/options.ts'
import { startProviderProcess } from './provider-process.ts'
import { startTimers } from './timers.ts'

const [options, port, known] = [readOptions(process.env), readPort(process.env), readProvider(process.env)]
const own = known ? null : await startProviderProcess(options.dataDir ?? '.data', port)
const provider = known ?? own ?? options.provider
const host = await createHost({ ...options, provider })
const { isNew, size, milliseconds } = host.seed
if (isNew) console.log(`seeded ${size.toLocaleString('en')} products in ${(milliseconds / 1000).toFixed(1)} s`)
const server = await listen(host, port)
const stopTimers = startTimers(host, server.url)
console.log(`payment provider ${provider.url}`)
console.log(`ready ${server.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopTimers()
    void Promise.all([server.close(), own?.close()]).then(() => process.exit(0))
  })
}
