// The facets of a list: a column where there is room, a dialog on narrow screens, and a form without JavaScript.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { KeptFields } from '#shared/catalogue/parts/KeptFields.tsx'
import { writeListAddress } from '#shared/catalogue/rules/list-address.ts'
import { withoutFilters } from '#shared/catalogue/rules/query-words.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { partOf } from '#shared/state/seed.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { takeClick } from '#shared/ui/plain-click.ts'
import {
  $activeFilters,
  $address,
  $query,
  $facets,
  $list,
  $place,
  $summary,
  catalogueSeed,
  namedWords,
  openCatalogue,
} from '#stores/catalogue/catalogue.ts'
import { Floating } from './Floating.tsx'
import { Groups } from './Groups.tsx'
import { listMount } from './list-mount.ts'
import type { FacetsSheet } from './sheet/FacetsSheet.tsx'

/** Sliders: filters. */
const sliders = 'M4 7h9m4 0h3M4 17h3m4 0h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z'

const Options = v.object({
  /** The category, if no server printed the list. */
  categoryId: v.optional(v.number()),
  /** The list's path without a filter segment. Default: the page's. */
  path: v.optional(v.string()),
  /**
   * Where facets go in the list's addresses: `path` (`<list>/_Black`), which the host has to answer, or `query`. Default: as a server
   * printed it, otherwise `query`.
   */
  addresses: v.optional(v.picklist(['path', 'query'])),
  /** Colours by an option's label: `#ff0000`, or two with a comma. */
  swatches: v.optional(v.record(v.string(), v.string()), {}),
  /** How many facets are open at first; those in use always are. */
  openAtFirst: v.optional(v.number(), 3),
  /** Codes of facets that show all their options from the start, `*` for all facets; for pages without JavaScript. */
  expanded: v.optional(v.array(v.string()), []),
})

function Facets({ options }: { options: v.InferOutput<typeof Options> }) {
  const { categoryId, path, addresses } = options
  const list = useShared($list)
  const facets = useShared($facets)
  const summary = useShared($summary)
  useEffect(() => {
    void openCatalogue({ categoryId, path, addresses })
  }, [categoryId, path, addresses])
  // A server prints the numbers with the facets, and the products elsewhere.
  if (facets.length === 0) return summary || list.state === 'failed' ? null : <Ghosts />
  return <Panel options={options} />
}

/** Placeholders with the height of the first facets. */
function Ghosts() {
  const { t } = useLingui()
  return (
    <div className="facets-panel" role="status" aria-label={t`Loading filters`}>
      {[0, 1, 2].map((at) => (
        <div className="facets-ghost" key={at} />
      ))}
    </div>
  )
}

function Panel({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id } = useMount()
  const active = useShared($activeFilters)
  const [Sheet, setSheet] = useState<typeof FacetsSheet | null>(null)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  /** The list's address when the filters were opened from the middle of it. */
  const before = useRef<string | null>(null)
  const load = async () => {
    setOpen(true)
    if (Sheet) return
    const { FacetsSheet: Loaded } = await import('./sheet/FacetsSheet.tsx')
    setSheet(() => Loaded)
  }
  const open = () =>
    void load().catch(() => {
      setOpen(false)
      // If the dialog fails to load, the link shows the panel itself.
      location.hash = id('panel')
    })
  const close = () => {
    setOpen(false)
    // Another list is read from its first product.
    if (before.current !== null && before.current !== $address.get()) listMount()?.scrollIntoView({ block: 'start' })
    before.current = null
  }
  const words = (
    <>
      <Icon path={sliders} size={20} />
      {t`Filters`}
      {active.length > 0 ? <span className="facets-number">{active.length}</span> : null}
    </>
  )
  return (
    <>
      <a
        className="facets-opener"
        href={`#${id('panel')}`}
        // With JavaScript it is a button with a button's keys; without it, a link.
        role="button"
        aria-haspopup="dialog"
        data-touchline-key="opener"
        ref={opener}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
        onClick={(event) => {
          if (takeClick(event)) open()
        }}
      >
        {words}
      </a>
      <Floating
        opener={opener}
        onPress={() => {
          before.current = $address.get()
          open()
        }}
      >
        {words}
      </Floating>
      <div className="facets-panel" id={id('panel')}>
        <Form options={options} />
      </div>
      {Sheet ? (
        <Sheet isOpen={isOpen} onClose={close}>
          <Groups {...options} prefix="sheet" />
        </Sheet>
      ) : null}
    </>
  )
}

/** The form. Hidden fields send what is chosen elsewhere; without JavaScript its button submits it. */
function Form({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const place = useShared($place)
  const query = useShared($query)
  const facets = useShared($facets)
  // A ticked option stands for its words: sent beside them, another size would have to be both.
  const ticked = namedWords(useShared($activeFilters)).filter((named) =>
    facets.some((facet) => facet.facetCode === named.code && facet.options.some(({ label }) => named.options.includes(label))),
  )
  const kept = writeListAddress(place, [], withoutFilters(query, ticked))
  return (
    <form action={kept.split('?', 1)[0]} method="get" aria-label={t`Filters`} onSubmit={(event) => event.preventDefault()}>
      <KeptFields address={kept} />
      <Groups {...options} prefix="panel" />
      <p className="facets-go">
        <Button type="submit" tone="primary">{t`Show products`}</Button>
      </p>
    </form>
  )
}

export default defineWidget({
  name: 'facets',
  options: Options,
  view: Facets,
  load: ({ categoryId, path, addresses }) => openCatalogue({ categoryId, path, addresses }),
  seed: [partOf(catalogueSeed, 'place', 'ask', 'summary', 'facets', 'activeFilters')],
  canStartFrom: ({ categoryId }) => categoryId !== undefined,
})
