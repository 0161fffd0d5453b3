// What only the text of shared/api says of a call: its docstring, and its path with names in place of values.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What stands in the source of one function. */
export interface CallSource {
  /** Its docstring as one paragraph. */
  about: string
  /** Paths that it may ask, as `checkout/cart/items/{id}`. */
  paths: readonly string[]
}

/** Every exported function of `shared/api`, as `cart.addLines`. */
export async function readCallSources(root: string): Promise<Map<string, CallSource>> {
  const folder = join(root, 'shared/api')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const sources = await Promise.all(
    files.map(async (file) => sourcesIn(camel(file.replace(/\.ts$/, '')), await readFile(join(folder, file), 'utf8'))),
  )
  return new Map(sources.flat())
}

const camel = (text: string) => text.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

function sourcesIn(file: string, text: string): [string, CallSource][] {
  const constants = new Map(Array.from(text.matchAll(/^const (\w+) = '([^']+)'$/gm), ([, name = '', value = '']) => [name, value]))
  const whole = (code: string) => code.replaceAll(/\$\{(\w+)\}/g, (hole, name: string) => constants.get(name) ?? hole)
  const functions = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:async )?function (\w+)([\s\S]*?)\n\}/g
  return Array.from(text.matchAll(functions), ([, doc = '', name = '', body = '']) => [
    `${file}.${name}`,
    { about: paragraph(doc), paths: pathsIn(whole(body)) },
  ])
}

function paragraph(doc: string): string {
  return doc
    .replaceAll(/^\s*\*? ?/gm, '')
    .replace(/@example[\s\S]*/, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
}

/** A path has a slash and no space; a value in it is named by the last word of what writes it. */
function pathsIn(body: string): string[] {
  const texts = Array.from(
    body.matchAll(/'([^'\s]+\/[^'\s]*)'|`((?:[^`$\s]|\$\{[^}]*\})+)`/g),
    ([, plain, template]) => plain ?? template ?? '',
  )
  return texts
    .map((text) => text.replaceAll(/\$\{([^}]*)\}/g, (_, value: string) => `{${value.match(/\w+/g)?.at(-1) ?? 'value'}}`))
    .filter((text) => /^[a-z{][\w{}/-]*\/[\w{}/-]*$/.test(text))
}

/** The path with names that reads as the one that was asked; that one where none does. */
export function templateOf(asked: string, paths: readonly string[]): string {
  const fits = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked)
  return paths.find((path) => !path.includes('{') && fits(path)) ?? paths.find(fits) ?? asked
}
