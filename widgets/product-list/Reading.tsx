// Draws above the products how the host read the query, where that is not how it was typed, and a link to the search for what was typed.
import { useLingui } from '@lingui/react/macro'
import { emptyQuery, writeListAddress } from '#shared/catalogue/rules/list-address.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $list, $place } from '#stores/catalogue/catalogue.ts'
import { useReading } from './use-reading.ts'

/** The sentences, the one about a correction first; nothing without one. */
export function Reading() {
  const { t } = useLingui()
  const list = useShared($list)
  const place = useShared($place)
  const reading = list.state === 'ready' ? list.value.reading : undefined
  const { query, literal } = reading ?? { query: '', literal: null }
  return useReading().map((sentence, index) => (
    <p className="product-list-reading" key={sentence}>
      {sentence}
      {index === 0 && literal !== null ? (
        <>
          {' '}
          <a href={writeListAddress(place, [], { ...emptyQuery, query: literal })}>{t`Search for “${query}” instead`}</a>
        </>
      ) : null}
    </p>
  ))
}
