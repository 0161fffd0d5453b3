// The links in a README lead to files of the repository; those in the package's READMEs to files of the package.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { packagedReadme } from '../package/widget-readme.ts'

const root = join(import.meta.dirname, '../..')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
// An article of the demo shop links to the shop's own pages.
const files = listed.split('\n').filter((file) => file !== '' && !file.startsWith('demo-pages/pages/articles/'))

/** The build's target for files of `scripts/package/`, and the other files of the package. */
const packaged = (file: string) =>
  file.replace(/^scripts\/package\/(?:recipes\/)?/, (own) => (own.endsWith('recipes/') ? 'docs/recipes/' : ''))
const ofWidgets = files.filter((file) => /^widgets\/(?!page\/)[^/]+\/README\.md$/.test(file))
const packagedWidget = (file: string) => `docs/widgets/${file.split('/')[1]}.md`
const inPackage = new Set([
  ...['CONTRACT.md', 'LICENSE'],
  ...files.filter((file) => file.startsWith('scripts/package/')).map(packaged),
  ...ofWidgets.map(packagedWidget),
])

/** The links of a file whose target does not exist. */
function deadLinks(text: string, file: string, isThere: (path: string) => boolean): string[] {
  const links = Array.from(text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link)
  const own = links.filter((link) => !/^([a-z]+:|#)/.test(link))
  return own.filter((link) => {
    const path = normalize(join(dirname(file), link.replace(/#.*/, '')))
    return path.startsWith('..') || !isThere(path)
  })
}

test.each(files)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const isOfPackage = file.startsWith('scripts/package/')
  const dead = isOfPackage
    ? deadLinks(text, packaged(file), (path) => inPackage.has(path))
    : deadLinks(text, file, (path) => existsSync(join(root, path)))
  expect(dead).toEqual([])
})

test.each(ofWidgets)('%s as it is in the package', (file) => {
  const text = packagedReadme(readFileSync(join(root, file), 'utf8'))
  expect(deadLinks(text, packagedWidget(file), (path) => inPackage.has(path))).toEqual([])
})

test.each([...ofWidgets, ...files.filter((file) => file.startsWith('scripts/package/recipes/'))])(
  '%s names no file that only our repository has',
  (file) => {
    const text = packagedReadme(readFileSync(join(root, file), 'utf8'))
    expect(text.match(/`(?:shared|stores|scripts|tests|locales|demo-pages)\/[^`]*`/g)).toBeNull()
  },
)

test('a link out of the repository, and one to nothing, are found', () => {
  expect(deadLinks('[a](../outside.md) [b](missing.md#there) [c](https://example.com) [d](#here)', 'README.md', () => false)).toEqual([
    '../outside.md',
    'missing.md#there',
  ])
})
