// A private Postgres for tests, from Debian's packages: its own folder and port, thrown away at the end.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A running server. */
export interface RunningPostgres {
  /** For `DATABASE_URL`. */
  url: string
  stop: () => Promise<void>
}

/** A cluster started for the tests. */
export interface PrivatePostgres extends RunningPostgres {
  /** Ends the server and every connection to it; the data stays. */
  pause: () => Promise<void>
  /** Starts it again, on the same port. */
  resume: () => Promise<void>
}

/** The cluster, or the reason why there is none: then the suite reports that it was not run. */
export type StartedPostgres<Server = RunningPostgres> = { isStarted: true; postgres: Server } | { isStarted: false; reason: string }

const debianFolder = '/usr/lib/postgresql'

/** Starts a cluster as the user `postgres`, since Postgres refuses to run as root. */
export async function startPostgres(): Promise<StartedPostgres<PrivatePostgres>> {
  const bin = findBinaries()
  if (!bin) return { isStarted: false, reason: `no Postgres in ${debianFolder}; apt-get install postgresql` }
  const user = findUser()
  if (!user) return { isStarted: false, reason: 'root starts Postgres as the user "postgres", and there is none' }
  const folder = mkdtempSync(join(tmpdir(), 'touchline-postgres-'))
  chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'touchline', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  })
  const port = await findPort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=240']
  const start = () => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    })
    return { server, ended: new Promise<void>((resolve) => server.once('exit', () => resolve())) }
  }
  let running = start()
  const pause = async (): Promise<void> => {
    // Fast shutdown: ends all connections.
    running.server.kill('SIGINT')
    await running.ended
  }
  const url = `postgres://touchline@127.0.0.1:${port}/postgres`
  const isUp = () => answers(url, () => running.server.exitCode !== null)
  const resume = async (): Promise<void> => {
    running = start()
    if (!(await isUp())) throw new Error(`Postgres of ${bin} did not start again on port ${port}`)
  }
  const stop = async (): Promise<void> => {
    await pause()
    rmSync(folder, { recursive: true, force: true })
  }
  if (await isUp()) return { isStarted: true, postgres: { url, pause, resume, stop } }
  await stop()
  return { isStarted: false, reason: `Postgres of ${bin} did not start on port ${port}` }
}

function findBinaries(): string | null {
  if (!existsSync(debianFolder)) return null
  const versions = readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a))
  const found = versions.map((version) => join(debianFolder, version, 'bin')).find((folder) => existsSync(join(folder, 'postgres')))
  return found ?? null
}

/** The owner of the cluster: `postgres` if we are root, else our own user. */
function findUser(): { uid: number; gid: number } | null {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (uid === undefined || gid === undefined) return null
  if (uid !== 0) return { uid, gid }
  try {
    const readId = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: readId('-u'), gid: readId('-g') }
  } catch {
    return null
  }
}

async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => {
    server.close(resolve)
  })
  if (address === null || typeof address === 'string') throw new Error('postgres: the system gave no port')
  return address.port
}

async function answers(url: string, hasEnded: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 100 && !hasEnded(); attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
    }
  }
  return false
}
