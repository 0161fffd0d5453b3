// Prints which browsers the tests will use, and installs missing ones: `node scripts/find-browser.ts`.
import { findOrInstallBrowser, findOrInstallHeadlessShell } from '../tests/support/find-browser.ts'

try {
  console.log(`Browser: ${findOrInstallBrowser().how}.`)
  console.log(`Headless shell: ${findOrInstallHeadlessShell()?.how ?? 'none; the browser does for all'}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
