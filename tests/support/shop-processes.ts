// A shop in one process or in two: the same database, the same payment provider, and an address for each of two devices.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { connect } from '#demo-pages/database/connect.ts'
import type { Database } from '#demo-pages/database/tables.ts'
import { startProvider, type StartedProvider } from '#demo-pages/provider/listen.ts'
import { startHost } from './host.ts'
import { checkInvariants, countDelivered } from './invariants.ts'
import { copyDatabase } from './templates.ts'

/** The shop that schedules of two devices use. */
export interface ShopProcesses {
  /** One address for each device; twice the same if there is only one process. */
  urls: readonly [string, string]
  db: Database
  provider: StartedProvider
  close: () => Promise<void>
}

const main = fileURLToPath(new URL('../../demo-pages/server/main.ts', import.meta.url))
const key = 'for-tests'

/** The test's own process. */
export async function startOneProcess(now: () => Date): Promise<ShopProcesses> {
  const { url, db, provider, close } = await startHost({ now })
  return { urls: [url, url], db, provider, close }
}

/** Two processes of their own on one Postgres, which know nothing of each other. Only the provider has the test's clock. */
export async function startTwoProcesses(databaseUrl: string, now: () => Date): Promise<ShopProcesses> {
  const copy = await copyDatabase(databaseUrl, inject('templates').database ?? 'template1')
  const [db, provider] = await Promise.all([connect({ databaseUrl: copy.url }), startProvider({ key, now })])
  await countDelivered(db)
  const env = { DATABASE_URL: copy.url, PROVIDER_URL: provider.url, PROVIDER_KEY: key }
  const [left, right] = await Promise.all([startProcess(env), startProcess(env)])
  const close = async () => {
    try {
      await Promise.all([left.close(), right.close()])
      await checkInvariants(db)
    } finally {
      await provider.close()
      await db.destroy()
      await copy.drop()
    }
  }
  return { urls: [left.url, right.url], db, provider, close }
}

/** Starts `demo-pages/server/main.ts` as `npm start` does, on a free port. `close` rejects if the process failed, or had ended before. */
export async function startProcess(env: Record<string, string>): Promise<{ url: string; close: () => Promise<void> }> {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env, PORT: '0' }, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  const ready = Promise.withResolvers<string>()
  const ended = Promise.withResolvers<number | null>()
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const url = /^ready (http\S+)$/.exec(line)?.[1]
    if (url) ready.resolve(url)
  })
  child.once('error', ready.reject)
  child.once('exit', (code) => {
    ended.resolve(code)
    ready.reject(new Error(`The shop ended with ${code}: ${said.slice(-10).join('\n')}`))
  })
  const url = await ready.promise
  return {
    url,
    close: async () => {
      child.kill('SIGTERM')
      const code = await ended.promise
      if (code !== 0) throw new Error(`The shop ended with ${code}: ${said.slice(-10).join('\n')}`)
    },
  }
}
