// Describes what a failed test saw, since the text of a CI run is often all that is left of it.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Visit } from './visit.ts'

/** What is stored of failed tests: a picture of each tab, and a description that `npm test` repeats at its end. */
const folder = join(import.meta.dirname, '../.results/failed')
// A page that hangs is described as far as it answers.
const patience = { timeout: 3_000 }
const most = { lines: 90, calls: 25 }

/** Describes every tab: its address, its picture, its calls and errors, and finally its text. */
export async function reportFailure({ context, problems, calls, waiting }: Visit, title: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const tabs = await Promise.all(context.pages().map((page, index) => reportPage(page, `${title}${index > 0 ? ` tab ${index + 1}` : ''}`)))
  const report = [
    ...tabs.flatMap(({ summary }) => summary),
    ...list(
      'without an answer',
      [...waiting].map((request) => `${request.method()} ${request.url()}`),
    ),
    ...list('complaints', problems),
    ...list('calls', calls.slice(-most.calls)),
    ...tabs.flatMap(({ page }) => page),
  ]
  console.error([`── what "${title}" saw`, ...report, '── end of what it saw'].join('\n'))
  await writeFile(fileOf(title, 'txt'), [`What "${title}" saw:`, ...report, ''].join('\n'))
}

const fileOf = (title: string, end: string) => join(folder, `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(-120)}.${end}`)

async function reportPage(page: Page, title: string): Promise<{ summary: string[]; page: string[] }> {
  const file = fileOf(title, 'png')
  const picture = await page.screenshot({ path: file, ...patience }).then(
    () => file,
    (error: Error) => `none: ${error.message.split('\n')[0]}`,
  )
  const text = await page
    .locator('body')
    .ariaSnapshot(patience)
    .catch((error: Error) => `nothing: ${error.message}`)
  const mounts = await Promise.race([
    page.evaluate(mountsOf),
    new Promise<string[]>((resolve) => setTimeout(resolve, 3_000, ['no answer'])),
  ]).catch((error: Error) => [`none: ${error.message}`])
  const lines = text.split('\n')
  return {
    summary: [`address: ${page.url()}`, `picture: ${picture}`, ...list('mounts and focus', mounts)],
    page: list('page', lines.length > most.lines ? [...lines.slice(0, most.lines), `… ${lines.length - most.lines} lines more`] : lines),
  }
}

/** Runs in the page. */
function mountsOf(): string[] {
  const mounts = Array.from(document.querySelectorAll('[data-touchline]'), (mount) => {
    const name = `${mount.getAttribute('data-touchline')}${mount.id ? `#${mount.id}` : ''}`
    return `${name} ${mount.getAttribute('data-touchline-status') ?? 'unseen'}`
  })
  const { activeElement: active, readyState } = document
  return [`focus on ${active?.outerHTML.slice(0, 160) ?? 'nothing'}, document ${readyState}`, ...mounts]
}

const list = (title: string, lines: readonly string[]) => (lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`)] : [])
