// The state of the edited page: undo history, saving, and changes that others saved meanwhile.
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { savingAfter, type Saving } from './saving.ts'
import { call, Newer, Opened, Saved, type Document, type Edited } from './wire.ts'

/** The pause in typing before the page is saved, in milliseconds. */
const SAVED_AFTER = 600
/** Changes of the same field within this are one step back. */
const ONE_STEP = 1000
/** How long after a failure saving is tried again, in milliseconds. */
const TRIED_AGAIN = 5000

/** The page and all that can be done to it. */
export interface EditedPage {
  opened: Opened
  document: Document
  version: number
  saving: Saving
  /** The version that somebody else saved; own changes are not saved until the user has decided. */
  newer: Edited | null
  change: (document: Document, step?: string) => void
  undo: (() => void) | null
  redo: (() => void) | null
  /** Accepts their version, or saves one's own as a newer one. */
  decide: (isTheirs: boolean) => void
  /** Saves unsaved changes; resolves to the version with the page's current state, or null if saving failed. */
  save: () => Promise<number | null>
  /** Reports that another call found a newer version by somebody else. */
  meet: (newer: Edited) => void
}

interface State {
  document: Document
  past: readonly Document[]
  future: readonly Document[]
  /** The last change and its time: typing a word is one step. */
  step: string
  at: number
}

// Uses the state at the time of the key press: a handler may be one change older, which would undo two steps.
const stepBack = (state: State | null): State | null => {
  const document = state?.past.at(-1)
  return state && document
    ? { ...state, document, past: state.past.slice(0, -1), future: [state.document, ...state.future], step: '' }
    : state
}
const stepForward = (state: State | null): State | null => {
  const document = state?.future[0]
  return state && document ? { ...state, document, past: [...state.past, state.document], future: state.future.slice(1), step: '' } : state
}

/** Opens it; null until it is there. */
export function usePage(id: string): EditedPage | { fault: string } | null {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [state, setState] = useState<State | null>(null)
  const [version, setVersion] = useState(0)
  const [saving, setSaving] = useState<Saving>('saved')
  const [newer, setNewer] = useState<Edited | null>(null)
  const saved = useRef<Document | null>(null)
  // Each change starts from the newest version, whenever it was requested.
  const newest = useRef(0)
  const underway = useRef<Promise<boolean> | null>(null)
  const path = `/editor/api/pages/${id}`

  const know = (number: number) => {
    newest.current = number
    setVersion(number)
  }
  useEffect(() => {
    void call(path).then(({ status, body }) => {
      const read = v.safeParse(Opened, body)
      if (!read.success) return setFault(status === 404 ? 'This page does not exist.' : 'The page could not be loaded.')
      setOpened(read.output)
      saved.current = read.output.document
      setState({ document: read.output.document, past: [], future: [], step: '', at: 0 })
      know(read.output.version)
    })
  }, [path])

  const document = state?.document
  const send = async (of: Document, base: number): Promise<boolean> => {
    setSaving('saving')
    const { status, body } = await call(path, 'PUT', { version: base, document: of })
    const done = v.safeParse(Saved, body)
    const other = v.safeParse(Newer, body)
    if (status === 409 && other.success) setNewer(other.output.newer)
    if (status !== 200 || !done.success) {
      setSaving(savingAfter(status))
      return false
    }
    saved.current = of
    know(done.output.version)
    setSaving('saved')
    return true
  }
  const save = async (): Promise<number | null> => {
    // Each save waits for all before it: two that started from one version would conflict.
    while (underway.current) await underway.current
    if (!document || document === saved.current) return newest.current
    if (newer) return null
    underway.current = send(document, newest.current)
    const isDone = await underway.current
    underway.current = null
    return isDone ? newest.current : null
  }
  useEffect(() => {
    if (!document || document === saved.current || newer) return undefined
    setSaving('waiting')
    const timer = setTimeout(() => void save(), SAVED_AFTER)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new version alone is nothing to save
  }, [document, newer])

  const saveNow = useRef(save)
  saveNow.current = save
  useEffect(() => {
    if (saving !== 'failed') return undefined
    const again = () => void saveNow.current()
    const timer = setInterval(again, TRIED_AGAIN)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [saving])
  const isUnsaved = document !== undefined && document !== saved.current
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: Event) => event.preventDefault()
    // Phones end a page without a question.
    const hide = () => void (globalThis.document.visibilityState === 'hidden' && saveNow.current())
    addEventListener('beforeunload', ask)
    globalThis.document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('beforeunload', ask)
      globalThis.document.removeEventListener('visibilitychange', hide)
    }
  }, [isUnsaved])

  if (fault !== null) return { fault }
  if (!opened || !state || !document) return null
  const put = (next: Partial<State>) => setState({ ...state, step: '', ...next })
  const [before] = state.past.slice(-1)
  const [after] = state.future
  return {
    opened,
    document,
    version,
    saving,
    newer,
    change: (next, step = '') => {
      const isSameStep = step !== '' && step === state.step && Date.now() - state.at < ONE_STEP
      put({ document: next, past: isSameStep ? state.past : [...state.past.slice(-99), document], future: [], step, at: Date.now() })
    },
    undo: before ? () => setState(stepBack) : null,
    redo: after ? () => setState(stepForward) : null,
    decide: (isTheirs) => {
      if (!newer) return
      setNewer(null)
      know(newer.version)
      // The own version is no longer the saved one, even without pending changes.
      saved.current = isTheirs ? newer.document : null
      if (isTheirs) {
        setSaving('saved')
        put({ document: newer.document, past: [...state.past, document], future: [] })
      }
    },
    save,
    meet: setNewer,
  }
}
