// Adds our docstrings to the same names in touchline.d.ts, where a host's editor shows them.
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Docstrings by the name they belong to: `Failure`, `Failure.code`, `Verbs.cart.add`. */
export type HostDocs = ReadonlyMap<string, string>

const DOC = String.raw`(/\*\*(?:(?!\*/)[\s\S])*\*/)\n`
const NAME = String.raw`(?:readonly )?('[^']+'|"[^"]+"|\w+)\??`

const bare = (name: string) => name.replaceAll(/['"]/g, '')

/** Reads them from the compiler's declarations in `folder`. */
export async function readDocs(folder: string): Promise<HostDocs> {
  const docs = new Map<string, string>()
  const aliases = new Map<string, string>()
  const verbs = new Map<string, string>()
  for await (const path of glob('**/*.d.ts', { cwd: folder })) {
    const text = await readFile(join(folder, path), 'utf8')
    for (const [, doc = '', name = ''] of text.matchAll(new RegExp(`^${DOC}export (?:interface|type|declare const) (\\w+)`, 'gm')))
      docs.set(name, doc)
    for (const [, name = '', other = ''] of text.matchAll(/^export type (\w+) = (\w+);$/gm)) aliases.set(name, other)
    // An interface, or a subject's additions to the interface of another file.
    for (const [, indent = '', owner = '', body = ''] of text.matchAll(/^( *)(?:export )?interface (\w+)[^{]*\{\n([\s\S]*?)^\1\}/gm))
      for (const [, doc = '', name = ''] of body.matchAll(new RegExp(`^${indent} {4}${DOC}${indent} {4}${NAME}:`, 'gm')))
        docs.set(`${owner}.${bare(name)}`, doc)
    // The verbs are functions of the stores; an API call with the same name is none.
    if (!path.startsWith('stores')) continue
    for (const [, doc = '', name = ''] of text.matchAll(new RegExp(`^${DOC}export declare function (\\w+)`, 'gm'))) verbs.set(name, doc)
  }
  const contract = await readFile(join(folder, 'widgets/page/public-api.d.ts'), 'utf8')
  for (const [, subject = '', group = ''] of contract.matchAll(/^ {4}readonly (\w+): \{\n((?: {8}readonly \w+: typeof \w+;\n)+)/gm))
    for (const [, verb = '', name = ''] of group.matchAll(/readonly (\w+): typeof (\w+)/g)) {
      const doc = verbs.get(name)
      // Hosts call it by another name than we do.
      if (doc) docs.set(`Verbs.${subject}.${verb}`, doc.replaceAll(`${name}(`, `${subject}.${verb}(`))
    }
  const [, until] = new RegExp(`^${DOC}declare function until`, 'm').exec(contract) ?? []
  if (until) docs.set('BesideVerbs.until', until)
  // A type with another name for hosts has the same members.
  for (const [name, other] of aliases)
    for (const [path, doc] of [...docs]) if (path.startsWith(`${other}.`)) docs.set(name + path.slice(other.length), doc)
  return docs
}

/** Adds them to a type that is written as `export type <name> = …` with one member per line. */
export function documented(name: string, type: string, docs: HostDocs): string {
  const path: string[] = [name]
  const lines = type.split('\n').flatMap((line, index) => {
    if (index === 0) return [...above(docs.get(name), ''), line]
    const [, indent = '', member = ''] = new RegExp(`^( +)${NAME}:`).exec(line) ?? []
    if (!member) return [line]
    path.splice(indent.length / 2, path.length, bare(member))
    return [...above(docs.get(path.join('.')), indent), line]
  })
  return lines.join('\n')
}

function above(doc: string | undefined, indent: string): string[] {
  return doc?.split('\n').map((line) => indent + line.trim().replace(/^\*/, ' *')) ?? []
}
