// A part of a view that is loaded when it is needed, such as what a button opens.
import { useEffect, useState } from 'react'

/**
 * The module once it is there; null before, and where it does not come: then `onLost` hears of it, and the next wish asks again.
 * Where somebody waits for it and for nothing else, `<Later>` says that it comes or did not.
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
