// Reports saved files. Each folder is watched by itself: Node's recursive watch follows a file, and misses its changes once
// an editor or git has replaced it (chokidar does too, if the next save follows at once).
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Whether a file is an input of a shop or a build: not a test, no documentation, and no temporary file of an editor. */
const isMadeOf = (name: string) => /^[^.].*\.[a-z]+$/.test(name) && !/\.(test\.tsx?|md|tmp)$/.test(name)

/** Calls `onSave` with the path from `root` of each file that is written, replaced or removed in `within`; returns a function to end it. */
export function watchSaves(root: string, within: readonly string[], onSave: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const isFolder = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true
  const notify = (path: string) => void (isMadeOf(basename(path)) && onSave(path))

  const follow = (folder: string) => {
    watchers.get(folder)?.close()
    const watcher = watch(join(root, folder), (event, name) => {
      if (name === null) return
      const path = join(folder, name)
      if (!isFolder(path)) notify(path)
      // Files may have been added to a new folder before it was watched.
      else if (event === 'rename') for (const file of followAll(path)) notify(file)
    })
    // The parent folder's watcher reports a removed folder.
    watcher.on('error', () => watcher.close())
    watchers.set(folder, watcher)
  }
  /** Watches a folder and everything in it; returns its files. */
  const followAll = (folder: string): string[] => {
    follow(folder)
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? followAll(path) : [path]
    })
  }
  for (const path of within) {
    if (isFolder(path)) followAll(path)
    else
      watchers.set(
        path,
        watch(join(root, dirname(path)), (_event, name) => name === basename(path) && notify(path)),
      )
  }
  return () => watchers.forEach((watcher) => watcher.close())
}
