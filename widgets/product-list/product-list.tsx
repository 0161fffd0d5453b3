// The products of a list: cards in a grid, with facets and a block of the host's own between them, and every state a list can be in.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useMemo, useRef, type MouseEvent } from 'react'
import * as v from 'valibot'
import { writeListAddress } from '#shared/domain/list-address.ts'
import { SafeHtml } from '#shared/html/SafeHtml.tsx'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { magnifier } from '#shared/ui/icons.ts'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { takeClick } from '#shared/ui/plain-click.ts'
import { usePictures } from '#shared/ui/pictures/use-pictures.ts'
import { ProductCard } from '#shared/ui/ProductCard.tsx'
import {
  $activeFilters,
  $ask,
  $inlineFacets,
  $isOutdated,
  $isPending,
  $layout,
  $list,
  $place,
  $summary,
  $turns,
  catalogueSeed,
  clearFacets,
  loadCatalogue,
  loadInlineFacets,
  reloadCatalogue,
} from '#stores/catalogue.ts'
import { $page } from '#stores/page.ts'
import { cellsOf } from './cells.ts'
import { InlineFacetCell } from './InlineFacetCell.tsx'
import { slotsOf } from './slots.ts'
import { useHeadLinks } from './use-head-links.ts'
import { useReturn } from './use-return.ts'

const Options = v.object({
  /** The category, where no server printed the list; without one it is the whole shop. */
  categoryId: v.optional(v.number()),
  /** The list's path without a filter segment. Default: the page's. */
  path: v.optional(v.string()),
  /** Name of the list, for analytics. */
  listName: v.optional(v.string(), 'list'),
  /** Widths the host has pictures in; each stands before the extension of a picture's address. */
  imageWidths: v.optional(v.array(v.number()), []),
  /** The `sizes` of a picture in the host's layout. */
  imageSizes: v.optional(v.string(), '(min-width: 1024px) 27vw, 46vw'),
  /** So many pictures are loaded at once; the others when they come near. */
  firstRow: v.optional(v.number(), 4),
  /** Id of a form that keeps a product (`product_id`) without a script. */
  wishForm: v.optional(v.string()),
  /** Id of a form that compares one (`sku`) without a script. */
  compareForm: v.optional(v.string()),
  /** Whether cards have a heart, for wishlist-toggle. */
  hasWish: v.optional(v.boolean(), true),
  /** Whether cards can be put into the comparison, for compare-toggle. */
  hasCompare: v.optional(v.boolean(), false),
  /** Whether cards open quick buy, where the page has it. */
  hasQuickBuy: v.optional(v.boolean(), true),
})

const Card = memo(ProductCard)
/** Above this the browser leaves out what is far away: laying out cards costs more than making them. */
const MANY = 24
const ghosts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

function ProductList({ options }: { options: v.InferOutput<typeof Options> }) {
  const list = useShared($list)
  const { categoryId, path } = options
  useEffect(() => {
    void loadCatalogue({ categoryId, path }).then(() => loadInlineFacets())
  }, [categoryId, path])
  usePictures()
  useHeadLinks()
  useReturn(list.state === 'ready')
  return (
    <>
      <Count />
      {list.state === 'ready' ? <Grid list={list.value} options={options} /> : <NoGrid isFailed={list.state === 'failed'} />}
    </>
  )
}

/** Heard after each change, never at first. */
function Count() {
  const { t } = useLingui()
  const summary = useShared($summary)
  const isPending = useShared($isPending)
  const said = useRef('')
  if (summary && !isPending) {
    const { total, page, lastPage } = summary
    const products = plural(total, { one: '# product', other: '# products' })
    said.current = lastPage > 1 ? t`${products}, page ${page} of ${lastPage}` : products
  }
  return <LiveRegion text={said.current} />
}

