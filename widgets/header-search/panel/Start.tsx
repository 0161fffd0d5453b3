// The popup of the empty field: recent searches with buttons to remove them, and the most frequent searches of the shop.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { cross, magnifier } from '#shared/ui/icons.ts'
import { forgetSearch, forgetSearches, keepSearch } from '#stores/catalogue/recent-searches.ts'
import { resultsUrl } from './choices.ts'

const CLOCK = 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12v4.500l3 1.800'

interface Props {
  recent: readonly string[]
  popular: readonly string[]
  searchUrl: string
  categoryId: number | null
  active: number | null
}

/** The list. Buttons are not allowed inside a listbox, so they are above it and in a column beside it. */
export function Start({ recent, popular, ...place }: Props) {
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
      {recent.length > 0 ? (
        <div className="header-search-heading header-search-recent-head">
          <span id={id('recent')}>{t`Recent searches`}</span>
          <button className="header-search-forget" type="button" onClick={clear}>{t`Clear all`}</button>
        </div>
      ) : null}
      <div className="header-search-list" role="listbox" id={id('list')} aria-label={t`Search terms`}>
        {recent.length > 0 ? (
          <div className="header-search-group" role="group" aria-labelledby={id('recent')} data-kind="recent">
            <Searches {...place} searches={recent} first={0} icon={CLOCK} />
          </div>
        ) : null}
        {popular.length > 0 ? (
          <div className="header-search-group" role="group" aria-labelledby={id('popular')} data-kind="popular">
            <div className="header-search-heading" id={id('popular')} role="presentation">{t`Popular searches`}</div>
            <Searches {...place} searches={popular} first={recent.length} icon={magnifier} />
          </div>
        ) : null}
      </div>
      <div className="header-search-removes">
        {recent.map((search) => (
          <IconButton key={search} icon={cross} label={t`Remove ${search}`} onPress={() => remove(search)} />
        ))}
      </div>
    </div>
  )
}

interface SearchesProps extends Omit<Props, 'recent' | 'popular'> {
  searches: readonly string[]
  /** The index of the first one in the whole list. */
  first: number
  icon: string
}

function Searches({ searches, first, icon, searchUrl, categoryId, active }: SearchesProps) {
  const { id } = useMount()
  return searches.map((search, index) => (
    <a
      className="header-search-option"
      role="option"
      key={search}
      id={id(`option-${first + index}`)}
      href={resultsUrl(searchUrl, search, categoryId)}
      tabIndex={-1}
      aria-selected={active === first + index ? 'true' : 'false'}
      onClick={() => keepSearch(search)}
    >
      <Icon path={icon} size={20} />
      <span className="header-search-label">{search}</span>
    </a>
  ))
}
