// The popup below the search field: recent and popular searches while it is empty, suggestions from the third letter on, popular ones where
// nothing is found.
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { lockScroll } from '#shared/ui/scroll-lock.ts'
import { $popularSearches, loadPopularSearches } from '#stores/catalogue/popular-searches.ts'
import { $recentSearches, keepSearch, followRecentSearches } from '#stores/catalogue/recent-searches.ts'
import { $isSuggesting, $suggestions, dropSuggestions, knownSuggestions, SHORTEST, suggest, suggestNow } from '#stores/catalogue/search.ts'
import type { PanelProps } from '../panel-props.ts'
import { choicesOf, countChoices, helpOf, isNothing } from './choices.ts'
import { Nothing } from './Nothing.tsx'
import { Results } from './Results.tsx'
import { Start } from './Start.tsx'
import { useReading } from './use-reading.ts'

const none: readonly string[] = []

/** The popup with its backdrop. Draws nothing while there is nothing to choose. */
export const Panel = memo(function Panel({
  query,
  categoryId,
  searchUrl,
  startAt,
  isLeaving,
  narrow,
  needsConsent,
  onKeys,
  onChange,
  onSay,
  onClose,
}: PanelProps) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const suggestions = useShared($suggestions)
  const isAsking = useShared($isSuggesting)
  const recent = useShared($recentSearches)
  const popular = useShared($popularSearches).filter((search) => !recent.some((own) => own.toLowerCase() === search.toLowerCase()))
  const [active, setActive] = useState<number | null>(null)
  const [start, setStart] = useState(startAt)
  const text = query.trim()
  const inputQuery = text
  const isSearch = text.length >= SHORTEST

  useEffect(() => followRecentSearches({ needsConsent }), [needsConsent])
  useLayoutEffect(() => {
    setActive(null)
    void suggest({ query: text, categoryId })
  }, [text, categoryId])
  useEffect(() => dropSuggestions, [])

  // What is known is drawn with the key; the store follows.
  const known = isSearch ? knownSuggestions({ query: text, categoryId }) : null
  const found = known ?? (suggestions.state === 'ready' ? suggestions.value : null)
  const keep = useCallback(() => keepSearch(text), [text])
  const retry = useCallback(() => {
    // The button is removed; the list is used from the input.
    element?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
    void suggestNow({ query: text, categoryId })
  }, [element, text, categoryId])
  const reading = useReading(found)
  const starts = recent.length + popular.length
  const isAnswered = found?.query === text && found.categoryId === categoryId
  const hasFailed = known === null && suggestions.state === 'failed'
  const hasNothing = found !== null && isAnswered && isNothing(found.groups)
  const offered = popular.join('\n')
  const groups = useMemo(
    () => (!found ? [] : hasNothing ? helpOf(popular, found.groups) : choicesOf(found.groups)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts of the popular searches
    [found, hasNothing, offered],
  )
  const matches = countChoices(groups)
  const count = isSearch ? matches : query === '' ? starts : 0
  const isOpen = isSearch || (query === '' && starts > 0)
  const isWaiting = isAsking && matches === 0
  const at = active !== null && active < count ? active : null
  const option = (index: number) => id(`option-${index}`)

  useEffect(() => {
    if (query === '' || hasNothing) void loadPopularSearches()
  }, [query, hasNothing])
  useEffect(() => {
    if (isLeaving && !hasNothing) keepSearch(text)
  }, [isLeaving, hasNothing, text])
  useEffect(() => {
    onChange({ isOpen, hasList: isOpen && count > 0, activeId: isOpen && at !== null ? option(at) : null, isBusy: isSearch && isAsking })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- ids do not change while the view is mounted
  }, [isOpen, count, at, isSearch, isAsking, onChange])
  useLockedScroll(isOpen || matchMedia(narrow).matches)
  useEffect(() => {
    if (!isAnswered) return
    onSay(
      hasNothing
        ? t`No results found for ${inputQuery}`
        : [...reading, t`${plural(count, { one: '# suggestion', other: '# suggestions' })}. Use the arrow keys.`].join(' '),
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- announced once for each answer
  }, [isAnswered, matches, text])
  useEffect(() => {
    if (hasFailed) onSay(t`The suggestions could not be loaded.`)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- announced once for each failure
  }, [hasFailed])
  useEffect(() => {
    if (start === null || count === 0 || !isOpen) return
    setStart(null)
    move(start === 'first' ? 0 : count - 1)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each request to open
  }, [start, count, isOpen])

  function move(to: number | null): void {
    setActive(to)
    if (to !== null) document.getElementById(option(to))?.scrollIntoView({ block: 'nearest' })
  }
  const press = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    if (key === 'ArrowUp' && altKey) onClose()
    if (altKey || ctrlKey || metaKey || shiftKey) return key === 'ArrowUp' && altKey
    // Moving the caret leaves the list.
    if (/^(ArrowLeft|ArrowRight|Home|End)$/.test(key)) setActive(null)
    if (key === 'Enter' && isOpen && at !== null) {
      document.getElementById(option(at))?.click()
      return true
    }
    if (!isOpen || count === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false
    if (key === 'ArrowDown') move(at === null || at === count - 1 ? 0 : at + 1)
    else move(at === null || at === 0 ? count - 1 : at - 1)
    return true
  }
  useLayoutEffect(() => onKeys(press))
  useEffect(() => () => onKeys(null), [onKeys])
  return (
    <>
      {isOpen ? <div className="header-search-backdrop" aria-hidden="true" onPointerDown={onClose} /> : null}
      {isOpen || query !== '' ? null : <p className="header-search-hint">{t`Type at least three letters, or a product code.`}</p>}
      {isOpen ? (
        <div className="header-search-panel" aria-busy={isAsking && !isAnswered ? 'true' : undefined}>
          {hasNothing ? <Nothing query={text} /> : null}
          {isSearch ? (
            <Results
              groups={groups}
              reading={hasNothing ? none : reading}
              query={found?.query ?? text}
              typed={text}
              categoryId={categoryId}
              searchUrl={searchUrl}
              active={at}
              isWaiting={isWaiting}
              hasFailed={hasFailed}
              isNothing={hasNothing}
              onTaken={keep}
              onRetry={retry}
            />
          ) : (
            <Start recent={recent} popular={popular} searchUrl={searchUrl} categoryId={categoryId} active={at} />
          )}
        </div>
      ) : null}
    </>
  )
})

/** Locks the page's scrolling after the paint, since the lock measures the page: before it, the popup would be laid out twice. */
function useLockedScroll(isLocked: boolean): void {
  const unlock = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (isLocked) unlock.current = lockScroll()
  }, [isLocked])
  // In the same frame as the popup: the page must not stay locked after it is closed.
  useLayoutEffect(
    () => () => {
      unlock.current?.()
      unlock.current = null
    },
    [isLocked],
  )
}
