// Picks one of several mounts of a widget, e.g. one for phones and one for desktops: whatever opens over the page belongs to it.
import { useEffect, useState } from 'react'
import { useMount } from './context.ts'

/** Whether this mount is the first visible one of its widget, evaluated whenever `isAsked` becomes true. */
export function useFirstSeen(isAsked: boolean): boolean {
  const { name, element } = useMount()
  const [isFirst, setFirst] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const all = [...document.querySelectorAll(`[data-touchline="${name}"]`)]
    setFirst((all.find((mount) => mount.checkVisibility()) ?? all[0]) === element)
  }, [isAsked, name, element])
  return isFirst
}
