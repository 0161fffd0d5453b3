// Hears of what is saved. Each folder is watched by itself: Node's own recursive watch follows a file, and never hears of it again
// once an editor or git has put another in its place (chokidar does, unless the next save comes at once).
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What a shop or a build is made of: not a test, not a text about it, and none of the files that an editor makes beside it while it saves. */
const isMadeOf = (name: string) => /^[^.].*\.[a-z]+$/.test(name) && !/\.(test\.tsx?|md|tmp)$/.test(name)

/** Tells each file that is written, replaced or removed in these folders and files of `root`, by its path from there; answers what ends it. */
export function hearSaves(root: string, within: readonly string[], hear: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const isFolder = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true
  const tell = (path: string) => void (isMadeOf(basename(path)) && hear(path))

  const follow = (folder: string) => {
    watchers.get(folder)?.close()
    const watcher = watch(join(root, folder), (event, name) => {
      if (name === null) return
      const path = join(folder, name)
      if (!isFolder(path)) tell(path)
      // A new one may have been filled before it is heard of.
      else if (event === 'rename') for (const file of followAll(path)) tell(file)
    })
    // A folder that goes is told by the one above.
    watcher.on('error', () => watcher.close())
    watchers.set(folder, watcher)
  }
  /** Follows a folder and all in it; answers the files. */
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
        watch(join(root, dirname(path)), (_event, name) => name === basename(path) && tell(path)),
      )
  }
  return () => watchers.forEach((watcher) => watcher.close())
}
