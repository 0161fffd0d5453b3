// A copy of the tree for faults: a worktree of the last commit in its own folder, so that nobody's work is at risk.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isStale } from '../build-state.ts'

/** A copy. */
export interface Copy {
  folder: string
  /** Fills the folder with the last commit, the tree's packages, and its build if that is current. */
  make: () => Promise<void>
  /** Removes the copy synchronously, so that it also works while the process exits, and during `make`. */
  remove: () => void
}

/** Uncommitted files, which the copy does not contain. */
export function uncommitted(root: string): string[] {
  return git(root, 'status', '--porcelain').split('\n').filter(Boolean)
}

/** Prepares a copy; nothing is created before `make`. */
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
