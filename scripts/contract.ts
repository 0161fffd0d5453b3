// Writes shared/api/CONTRACT.md, what hosts have to answer, from the schemas and calls; with --check it only says whether it is current.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Contract, readContract } from './contract/facts.ts'
import { contractMarkdown } from './contract/markdown.ts'

const FILE = 'shared/api/CONTRACT.md'

/** The contract of the tree at `root` as Markdown. */
export async function writtenContract(root: string, contract: Contract, told: { hasUsers: boolean }): Promise<string> {
  return contractMarkdown(await readFile(join(root, 'scripts/contract/contract.template.md'), 'utf8'), contract, told)
}

/** Brings the file up to date, or with `isDry` only says whether it is not. */
export async function refreshContract(root: string, isDry: boolean): Promise<string[]> {
  const fresh = await writtenContract(root, await readContract(root), { hasUsers: false })
  const before = await readFile(join(root, FILE), 'utf8').catch(() => '')
  if (fresh === before) return []
  if (!isDry) await writeFile(join(root, FILE), fresh)
  return [`${FILE} is not what the schemas and calls say. Run npm run contract.`]
}

if (import.meta.main) {
  const isDry = process.argv.includes('--check')
  const faults = await refreshContract(join(import.meta.dirname, '..'), isDry)
  for (const fault of faults) console.log(isDry ? fault : `wrote ${FILE}`)
  process.exitCode = isDry && faults.length > 0 ? 1 : 0
}
