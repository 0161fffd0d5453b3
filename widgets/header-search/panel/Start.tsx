// Recent searches, while the field is empty: a list to choose from, with buttons to remove them.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { cross } from '#shared/ui/icons.ts'
import { forgetSearch, forgetSearches } from '#stores/catalogue/search.ts'
import { resultsUrl } from './choices.ts'

const CLOCK = 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12v4.500l3 1.800'

interface Props {
  searches: readonly string[]
  searchUrl: string
  categoryId: number | null
  active: number | null
}

/** The list. Buttons are not allowed inside a listbox, so they are in a column beside it. */
export function Recent({ searches, searchUrl, categoryId, active }: Props) {
  const { t } = useLingui()
  const { id, element } = useMount()
  /** The pressed button is removed with its search. */
  const toField = () => element?.querySelector('input')?.focus()
  const clear = () => {
    toField()
    forgetSearches()
  }
  const remove = (search: string) => {
    toField()
    forgetSearch(search)
  }
  return (
    <div className="header-search-recent">
      <div className="header-search-heading header-search-recent-head">
        <span id={id('recent')}>{t`Recent searches`}</span>
        <button className="header-search-forget" type="button" onClick={clear}>{t`Clear all`}</button>
      </div>
      <div className="header-search-list" role="listbox" id={id('list')} aria-labelledby={id('recent')}>
        {searches.map((search, index) => (
          <a
            className="header-search-option"
            role="option"
            key={search}
            id={id(`option-${index}`)}
            href={resultsUrl(searchUrl, search, categoryId)}
            tabIndex={-1}
            aria-selected={active === index ? 'true' : 'false'}
          >
            <Icon path={CLOCK} size={20} />
            <span className="header-search-label">{search}</span>
          </a>
        ))}
      </div>
      <div className="header-search-removes">
        {searches.map((search) => (
          <IconButton key={search} icon={cross} label={t`Remove ${search}`} onPress={() => remove(search)} />
        ))}
      </div>
    </div>
  )
}
