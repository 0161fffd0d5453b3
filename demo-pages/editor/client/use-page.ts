// The edited page for components: its current view and its actions.
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { editPage, guardLeaving, type EditedPage, type PageView } from './edited-page.ts'

/** The view of a page and its actions; `undo` and `redo` are null if there is no step. */
export interface ShownPage extends PageView, Pick<EditedPage, 'change' | 'decide' | 'save' | 'meet'> {
  undo: (() => void) | null
  redo: (() => void) | null
}

/** Opens a page; null until it has loaded. */
export function usePage(id: string): ShownPage | { fault: string } | null {
  const page = useMemo(() => editPage(id), [id])
  const view = useStore(page.$view)
  useEffect(() => guardLeaving(page), [page])
  if (!view || 'fault' in view) return view
  const { change, decide, save, meet, undo, redo } = page
  return { ...view, change, decide, save, meet, undo: view.hasPast ? undo : null, redo: view.hasFuture ? redo : null }
}
