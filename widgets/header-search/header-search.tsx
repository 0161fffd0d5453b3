// The search form in the header: a GET form that any browser can send. Suggestions are loaded with the first touch.
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { cross, magnifier } from '#shared/ui/icons.ts'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { $page } from '#stores/page/page.ts'
import { addressOfHostForm, hiddenFields } from './host-form.ts'
import { searchModel } from './model.ts'
import type { PanelProps } from './panel-props.ts'
import { useForgotten } from './use-forgotten.ts'
import { useOpenAndLeave } from './use-open-and-leave.ts'

/** With fewer letters, the button is hidden on narrow screens: the spec's only search length. */
const SHORT = 3
/** The media query under which the search fills the screen. */
const NARROW = '(max-width: 767px)'
const CHEVRON_LEFT = 'M15 5.500 8.500 12l6.500 6.500'

const Category = v.object({
  id: v.number(),
  label: v.string(),
  isActive: v.optional(v.boolean(), true),
})

const Options = v.object({
  /** Where the form is sent by GET. Default: as the host's own form in the mount, otherwise `routes.search` of the page. */
  searchUrl: v.optional(v.string()),
  /** The categories to choose from, after 'All sports'; those with `isActive: false` are left out. */
  categories: v.optional(v.array(Category), []),
  /** The text of the page's own search, on a results page. */
  query: v.optional(v.string(), ''),
  /** The category of the page's own search. */
  discipline: v.optional(v.number()),
  /** Whether recent searches are stored on the device only with consent; without it they are stored in this tab. */
  needsConsent: v.optional(v.boolean(), false),
  /** The key that moves to the field from anywhere except another field; empty disables it. */
  shortcut: v.optional(v.pipe(v.string(), v.maxLength(1)), '/'),
})

function HeaderSearch({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id, replaced } = useMount()
  const [hostAddress] = useState(() => addressOfHostForm(replaced))
  const { routes } = useShared($page)
  const [search] = useState(() => searchModel(options.query, options.discipline === undefined ? '' : String(options.discipline)))
  const { query, discipline, popup, isLeaving, said } = useShared(search.$state)
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isActive = popup.state === 'open'

  const load = () => {
    if (Panel) return
    // If the suggestions fail to load, the form still works; the next touch tries again.
    void import('./panel/Panel.tsx').then(
      (module) => setPanel(() => module.Panel),
      () => {},
    )
  }
  useEffect(() => {
    if (isActive) load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- tried once each time the popup is wanted
  }, [isActive, query])
  useOpenAndLeave({
    box,
    input,
    shortcut: options.shortcut,
    onOpen: () => {
      input.current?.focus()
      input.current?.select()
      search.open()
    },
    onTouched: load,
    onLeft: search.close,
    isActive,
  })
  useEffect(() => {
    addEventListener('pageshow', search.wake)
    return () => removeEventListener('pageshow', search.wake)
  }, [search])

  useForgotten(options.needsConsent, isActive)

  const isEmpty = query.trim() === ''
  const searchUrl = options.searchUrl ?? hostAddress ?? routes.search
  const isBusy = isLeaving || (isActive && popup.isBusy)
  const hasList = isActive && popup.hasList
  return (
    <div
      className="header-search-box"
      ref={box}
      data-active={isActive ? '' : undefined}
      data-open={isActive && popup.isOpen ? '' : undefined}
    >
      <form
        className="header-search-form"
        action={searchUrl.split('?', 1)[0]}
        method="get"
        role="search"
        data-short={query.trim().length < SHORT ? '' : undefined}
        onSubmit={(event) => {
          if (!search.send()) event.preventDefault()
        }}
      >
        {hiddenFields(searchUrl).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isActive ? (
          <IconButton className="header-search-close" icon={CHEVRON_LEFT} label={t`Close search`} onPress={search.close} />
        ) : null}
        <label className="touchline-hidden" htmlFor={id('discipline')}>{t`Search in`}</label>
        <select
          className="header-search-discipline"
          id={id('discipline')}
          name="discipline"
          value={discipline}
          onChange={(event) => search.chooseDiscipline(event.currentTarget.value, t`Search text cleared`)}
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
          aria-expanded={hasList ? 'true' : 'false'}
          aria-controls={hasList ? id('list') : undefined}
          aria-activedescendant={(isActive && popup.activeId) || undefined}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          placeholder={t`Search for...`}
          value={query}
          onInput={(event) => search.type(event.currentTarget.value)}
          onClick={() => search.open()}
          onCompositionStart={() => search.compose(true)}
          onCompositionEnd={() => search.compose(false)}
          onKeyDown={(event) => {
            if (search.press(event, () => matchMedia(NARROW).matches)) event.preventDefault()
          }}
        />
        {query !== '' && !isBusy ? (
          <IconButton
            className="header-search-clear"
            icon={cross}
            label={t`Clear`}
            onPress={() => {
              search.clear()
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
          startAt={popup.startAt}
          isLeaving={isLeaving}
          narrow={NARROW}
          needsConsent={options.needsConsent}
          onKeys={search.takeKeys}
          onChange={search.suggest}
          onSay={search.say}
          onClose={search.close}
        />
      ) : null}
    </div>
  )
}

export default defineWidget({ name: 'header-search', options: Options, view: HeaderSearch })
