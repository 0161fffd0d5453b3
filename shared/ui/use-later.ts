// A part of a view that is loaded on demand, such as the content that a button opens.
import { useEffect, useState } from 'react'

/**
 * The module once it is loaded; null before, and after a failure: then `onLost` is called, and the next request tries again.
 * Where a person waits for nothing else, `<Later>` shows the loading and failed states.
 * @example const panel = useLater(() => import('./AdvicePanel.tsx'), isOpen)
 */
export function useLater<Module>(load: () => Promise<Module>, isWanted: boolean, onLost?: () => void): Module | null {
  const [module, keep] = useState<Module | null>(null)
  useEffect(() => {
    if (!isWanted || module) return undefined
    let isMounted = true
    load().then(
      (loaded) => isMounted && keep(loaded),
      () => isMounted && onLost?.(),
    )
    return () => {
      isMounted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `load` is written in place and always the same import
  }, [isWanted, module])
  return module
}
