// A private nginx for tests, from Debian's packages: rules that we show, in front of a server that tells what it was asked.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const debian = '/usr/sbin/nginx'

/** Whether there is one: installed first where we are root on Debian. */
export function hasNginx(): boolean {
  if (existsSync(debian)) return true
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
  ])
    if (spawnSync('apt-get', args, { stdio: 'ignore', env }).status !== 0) return false
  return existsSync(debian)
}

/** A running one. */
export interface PrivateNginx {
  origin: string
  stop: () => Promise<void>
}

/** Starts one with what stands in its `http` block; `{port}` is where it has to listen. Throws what it says of a rule that is wrong. */
export async function startNginx(http: string): Promise<PrivateNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-nginx-'))
  const port = await freePort()
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  const settings = `daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths}\n${http.replaceAll('{port}', `127.0.0.1:${port}`)}\n}`
  await writeFile(join(folder, 'nginx.conf'), settings)
  const server = spawn(debian, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${port}`
  // It answers as soon as it listens; one that ended will never.
  while (server.exitCode === null) {
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isThere) return { origin, stop }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await stop()
  throw new Error(`nginx ended: ${said}`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('nginx: the system gave no port')
  return address.port
}
