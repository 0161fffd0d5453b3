// Says how the host read the query, where that is not how it was typed.
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { $list } from '#stores/catalogue/catalogue.ts'

/** What was meant by a mistyped query, and the words that were left out; empty where the query was read as typed. */
export function useReading(): string[] {
  const { t } = useLingui()
  const list = useShared($list)
  const reading = list.state === 'ready' ? list.value.reading : undefined
  const { query, dropped, corrected, literal } = reading ?? { query: '', dropped: [], corrected: null, literal: null }
  const words = dropped.join(', ')
  return [
    ...(corrected === null
      ? []
      : [
          literal === null ? t`Results for “${corrected}”, since we found nothing for “${query}”.` : t`Showing results for “${corrected}”.`,
        ]),
    ...(words ? [t`Nothing fits all your words, so we searched without “${words}”.`] : []),
  ]
}
