// The edited page without a framework: its history, its saving, and versions that somebody else saved meanwhile.
import { atom, type ReadableAtom } from 'nanostores'
import * as v from 'valibot'
import { startHistory, stepBack, stepForward, withChange, type History } from './history.ts'
import { savingAfter, type Saving } from './saving.ts'
import { call, Newer, Opened, Saved, type Document, type Edited } from './wire.ts'
import { say } from './words.ts'

/** The pause in typing before the page is saved, in milliseconds. */
const SAVED_AFTER = 600
/** The time from a failed save to the next try, in milliseconds. */
const TRIED_AGAIN = 5000

/** The page as it is now. */
export interface PageView {
  opened: Opened
  document: Document
  /** The newest version at the host. */
  version: number
  saving: Saving
  /** The version that somebody else saved; own changes are not saved until the user has decided. */
  newer: Edited | null
  /** Whether there are changes that are in no saved version. */
  isUnsaved: boolean
  hasPast: boolean
  hasFuture: boolean
}

/** The page and its actions. */
export interface EditedPage {
  /** Null until the page has loaded; a message if it could not be loaded. */
  $view: ReadableAtom<PageView | { fault: string } | null>
  /** Changes the page and saves it after a pause; `step` names the field that is typed in. */
  change: (document: Document, step?: string) => void
  undo: () => void
  redo: () => void
  /** Accepts the newer version, or saves the own one as a newer version. */
  decide: (isTheirs: boolean) => void
  /** Saves unsaved changes; resolves to the version with the page's current state, or null if saving failed. */
  save: () => Promise<number | null>
  /** Reports that another call found a newer version by somebody else. */
  meet: (newer: Edited) => void
}

/** Opens a page. @param send calls the host */
export function editPage(id: string, send: typeof call = call): EditedPage {
  const path = `/editor/api/pages/${id}`
  const $view = atom<PageView | { fault: string } | null>(null)
  let opened: Opened | null = null
  let history: History | null = null
  let saved: Document | null = null
  let version = 0
  let saving: Saving = 'saved'
  let newer: Edited | null = null
  let underway: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = () => {
    if (!opened || !history) return
    const { document, past, future } = history
    const isUnsaved = document !== saved
    $view.set({ opened, document, version, saving, newer, isUnsaved, hasPast: past.length > 0, hasFuture: future.length > 0 })
  }
  const saveIn = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), delay)
  }
  const put = (document: Document, base: number) =>
    send(path, 'PUT', { version: base, document }).then(({ status, body }) => {
      const done = v.safeParse(Saved, body)
      const other = v.safeParse(Newer, body)
      if (status === 409 && other.success) newer = other.output.newer
      const isDone = status === 200 && done.success
      const isNewest = history?.document === document
      saving = isDone ? (isNewest ? 'saved' : 'waiting') : savingAfter(status)
      if (isDone) {
        saved = document
        version = done.output.version
      } else if (saving === 'failed') saveIn(TRIED_AGAIN)
      show()
      return isDone
    })
  async function save(): Promise<number | null> {
    clearTimeout(timer)
    // Each save waits for all saves before it: two that started from one version would conflict.
    if (underway) return underway.then(save)
    if (!history || history.document === saved) return version
    if (newer) return null
    saving = 'saving'
    show()
    underway = put(history.document, version)
    const isDone = await underway
    underway = null
    return isDone ? version : null
  }
  const move = (to: (from: History) => History) => {
    if (!history) return
    const { document } = history
    history = to(history)
    if (history.document === document) return
    if (!newer && history.document !== saved) {
      saving = 'waiting'
      saveIn(SAVED_AFTER)
    } else if (saving === 'waiting') {
      clearTimeout(timer)
      saving = 'saved'
    }
    show()
  }

  void send(path).then(({ status, body }) => {
    const read = v.safeParse(Opened, body)
    if (!read.success) return $view.set({ fault: status === 404 ? say('noPage') : say('notLoaded') })
    opened = read.output
    saved = opened.document
    history = startHistory(opened.document)
    version = opened.version
    show()
  })

  return {
    $view,
    change: (document, step = '') => move((from) => withChange(from, document, step, Date.now())),
    undo: () => move(stepBack),
    redo: () => move(stepForward),
    decide(isTheirs) {
      if (!newer || !history) return
      const theirs = newer
      newer = null
      version = theirs.version
      // The own version is no longer the saved one, even without pending changes.
      saved = isTheirs ? theirs.document : null
      saving = isTheirs ? 'saved' : 'waiting'
      if (isTheirs) history = withChange(history, theirs.document, '', Date.now())
      else saveIn(SAVED_AFTER)
      show()
    },
    save,
    meet(theirs) {
      newer = theirs
      clearTimeout(timer)
      show()
    },
  }
}

/** Asks before the user leaves with unsaved changes, and saves them once online again or when the page is hidden. Returns a function that stops it. */
export function guardLeaving({ $view, save }: EditedPage): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const isUnsaved = () => {
    const view = $view.get()
    return view !== null && 'isUnsaved' in view && view.isUnsaved
  }
  const saveUnsaved = () => void (isUnsaved() && save())
  addEventListener('beforeunload', (event) => void (isUnsaved() && event.preventDefault()), { signal })
  addEventListener('online', saveUnsaved, { signal })
  // Phones close a page without asking.
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'hidden' && saveUnsaved()), { signal })
  return () => ended.abort()
}
