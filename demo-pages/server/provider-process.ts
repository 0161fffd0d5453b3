// Starts the simulated payment provider as a separate process, unless the shop is configured for a running one.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ProviderAddress } from '../shop/payment-provider.ts'

/** A provider that ends with the shop. */
export interface ProviderProcess extends ProviderAddress {
  close: () => Promise<void>
}

const main = fileURLToPath(new URL('../provider/main.ts', import.meta.url))

/** Starts it at `PROVIDER_PORT`, otherwise at the port after the shop's if that is free; its books are beside the shop's data. */
export async function startProviderProcess(dataDir: string, shopPort: number): Promise<ProviderProcess> {
  await mkdir(dataDir, { recursive: true })
  const key = randomBytes(32).toString('base64url')
  const own = {
    PROVIDER_KEY: key,
    PROVIDER_FILE: join(dataDir, 'provider.sqlite'),
    PREFERRED_PORT: String(shopPort === 0 ? 0 : shopPort + 1),
  }
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...own }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`host: the payment provider ended with ${code}; set PROVIDER_PORT to a free port`)))
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /^provider (http\S+)$/.exec(line)?.[1]
      if (url) resolve(url)
    })
  const url = await promise
  // Neither process keeps the other alive.
  child.unref()
  child.channel?.unref()
  return {
    url,
    key,
    close: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
