// Generates CONTRACT.md and the adapters' headings from the schemas and calls; with --check it only reports whether they are current.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Contract, readContract } from './contract/call-info.ts'
import { headingsModule } from './contract/headings.ts'
import { contractMarkdown } from './contract/markdown.ts'

/** Generates the contract of the tree at `root` as Markdown. */
export async function writtenContract(root: string, contract: Contract, options: { hasUsers: boolean }): Promise<string> {
  return contractMarkdown(await readFile(join(root, 'scripts/contract/contract.template.md'), 'utf8'), contract, options)
}

/** Updates the files or, with `isDry`, only lists the outdated ones. */
export async function refreshContract(root: string, isDry: boolean): Promise<string[]> {
  const contract = await readContract(root)
  const files = {
    'shared/api/CONTRACT.md': await writtenContract(root, contract, { hasUsers: false }),
    'shared/adapters/headings.ts': headingsModule(contract),
  }
  const faults: string[] = []
  for (const [file, fresh] of Object.entries(files)) {
    const before = await readFile(join(root, file), 'utf8').catch(() => '')
    if (fresh === before) continue
    if (!isDry) await writeFile(join(root, file), fresh)
    faults.push(isDry ? `${file} is not what the schemas and calls say. Run npm run contract.` : `wrote ${file}`)
  }
  return faults
}

if (import.meta.main) {
  const isDry = process.argv.includes('--check')
  const faults = await refreshContract(join(import.meta.dirname, '..'), isDry)
  for (const fault of faults) console.log(fault)
  process.exitCode = isDry && faults.length > 0 ? 1 : 0
}
