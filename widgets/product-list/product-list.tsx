// The products of a list: cards in a grid, with facets and a content block of the host between them, in every state of the list.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import * as v from 'valibot'
import type { Failure } from '#shared/domain/failure.ts'
import { SafeHtml } from '#shared/html/SafeHtml.tsx'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { Slot, useSlotKeys } from '#shared/mount/slot.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import { leadToOwnPages } from '#shared/state/html-links.ts'
import { partOf } from '#shared/state/seed.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { magnifier } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { usePictures } from '#shared/ui/pictures/use-pictures.ts'
import { Retry } from '#shared/ui/Retry.tsx'
import {
  $inlineFacets,
  $isOutdated,
  $isPending,
  $layout,
  $list,
  $summary,
  $turns,
  catalogueSeed,
  loadCatalogue,
  loadInlineFacets,
  reloadCatalogue,
} from '#stores/catalogue/catalogue.ts'
import { $page } from '#stores/page/page.ts'
import { $promising, cardPromise, followDelivery } from '#stores/product/delivery.ts'
import { cellsOf } from './cells.ts'
import { Count } from './Count.tsx'
import { InlineFacetCell } from './InlineFacetCell.tsx'
import { Nothing } from './Nothing.tsx'
import { PromisedCard } from './PromisedCard.tsx'
import { Reading } from './Reading.tsx'
import { slotsOf } from './slots.ts'
import { useHeadLinks } from './use-head-links.ts'
import { useReturn } from './use-return.ts'
import { useSwipe } from './use-swipe.ts'

const Options = v.object({
  /** The category, if no server printed the list; without one, the list has all products of the shop. */
  categoryId: v.optional(v.number()),
  /** The list's path without a filter segment. Default: the page's. */
  path: v.optional(v.string()),
  /**
   * Where facets go in the list's addresses: `path` (`<list>/_Black`), which the host has to answer, or `query`. Default: as a server
   * printed it, otherwise `query`.
   */
  addresses: v.optional(v.picklist(['path', 'query'])),
  /** Name of the list, for analytics. */
  listName: v.optional(v.string(), 'list'),
  /** The widths in which the host has each picture; the width precedes the extension of its address. */
  imageWidths: v.optional(v.array(v.number()), []),
  /** The `sizes` of a picture in the host's layout. */
  imageSizes: v.optional(v.string(), '(min-width: 1024px) 27vw, 46vw'),
  /** The number of pictures loaded eagerly; the others load when they come near. */
  firstRow: v.optional(v.number(), 4),
  /** Id of a form that saves a product (`product_id`) to the wishlist without JavaScript. */
  wishForm: v.optional(v.string()),
  /** Id of a form that adds a product (`sku`) to the comparison without JavaScript. */
  compareForm: v.optional(v.string()),
  /** Whether cards have a heart, for wishlist-toggle. */
  hasWish: v.optional(v.boolean(), true),
  /** Whether cards can be added to the comparison, for compare-toggle. */
  hasCompare: v.optional(v.boolean(), false),
  /** Whether cards open quick buy, if the page has it. */
  hasQuickBuy: v.optional(v.boolean(), true),
})

/** Longer lists use `content-visibility`: laying out cards costs more than creating them. */
const MANY = 24
const ghosts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

function ProductList({ options }: { options: v.InferOutput<typeof Options> }) {
  const list = useShared($list)
  const { categoryId, path, addresses } = options
  useEffect(() => {
    void loadCatalogue({ categoryId, path, addresses }).then(() => loadInlineFacets())
  }, [categoryId, path, addresses])
  // Before the products arrive, so that they are drawn with their day at once.
  useEffect(followDelivery, [])
  usePictures()
  useHeadLinks()
  useReturn(list.state === 'ready')
  useSwipe()
  return (
    <>
      <Count />
      {list.state === 'ready' ? (
        <Grid list={list.value} options={options} />
      ) : (
        <NoGrid error={list.state === 'failed' ? list.error : null} />
      )}
    </>
  )
}

function NoGrid({ error }: { error: Failure | null }) {
  const { t } = useLingui()
  const { routes } = useShared($page)
  if (error?.status === 404) {
    const onwards = <ButtonLink href={routes.home} tone="primary">{t`Continue shopping`}</ButtonLink>
    return <EmptyState icon={magnifier} title={t`This list does not exist any more`} action={onwards} />
  }
  if (error) return <EmptyState icon={magnifier} title={t`There are no products to show`} action={<Again />} />
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
    <Retry isBusy={Boolean(isPending)} onPress={() => reloadCatalogue(element ?? undefined)}>
      {t`Show the products again`}
    </Retry>
  )
}

function Grid({ list, options }: { list: Parameters<typeof cellsOf>[0]; options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { currency, apiUrl } = useShared($page)
  const inline = useShared($inlineFacets)
  const isPending = useShared($isPending)
  const isOutdated = useShared($isOutdated)
  const layout = useShared($layout)
  const summary = useShared($summary)
  const tiles = useSlotKeys('product-list.tile')
  const promising = useShared($promising)
  const grid = useTurn()
  const slots = useRef<ReturnType<typeof slotsOf>>(new Map())
  slots.current = slotsOf(slots.current, list.items)
  const { listName, firstRow, imageSizes: sizes, imageWidths: widths } = options
  const pictures = useMemo(() => ({ sizes, widths }), [sizes, widths])
  if (list.items.length === 0) return <Nothing />
  return (
    <>
      <Reading />
      {isOutdated ? (
        <div className="product-list-again">
          <Notice tone="info" action={<Again />}>{t`These products do not reflect your last choice yet.`}</Notice>
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
        {cellsOf(list, inline, tiles.map(Number)).map((cell) => {
          if (cell.type === 'widget') {
            return (
              <li key="widget" className="product-list-widget">
                <SafeHtml html={cell.html} baseUrl={apiUrl} onDrawn={leadHome} />
              </li>
            )
          }
          if (cell.type === 'tile') {
            const { position } = cell
            const { page = 1, total = 0 } = summary ?? {}
            return (
              <li key={`tile ${position}`} className="product-list-tile">
                <Slot place="product-list.tile" at={position} context={{ position, page, total }} />
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
            <li key={slots.current.get(cell.item.productId)}>
              <PromisedCard
                product={cell.item}
                promise={cardPromise(promising, cell.item)}
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

/** The links of the host's block. */
const leadHome = (block: HTMLElement) => leadToOwnPages(block, $page.get())

/** After a page change, scrolls to the start of the list and focuses it. */
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

export default defineWidget({
  name: 'product-list',
  options: Options,
  view: ProductList,
  load: ({ categoryId, path, addresses }) => loadCatalogue({ categoryId, path, addresses }),
  seed: [partOf(catalogueSeed, 'place', 'ask', 'address', 'list', 'summary', 'activeFilters', 'dividers', 'inlineFacets')],
  canStartFrom: ({ categoryId }) => categoryId !== undefined,
})
