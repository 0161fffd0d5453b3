// Completes package-lock.json after npm install: names the packages of other platforms that the registry at hand does not serve.
// Without them `npm ci` calls the lockfile out of sync, here and everywhere. `npm run lockfile`
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findMissingPlatforms, withPlatforms } from './lockfile/missing-platforms.ts'

const file = join(import.meta.dirname, '../package-lock.json')
const lockfile = JSON.parse(await readFile(file, 'utf8'))
const missing = findMissingPlatforms(lockfile)
if (missing.length > 0) await writeFile(file, `${JSON.stringify(withPlatforms(lockfile), null, 2)}\n`)
console.log(`${missing.length} packages of other platforms added to package-lock.json`)
