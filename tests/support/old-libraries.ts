// Scripts that old shops still use, from Debian's packages: searched for here, and installed by `npm test` if it can.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const folder = '/usr/share/javascript'
const files = { prototype: `${folder}/prototype/prototype.js`, jquery: `${folder}/jquery/jquery.js` } as const

/** An old library. */
export type OldLibrary = keyof typeof files

/** Whether both are on this machine. */
export function hasOldLibraries(): boolean {
  return Object.values(files).every(existsSync)
}

/** The library's source. */
export function readOldLibrary(name: OldLibrary): string {
  return readFileSync(files[name], 'utf8')
}

/** Installs both as root on Debian; returns why they are missing, or null if they are there. */
export function findOldLibraries(): string | null {
  if (hasOldLibraries()) return null
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  const reason = "Debian's libjs-prototype and libjs-jquery are not here; apt-get install them"
  if (!mayInstall) return reason
  console.log('Installing libjs-prototype and libjs-jquery with apt-get.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'libjs-prototype', 'libjs-jquery'],
  ]) {
    if (spawnSync('apt-get', args, { stdio: 'inherit', env }).status !== 0) return reason
  }
  return hasOldLibraries() ? null : reason
}
