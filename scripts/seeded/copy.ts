// A copy of the tree to break: a worktree of the last commit in a folder of its own, so that nobody's work is ever at risk.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isStale } from '../build-state.ts'

/** A copy. */
export interface Copy {
  folder: string
  /** Fills the folder: the last commit, the packages of the tree, and its build where that is the present code's. */
  make: () => Promise<void>
  /** At once and without waiting, so that it also works while the process ends, and in the middle of the making. */
  remove: () => void
}

/** What is not committed, and would not be in the copy. */
export function uncommitted(root: string): string[] {
  return git(root, 'status', '--porcelain').split('\n').filter(Boolean)
}

/** A place for one; nothing is there before it is made. */
export function copyOf(root: string): Copy {
  const parent = mkdtempSync(join(tmpdir(), 'touchline-seeded-'))
  const folder = join(parent, 'tree')
  return {
    folder,
    make: async () => {
      git(root, 'worktree', 'add', '--quiet', '--detach', folder, 'HEAD')
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
      for (const flavour of ['preact', 'react']) {
        if (!(await isStale(flavour, root))) cpSync(join(root, 'dist', flavour), join(folder, 'dist', flavour), { recursive: true })
      }
    },
    remove: () => {
      rmSync(parent, { recursive: true, force: true })
      git(root, 'worktree', 'prune')
    },
  }
}

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
}
