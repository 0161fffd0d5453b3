// The shop as a child process in development, so that a restart leaves no port or database open.
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A running shop. */
export interface ShopProcess {
  port: number
  /** Stops the shop and waits until its database is closed. */
  stop: () => Promise<void>
}

/** Starts the shop on a free port; rejects if it exits before it prints "ready". */
export function startShop(): Promise<ShopProcess> {
  const child = spawn(process.execPath, ['demo-pages/server/main.ts'], {
    env: { ...process.env, PORT: '0', DEV: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<ShopProcess>()
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it was ready; what it said stands above.`)))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const port = /^ready http:\/\/\S+:(\d+)/.exec(line)?.[1]
    if (port) resolve({ port: Number(port), stop: () => stop(child) })
    else console.log(line)
  })
  return promise
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
