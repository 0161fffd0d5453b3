// The search form in the header: a GET form that any browser can send. What it suggests comes with the first touch.
import { useCallback, useEffect, useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { withTexts } from '#shared/i18n/i18n.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { cross, magnifier } from '#shared/ui/icons.ts'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { $page } from '#stores/page.ts'
import type { Combobox, PanelProps } from './panel-props.ts'
import { useDoors } from './use-doors.ts'

/** Below this many letters the button is hidden on narrow screens: the spec's only search length. */
const SHORT = 3
/** Where the search fills the screen. */
const NARROW = '(max-width: 767px)'
const CHEVRON_LEFT = 'M15 5.500 8.500 12l6.500 6.500'
const closed: Combobox = { isOpen: false, hasList: false, activeId: null, isBusy: false }

const Category = v.object({
  id: v.number(),
  label: v.string(),
  isActive: v.optional(v.boolean(), true),
})

const Options = v.object({
  /** Where the form is sent by GET. Default: `routes.search` of the page. */
  searchUrl: v.optional(v.string()),
  /** The categories to narrow by, after 'All sports'; those with `isActive: false` are left out. */
  categories: v.optional(v.array(Category), []),
  /** The text of the page's own search, on a results page. */
  query: v.optional(v.string(), ''),
  /** The category of the page's own search. */
  discipline: v.optional(v.number()),
  /** The key that leads to the field from anywhere but another field; empty switches it off. */
  shortcut: v.optional(v.pipe(v.string(), v.maxLength(1)), '/'),
})

function HeaderSearch({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id } = useMount()
  const { routes } = useShared($page)
  const [query, setQuery] = useState(options.query)
  const [discipline, setDiscipline] = useState(options.discipline === undefined ? '' : String(options.discipline))
  const [isLeaving, setLeaving] = useState(false)
  const [said, say] = useState('')
  const [isActive, setActive] = useState(false)
  const [startAt, setStartAt] = useState<PanelProps['startAt']>(null)
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const [combobox, setCombobox] = useState(closed)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  const keys = useRef<((event: KeyboardEvent) => boolean) | null>(null)

  const load = () => {
    if (Panel) return
    // Without it the form is sent all the same; the next touch tries again.
    void withTexts('search-panel', import('./panel/Panel.tsx')).then(
      (module) => setPanel(() => module.Panel),
      () => {},
    )
  }
  const activate = (at: PanelProps['startAt'] = null) => {
    load()
    setStartAt(at)
    setActive(true)
  }
  // The same all along, so that what the panel tells the field does not draw the panel again.
  const close = useCallback(() => {
    setActive(false)
    setCombobox(closed)
    say('')
  }, [])
  const clear = (words: string) => {
    setQuery('')
    say(words)
  }
  useDoors({
    box,
    input,
    shortcut: options.shortcut,
    onOpen: () => {
      input.current?.focus()
      input.current?.select()
      activate()
    },
    onTouched: load,
    onLeft: close,
    isActive,
  })
  // Back shows the page as it was left: the form can be sent again.
  useEffect(() => {
    const wake = () => setLeaving(false)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])

  const press = (event: KeyboardEvent) => {
    if (isComposing.current) return
    if (isActive && keys.current?.(event)) return event.preventDefault()
    if (event.key === 'Escape' && (isActive || query)) {
      event.preventDefault()
      if (isActive && (combobox.isOpen || matchMedia(NARROW).matches)) close()
      else clear('')
    }
    if (!isActive && !event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      activate(event.altKey ? null : event.key === 'ArrowDown' ? 'first' : 'last')
    }
  }
  const isEmpty = query.trim() === ''
  const searchUrl = options.searchUrl ?? routes.search
  const isBusy = isLeaving || combobox.isBusy
  return (
    <div className="header-search-box" ref={box} data-active={isActive ? '' : undefined} data-open={combobox.isOpen ? '' : undefined}>
      <form
        className="header-search-form"
        action={searchUrl}
        method="get"
        role="search"
        data-short={query.trim().length < SHORT ? '' : undefined}
        onSubmit={(event) => {
          if (isEmpty || isLeaving) event.preventDefault()
          else setLeaving(true)
        }}
      >
        {isActive ? <IconButton className="header-search-close" icon={CHEVRON_LEFT} label={t`Close search`} onPress={close} /> : null}
        <label className="touchline-hidden" htmlFor={id('discipline')}>{t`Search in`}</label>
        <select
          className="header-search-discipline"
          id={id('discipline')}
          name="discipline"
          value={discipline}
          onChange={(event) => {
            setDiscipline(event.currentTarget.value)
            if (query) clear(t`Search text cleared`)
          }}
        >
          <option value="">{t`All sports`}</option>
          {options.categories
            .filter((category) => category.isActive)
            .map((category) => (
              <option key={category.id} value={String(category.id)}>
                {category.label}
              </option>
            ))}
        </select>
        <label className="touchline-hidden" htmlFor={id('query')}>{t`Search`}</label>
        <input
          className="header-search-input"
          ref={input}
          id={id('query')}
          name="query"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox.hasList ? 'true' : 'false'}
          aria-controls={combobox.hasList ? id('list') : undefined}
          aria-activedescendant={combobox.activeId ?? undefined}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          placeholder={t`Search for...`}
          value={query}
          onInput={(event) => {
            setQuery(event.currentTarget.value)
            say('')
            activate()
          }}
          onClick={() => activate()}
          onCompositionStart={() => {
            isComposing.current = true
          }}
          onCompositionEnd={() => {
            isComposing.current = false
          }}
          onKeyDown={press}
        />
        {query !== '' && !isBusy ? (
          <IconButton
            className="header-search-clear"
            icon={cross}
            label={t`Clear`}
            onPress={() => {
              clear('')
              input.current?.focus()
            }}
          />
        ) : null}
        {isBusy ? <Spinner /> : null}
        <button className="header-search-submit" type="submit" disabled={isEmpty} aria-label={t`Search`}>
          <Icon path={magnifier} />
        </button>
        <span className="touchline-hidden" role="status">
          {said}
        </span>
      </form>
      {isActive && Panel ? (
        <Panel
          query={query}
          categoryId={discipline === '' ? null : Number(discipline)}
          searchUrl={searchUrl}
          startAt={startAt}
          isLeaving={isLeaving}
          narrow={NARROW}
          keys={keys}
          onChange={setCombobox}
          onSay={say}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

export default defineWidget({ name: 'header-search', options: Options, view: HeaderSearch })
