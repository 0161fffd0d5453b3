// Finds PHP with Twig and Blade for the tests of templates and recipes, or installs them, and runs PHP scripts.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's packages: the language, Twig and Blade. */
const packages = ['php-cli', 'php-twig', 'php-illuminate-view']
const folder = '/usr/share/php'
const isThere = () =>
  spawnSync('php', ['--version']).status === 0 && ['Twig', 'Illuminate/View'].every((name) => existsSync(`${folder}/${name}/autoload.php`))

/** Makes sure that they are installed; throws an error that says what to install if they cannot be. */
export function findOrInstallPhp(): string {
  if (isThere()) return 'php stands on the PATH, Twig and Blade beside it'
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing ${packages.join(', ')} with apt-get.`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0
    if (run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', ...packages) && isThere())
      return 'PHP, Twig and Blade were installed with apt-get'
  }
  throw new Error(`The templates cannot be tested without their engines: \`apt-get install ${packages.join(' ')}\` on Debian as root.`)
}

/** Runs a script with text as its input; returns its output, or throws its error. */
export function runPhp(script: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync('php', ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', script, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0 || stderr !== '') throw new Error(`php ${script}: ${stderr || stdout}`)
  return stdout
}
