// Parses our modules with the bundler's parser: their imports, their names, and the docstrings of their exports.
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'

/** One module. */
export interface ParsedModule {
  /** The paths of its imports from the root, static and dynamic, without type imports. */
  imports: readonly string[]
  /** All identifiers in its code. */
  names: ReadonlySet<string>
  /** Its exports by name: the docstring as one paragraph, and the names in it. */
  exports: ReadonlyMap<string, { about: string; names: ReadonlySet<string> }>
}

/** Parses the shipped modules of these folders, by path from the root. */
export async function parseModules(root: string, folders: readonly string[]): Promise<Map<string, ParsedModule>> {
  const lists = await Promise.all(
    folders.map(async (folder) => (await readdir(join(root, folder), { recursive: true })).map((file) => `${folder}/${file}`)),
  )
  const files = lists.flat().filter((file) => /(?<!\.(test|stage|fixture|cases))\.tsx?$/.test(file) && !file.includes('testing/'))
  return new Map(await Promise.all(files.map(async (file) => [file, parsed(file, await readFile(join(root, file), 'utf8'))] as const)))
}

type Program = ReturnType<typeof parseSync>['program']

function parsed(file: string, text: string): ParsedModule {
  const { program, module, comments } = parseSync(file, text)
  const statics = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
  const passedOn = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
  const requests = [
    ...statics.map(({ moduleRequest }) => moduleRequest.value),
    ...passedOn.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    // The text between its quotes.
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
  const docs = new Map(comments.filter(({ type }) => type === 'Block').map(({ end, value }) => [end, value]))
  const exports = program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return []
    const about = paragraph(docs.get(text.slice(0, node.start).trimEnd().length) ?? '')
    const names = namesIn({ ...program, body: [node] })
    return namesOf(node.declaration).map((name) => [name, { about, names }] as const)
  })
  return { imports: requests.flatMap((request) => fromRoot(file, request)), names: namesIn(program), exports: new Map(exports) }
}

type Declaration = Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>['declaration']

function namesOf(declaration: Declaration): string[] {
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : []
  return declaration?.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    : []
}

function namesIn(program: Program): ReadonlySet<string> {
  const names = new Set<string>()
  new Visitor({ Identifier: ({ name }) => void names.add(name) }).visit(program)
  return names
}

function fromRoot(file: string, request: string): string[] {
  if (request.startsWith('#')) return [request.slice(1)]
  return request.startsWith('.') ? [relative('.', join(dirname(file), request))] : []
}

function paragraph(doc: string): string {
  return doc
    .replaceAll(/^\s*\*? ?/gm, '')
    .replace(/@example[\s\S]*/, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
}
