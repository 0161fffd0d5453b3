// Runs the provider as a process: `PROVIDER_KEY=secret PROVIDER_PORT=4174 node demo-pages/provider/main.ts`. PROVIDER_FILE names its books.
import { startProvider, type StartedProvider } from './listen.ts'

const { PROVIDER_KEY: key, PROVIDER_FILE: file = ':memory:', PROVIDER_PORT: port, PREFERRED_PORT: preferred } = process.env
if (!key) throw new Error('provider: PROVIDER_KEY is missing; give the secret that the shop has as well')

/** Starts on the requested port; if the preferred port is in use, on any free one. */
async function start(secret: string): Promise<StartedProvider> {
  const options = { key: secret, file }
  if (port !== undefined) return startProvider({ ...options, port: Number(port) })
  return startProvider({ ...options, port: Number(preferred ?? 0) }).catch(() => startProvider(options))
}

const provider = await start(key)
console.log(`provider ${provider.url}`)
const end = () => void provider.close().then(() => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
// If a shop started this process, it ends with the shop, even if the shop crashes.
process.once('disconnect', end)
