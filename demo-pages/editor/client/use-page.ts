// The edited page for components: its view, and what can be done to it now.
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { editPage, guardLeaving, type EditedPage, type PageView } from './edited-page.ts'

/** The view of a page and its verbs; `undo` and `redo` are null where there is nothing to go to. */
export interface ShownPage extends PageView, Pick<EditedPage, 'change' | 'decide' | 'save' | 'meet'> {
  undo: (() => void) | null
  redo: (() => void) | null
}

/** Opens a page; null until it has come. */
export function usePage(id: string): ShownPage | { fault: string } | null {
  const page = useMemo(() => editPage(id), [id])
  const view = useStore(page.$view)
  useEffect(() => guardLeaving(page), [page])
  if (!view || 'fault' in view) return view
  const { change, decide, save, meet, undo, redo } = page
  return { ...view, change, decide, save, meet, undo: view.hasPast ? undo : null, redo: view.hasFuture ? redo : null }
}
