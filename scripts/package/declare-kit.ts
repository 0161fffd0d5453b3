// Writes the types of the kit: the compiler's declarations of its entry and of all that it names, beside touchline.d.ts.
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { root } from '../build/flavours.ts'

const entry = 'tests/kit/index.ts'
/** The module that names the suite's own types, which touchline.d.ts has. */
const suite = 'tests/kit/suite.d.ts'

/** Writes them into the folder, which lies two levels below touchline.d.ts. */
export async function kitTypes(target: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-kit-types-'))
  try {
    const settings = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, stripInternal: true, noCheck: true, allowJs: false },
        ...{ rootDir: root, outDir: join(folder, 'out'), typeRoots: [join(root, 'node_modules/@types')] },
      },
      files: [join(root, entry)],
      include: [],
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    await compile(join(folder, 'tsconfig.json'))
    await copy(entry.replace(/ts$/, 'd.ts'), join(folder, 'out'), target)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function compile(project: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) throw new Error(`touchline/testing: the compiler could not write the types\n${said}`)
}

/** Copies a declaration and those that it imports. */
async function copy(file: string, from: string, to: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(file)) return
  seen.add(file)
  const found: string[] = []
  const text =
    file === suite
      ? suiteText(to)
      : (await readFile(join(from, file), 'utf8')).replaceAll(
          /(from |import\()(['"])([#.][^'"]+)\.ts\2/g,
          (_, start: string, mark: string, path: string) => {
            const other = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
            found.push(`${other}.d.ts`)
            const near = relative(dirname(file), other)
            return `${start}${mark}${near.startsWith('.') ? near : `./${near}`}.js${mark}`
          },
        )
  await mkdir(dirname(join(to, file)), { recursive: true })
  await writeFile(join(to, file), text)
  for (const other of found) await copy(other, from, to, seen)
}

const suiteText = (to: string) =>
  `// The suite's own public types.\nexport type { AnalyticsEvent, Events } from '${relative(dirname(join(to, suite)), join(to, '../../touchline.js'))}'\n`
