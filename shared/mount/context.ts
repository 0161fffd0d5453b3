// The properties of its mount that a view can read.
import { createContext, useContext } from 'react'
import type { ReadableAtom } from 'nanostores'

/** The mount of a view. */
export interface Mount {
  /** The widget's name. */
  name: string
  /** An id that is unique on the page, and the same on server and client. @example id('quantity') // 'minicart-1-quantity' */
  id: (suffix: string) => string
  /** The mount's element; null on a server. Pass it to verbs as the origin of their events. */
  element: HTMLElement | null
  /** The host's nodes that the widget replaced. */
  replaced: readonly Node[]
  /** Aborted when the mount leaves the page. */
  signal: AbortSignal
}

/** For `useShared` only: the values that a server printed, during hydration. */
export interface MountScope extends Mount {
  printed: ReadonlyMap<ReadableAtom, unknown> | null
}

const outside: MountScope = {
  name: '',
  id: (suffix) => suffix,
  element: null,
  replaced: [],
  signal: new AbortController().signal,
  printed: null,
}

/** Wraps every view. */
export const MountContext = createContext<MountScope>(outside)

/** The mount of the calling component. */
export function useMount(): Mount {
  return useContext(MountContext)
}
