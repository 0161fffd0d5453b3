// The search form in the header: a GET form that any browser can send, with a clear button and a spinner on top.
import { useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { cross, magnifier } from '#shared/ui/icons.ts'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { $page } from '#stores/page.ts'

/** Below this many letters the button is hidden on narrow screens: the spec's only search length. */
const SHORT = 3

const Options = v.object({
  /** Where the form is sent by GET. Default: `routes.search` of the page. */
  searchUrl: v.optional(v.string()),
  /** The categories to narrow by, after 'All sports'. */
  categories: v.optional(v.array(v.object({ id: v.number(), label: v.string() })), []),
  /** The text of the page's own search, on a results page. */
  query: v.optional(v.string(), ''),
  /** The category of the page's own search. */
  discipline: v.optional(v.number()),
})

function HeaderSearch({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id } = useMount()
  const { routes } = useShared($page)
  const [query, setQuery] = useState(options.query)
  const [discipline, setDiscipline] = useState(options.discipline === undefined ? '' : String(options.discipline))
  const [isLeaving, setLeaving] = useState(false)
  const [said, say] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const clear = (words: string) => {
    setQuery('')
    say(words)
    input.current?.focus()
  }
  const isEmpty = query.trim() === ''
  return (
    <form
      className="header-search-form"
      action={options.searchUrl ?? routes.search}
      method="get"
      role="search"
      data-short={query.trim().length < SHORT ? '' : undefined}
      onSubmit={(event) => {
        if (isEmpty || isLeaving) event.preventDefault()
        else setLeaving(true)
      }}
    >
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
        {options.categories.map((category) => (
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
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t`Search for...`}
        value={query}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      {query !== '' && !isLeaving ? (
        <IconButton className="header-search-clear" icon={cross} label={t`Clear`} onPress={() => clear('')} />
      ) : null}
      {isLeaving ? <Spinner /> : null}
      <button className="header-search-submit" type="submit" disabled={isEmpty} aria-label={t`Search`}>
        <Icon path={magnifier} />
      </button>
      <span className="touchline-hidden" role="status">
        {said}
      </span>
    </form>
  )
}

export default defineWidget({ name: 'header-search', options: Options, view: HeaderSearch })
