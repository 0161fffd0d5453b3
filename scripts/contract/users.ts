// Which widgets make a call, by who imports whom; what a widget's files can reach counts, whether at once or by `import()`.
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** The widgets that can make a call, by its name as `cart.addLines`. */
export type UsersOf = (call: string) => string[]

/** The text without comments: names in them are no uses. */
const bare = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** The modules that a file brings along, from the root. What is imported as a type brings nothing. */
function importsOf(root: string, file: string, text: string): string[] {
  const named = Array.from(
    text.matchAll(/(?:^|\n)(?:import|export)(?! type)\b[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from '([^']+)'/g),
    ([, path = '']) => path,
  )
  const later = Array.from(text.matchAll(/\bimport\('([^']+)'\)/g), ([, path = '']) => path)
  return [...named, ...later].flatMap((path) => {
    if (path.startsWith('#')) return [path.slice(1)]
    return path.startsWith('.') ? [relative(root, join(root, dirname(file), path))] : []
  })
}

/** Reads the tree at `root`. */
export async function readUsers(root: string): Promise<UsersOf> {
  const texts = new Map<string, string>()
  for (const folder of ['widgets', 'stores', 'shared']) {
    for (const file of await readdir(join(root, folder), { recursive: true }))
      if (/(?<!\.(test|stage|fixture|cases))\.tsx?$/.test(file) && !file.includes('testing/'))
        texts.set(`${folder}/${file}`, bare(await readFile(join(root, folder, file), 'utf8')))
  }
  const imports = new Map(Array.from(texts, ([file, text]) => [file, importsOf(root, file, text)]))
  const widgets = [...texts.keys()].flatMap((file) => {
    const [, folder, name] = /^widgets\/([^/]+)\/([^/]+)\.tsx?$/.exec(file) ?? []
    return folder !== undefined && folder === name ? [{ name, reached: reach(file, imports) }] : []
  })
  return (call) => {
    const [module = '', name = ''] = call.split('.')
    const home = `shared/api/${module.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
    const askers = [...texts].flatMap(([file, text]) => {
      const isAsker = !file.startsWith('shared/api/') && (imports.get(file) ?? []).some((one) => one === home || callsHome(one, home))
      return isAsker && new RegExp(`\\b${name}\\b`).test(text) ? [file] : []
    })
    return widgets
      .filter(({ reached }) => askers.some((file) => reached.has(file)))
      .map((widget) => widget.name)
      .toSorted()
  }

  /** A store whose files share one `import()` of the calls. */
  function callsHome(module: string, home: string): boolean {
    return module.startsWith('stores/') && (imports.get(module) ?? []).includes(home)
  }
}

/** All that is reached from a file, but not what stands behind the calls. */
function reach(file: string, imports: ReadonlyMap<string, readonly string[]>, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file.startsWith('shared/api/')) return seen
  seen.add(file)
  for (const other of imports.get(file) ?? []) reach(other, imports, seen)
  return seen
}