function NoGrid({ isFailed }: { isFailed: boolean }) {
  const { t } = useLingui()
  if (isFailed) return <EmptyState icon={magnifier} title={t`There are no products to show`} action={<Again />} />
  return (
    <div role="status" aria-label={t`Loading products`}>
      <ul className="product-list-grid" aria-hidden="true">
        {ghosts.map((at) => (
          <li className="product-list-ghost" key={at}>
            <span />
            <span />
            <span />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Again() {
  const { t } = useLingui()
  const { element } = useMount()
  const isPending = useShared($isPending)
  return (
    <Button isBusy={Boolean(isPending)} onPress={() => void reloadCatalogue(element ?? undefined)}>{t`Show the products again`}</Button>
  )
}

type GridProps = { list: Parameters<typeof cellsOf>[0]; options: v.InferOutput<typeof Options> }

function Grid({ list, options }: GridProps) {
  const { t } = useLingui()
  const { currency, baseUrl } = useShared($page)
  const inline = useShared($inlineFacets)
  const isPending = useShared($isPending)
  const isOutdated = useShared($isOutdated)
  const layout = useShared($layout)
  const grid = useTurn()
  const slots = useRef<ReturnType<typeof slotsOf>>(new Map())
  slots.current = slotsOf(slots.current, list.items)
  const { imageSizes: sizes, imageWidths: widths, listName, firstRow } = options
  const pictures = useMemo(() => ({ sizes, widths }), [sizes, widths])
  if (list.items.length === 0) return <Nothing />
  return (
    <>
      {isOutdated ? (
        <div className="product-list-again">
          <Again />
        </div>
      ) : null}
      <ul
        className="product-list-grid"
        ref={grid}
        tabIndex={-1}
        aria-label={t`Products`}
        aria-busy={isPending ? 'true' : undefined}
        data-late={isPending === 'late' ? '' : undefined}
        data-layout={layout}
        data-many={list.items.length > MANY ? '' : undefined}
      >
        {cellsOf(list, inline).map((cell) => {
          if (cell.type === 'widget') {
            return (
              <li key="widget" className="product-list-widget">
                <SafeHtml html={cell.html} baseUrl={baseUrl} />
              </li>
            )
          }
          if (cell.type === 'facet') {
            return (
              <li key={`facet ${cell.facet.code}`}>
                <InlineFacetCell facet={cell.facet} />
              </li>
            )
          }
          return (
            <li key={slots.current.get(cell.item.product_id)}>
              <Card
                product={cell.item}
                currency={currency}
                list={listName}
                index={list.first + cell.at}
                isFirst={cell.at < firstRow}
                heading="h2"
                pictures={pictures}
                tools={options}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** After a turned page the list begins where it begins: in sight, and with the focus. */
function useTurn() {
  const turns = useShared($turns)
  const grid = useRef<HTMLUListElement>(null)
  const before = useRef(turns)
  useEffect(() => {
    if (before.current === turns) return
    before.current = turns
    grid.current?.focus({ preventScroll: true })
    grid.current?.scrollIntoView({ block: 'start' })
  }, [turns])
  return grid
}

/** Says what was found nothing for, and leads to the list without it; a link, since it has to lead on without a script too. */
function Nothing() {
  const { t } = useLingui()
  const { element } = useMount()
  const ask = useShared($ask)
  const { path, extra } = useShared($place)
  const isNarrowed = useShared($activeFilters).length > 0
  const { query } = ask
  if (!isNarrowed && !query) return <EmptyState icon={magnifier} title={t`There are no products to show`} />
  const all = { ...ask, minPrice: null, maxPrice: null, query: isNarrowed ? query : '' }
  const clear = (event: MouseEvent) => {
    if (!isNarrowed || !element || !takeClick(event)) return
    // What was pressed goes: the list it widens takes the focus.
    element.setAttribute('tabindex', '-1')
    element.focus()
    void clearFacets(element)
  }
  return (
    <EmptyState
      icon={magnifier}
      title={isNarrowed ? t`No products match these filters` : t`No results found for ${query}`}
      action={
        <a className="touchline-button" data-tone="primary" href={writeListAddress(path, [], all, extra)} onClick={clear}>
          {isNarrowed ? t`Clear all filters` : t`Show all products`}
        </a>
      }
    >
      {isNarrowed ? t`Remove a filter, or look at all products here.` : t`Check the spelling, or use fewer words.`}
    </EmptyState>
  )
}

export default defineWidget({ name: 'product-list', options: Options, view: ProductList, seed: [catalogueSeed] })
