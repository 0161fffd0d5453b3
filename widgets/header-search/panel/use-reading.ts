// The sentences that say how the host read the query, where that is not how it was typed.
import { useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Suggestions } from '#stores/catalogue/search.ts'

/** What was meant by a mistyped query, and the words that were left out; empty where the query was read as typed. */
export function useReading(found: Suggestions | null): readonly string[] {
  const { t } = useLingui()
  return useMemo(() => {
    const { dropped, corrected } = found?.groups.reading ?? { dropped: [], corrected: null }
    const query = found?.query ?? ''
    const words = dropped.join(', ')
    return [
      ...(corrected === null ? [] : [t`Results for “${corrected}”, since we found nothing for “${query}”.`]),
      ...(words ? [t`Nothing fits all your words, so we searched without “${words}”.`] : []),
    ]
  }, [found, t])
}
