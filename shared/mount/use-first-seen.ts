// A page may have the same widget twice, for phones and for desktops: whatever opens over the page belongs to one of them.
import { useEffect, useState } from 'react'
import { useMount } from './context.ts'

/** Whether this mount is the first of its widget that can be seen, as found whenever `isAsked` becomes true. */
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
