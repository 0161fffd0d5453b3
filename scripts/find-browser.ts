// Says which browser the tests will use, and installs one where there is none: `node scripts/find-browser.ts`.
import { findOrInstallBrowser } from '../tests/support/find-browser.ts'

try {
  console.log(`Browser: ${findOrInstallBrowser().how}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
