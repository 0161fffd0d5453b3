// What a view may know of the mount it is in.
import { createContext, useContext } from 'react'
import type { ReadableAtom } from 'nanostores'

/** A view's own mount. */
export interface Mount {
  /** The widget's name. */
  name: string
  /** An id that no other mount on the page has, the same on server and client. @example id('quantity') // 'minicart-1-quantity' */
  id: (suffix: string) => string
  /** The mount in the document; null while a server renders. Give it to verbs as the origin of their events. */
  element: HTMLElement | null
  /** What the host had inside the mount, where the widget was drawn in its place. */
  replaced: readonly Node[]
  /** Aborts when the mount leaves the page. */
  signal: AbortSignal
}

/** For `useShared` alone: the values a server printed, while they are being hydrated. */
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

/** Provided around every view. */
export const MountContext = createContext<MountScope>(outside)

/** The mount this component is in. */
export function useMount(): Mount {
  return useContext(MountContext)
}
