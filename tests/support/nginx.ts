// A private nginx for tests, from Debian's packages: runs the rules of our documentation in front of a server that records its requests.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const debian = '/usr/sbin/nginx'

/** Whether nginx is installed; as root on Debian, installs it first. */
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

/** A running nginx. */
export interface PrivateNginx {
  origin: string
  stop: () => Promise<void>
}

/** Starts one with this content of its `http` block; `{port}` is the port to listen on. Throws nginx's message if a rule is wrong. */
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
  // It answers once it listens; one that has ended never will.
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
