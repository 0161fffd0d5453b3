// The licences of third-party packages in the build: every package with a module in a bundle.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../build/flavours.ts'

/** The packages of these module paths, e.g. `node_modules/@lingui/core/dist/index.mjs`. */
function packagesIn(inputs: readonly string[]): string[] {
  const names = inputs.flatMap((input) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(input)?.[1] ?? [])
  return [...new Set(names)].toSorted()
}

/** The text of THIRD-PARTY-NOTICES.md. Throws if a package does not name its licence. */
export async function writeNotices(inputs: readonly string[]): Promise<string> {
  const notices = await Promise.all(packagesIn(inputs).map(noticeOf))
  return `# Third-party notices\n\nThis build of Touchline holds code of the packages below, each under its own licence.\n\n${notices.join('\n\n')}\n`
}

async function noticeOf(name: string): Promise<string> {
  const folder = join(root, 'node_modules', name)
  const about: { version?: string; license?: string; author?: string | { name?: string }; homepage?: string } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  if (!about.license) throw new Error(`THIRD-PARTY-NOTICES.md: ${name} names no licence. Find it out before it ships.`)
  const files = (await readdir(folder)).filter((file) => /^licen[cs]e(\.\w+)?$/i.test(file))
  const author = typeof about.author === 'string' ? about.author : (about.author?.name ?? `the authors of ${name}`)
  const text = files[0] ? await readFile(join(folder, files[0]), 'utf8') : standing(name, about.license, author.replace(/\s*[<(].*/, ''))
  return `## ${name} ${about.version ?? ''} (${about.license})\n\n${about.homepage ? `${about.homepage}\n\n` : ''}${text.trim()}`
}

/** The licence text for packages that name their licence without its text. */
function standing(name: string, license: string, author: string): string {
  if (license !== 'MIT')
    throw new Error(`THIRD-PARTY-NOTICES.md: ${name} is ${license} and brings no text of it. Add it in scripts/package/notices.ts.`)
  return `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`
}
