// Loads the sticky bar of phones once it is needed; other windows never draw it.
import { useEffect, useState } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { useLater } from '#shared/ui/use-later.ts'
import type { StickyBarProps } from './StickyBar.tsx'

/** The bar. If its file does not arrive, the page's own button is there. */
export function PhoneBar(props: Omit<StickyBarProps, 'isAway'>) {
  const isAway = useButtonAway()
  const bar = useLater(() => import('./StickyBar.tsx'), isAway && matchMedia('(max-width: 767px)').matches)
  return bar ? <bar.StickyBar {...props} isAway={isAway} /> : null
}

/** Whether the mount's own button is outside the window. */
function useButtonAway(): boolean {
  const { element } = useMount()
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const button = element?.querySelector('.add-to-cart-button')
    if (!button) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false))
    observer.observe(button)
    return () => observer.disconnect()
  }, [element])
  return isAway
}
