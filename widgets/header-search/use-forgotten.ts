// Recent searches leave the device when consent is withdrawn, also while the panel, which draws them, is closed.
import { useEffect } from 'react'
import { environment } from '#shared/environment.ts'

/** Follows the consent as long as searches are stored and the panel does not follow it itself; loads nothing where none are stored. */
export function useForgotten(needsConsent: boolean, isPanelOpen: boolean): void {
  useEffect(() => {
    const keys = environment.storage('local').keys()
    if (!needsConsent || isPanelOpen || ![...keys].some((key) => key.endsWith(':searches'))) return undefined
    let stop: (() => void) | null = null
    let isLeft = false
    void import('#stores/catalogue/recent-searches.ts').then(
      ({ followRecentSearches }) => {
        if (!isLeft) stop = followRecentSearches({ needsConsent })
      },
      // The next page tries again.
      () => {},
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [needsConsent, isPanelOpen])
}
