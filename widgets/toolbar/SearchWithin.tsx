// A search inside the list: applied on submit, removed when the field is cleared.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { KeptFields } from '#shared/catalogue/parts/KeptFields.tsx'
import { namesAt } from '#shared/catalogue/rules/list-query.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { magnifier } from '#shared/ui/icons.ts'
import { $address, $query, $place, searchWithin } from '#stores/catalogue/catalogue.ts'

/** The field with its button. */
export function SearchWithin() {
  const { t } = useLingui()
  const { id, element } = useMount()
  const { query } = useShared($query)
  const names = namesAt(useShared($place))
  const address = useShared($address)
  const input = useRef<HTMLInputElement>(null)
  // Back may restore another query; text that is being typed is kept.
  useEffect(() => {
    const field = input.current
    if (field && field !== document.activeElement) field.value = query
  }, [query])
  const search = () => void searchWithin(input.current?.value ?? '', element ?? undefined)
  return (
    <form
      className="toolbar-search"
      action={address.split('?', 1)[0]}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <KeptFields address={address} without={[names.query, names.sort, names.page]} />
      <label className="touchline-hidden" htmlFor={id('query')}>{t`Search this list`}</label>
      <input
        className="touchline-input"
        ref={input}
        id={id('query')}
        type="search"
        name={names.query}
        defaultValue={query}
        placeholder={t`Search this list`}
        autoComplete="off"
        enterKeyHint="search"
        onInput={({ currentTarget }) => {
          if (currentTarget.value === '' && query !== '') search()
        }}
      />
      <button type="submit" className="toolbar-search-go" aria-label={t`Search`}>
        <Icon path={magnifier} size={20} />
      </button>
    </form>
  )
}
