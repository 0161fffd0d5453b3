// A list of products with its facets, as the three list calls answer it.
import * as v from 'valibot'
import { Flag, OptionalAmount, OptionalUrl } from './answer-parts.ts'
import { CatalogueItem } from './catalogue-item.ts'
import { answerOf, Count, Decoration, Id, list, object, OptionalId, OptionalText } from './parts.ts'

/** Thousands of options come with some lists, so these are read by hand: what is no option is left out. */
const Options = v.pipe(v.nullish(v.unknown(), []), v.transform(readOptions))

/** One value of a facet. */
export interface FacetOption {
  label: string
  active: boolean
  /** How many products have it; null where the host did not say. */
  count: number | null
}

function readOptions(wire: unknown): FacetOption[] {
  const options: FacetOption[] = []
  if (!Array.isArray(wire)) return options
  for (const entry of wire) {
    if (typeof entry !== 'object' || entry === null || !('label' in entry)) continue
    const { label, active, count }: { label: unknown; active?: unknown; count?: unknown } = entry
    const text = typeof label === 'number' && Number.isFinite(label) ? String(label) : label
    if (typeof text !== 'string') continue
    const isCounted = typeof count === 'number' && count >= 0 && count < 1e9
    options.push({ label: text, active: active === true || active === 1 || active === '1', count: isCounted ? count : null })
  }
  return options
}

/** Something a list can be narrowed by. */
export interface Facet {
  /** The attribute's. */
  code: string
  /** What it is asked for by. */
  facetCode: string
  label: string
  type: 'attribute' | 'price'
  options: FacetOption[]
  isActive: boolean
  /** Its addresses may be followed by search engines. */
  isCrawlable: boolean
  /** An option of another facet would read the same in an address. */
  hasDuplicateValues: boolean
  /** One option at a time. */
  isSingle: boolean
  urlKey: string | null
  /** Of the price facet alone: what there is. */
  minimum: number | null
  maximum: number | null
}

/** The price facet's range is spelled in two ways by hosts. */
export const Facet = v.pipe(
  object({
    code: v.string(),
    facet_code: v.string(),
    label: v.nullish(v.string(), ''),
    type: v.fallback(v.picklist(['attribute', 'price']), 'attribute'),
    options: Options,
    is_active: Flag,
    is_crawlable: Flag,
    has_duplicate_values: Flag,
    is_single: Flag,
    url_key: OptionalText,
    minimum_value: OptionalAmount,
    maximum_value: OptionalAmount,
    MinimumValue: OptionalAmount,
    MaximumValue: OptionalAmount,
  }),
  v.transform((wire): Facet => ({
    code: wire.code,
    facetCode: wire.facet_code,
    // One without a name could not be told from its neighbours.
    label: wire.label.trim() || wire.url_key?.trim() || wire.code,
    type: wire.type,
    options: wire.options,
    isActive: wire.is_active,
    isCrawlable: wire.is_crawlable,
    hasDuplicateValues: wire.has_duplicate_values,
    isSingle: wire.is_single,
    urlKey: wire.url_key,
    minimum: wire.minimum_value ?? wire.MinimumValue,
    maximum: wire.maximum_value ?? wire.MaximumValue,
  })),
)

/** A category that a list is of, or that is below it. */
export interface Category {
  id: number | null
  name: string
  url: string | null
}

const Category = v.pipe(
  object({ category_id: OptionalId, name: v.nullish(v.string(), ''), url: OptionalUrl }),
  v.transform(({ category_id: id, name, url }): Category => ({ id, name, url })),
)
const Page = v.pipe(v.nullish(Id, 1), v.minValue(1))
const Order = v.pipe(
  object({ code: v.string(), label: v.nullish(v.string(), ''), direction: Decoration }),
  v.transform(({ code, label, direction }) => ({ value: direction ? `${code}:${direction}` : code, label })),
)

/** One page of a list, with all that it can be narrowed by. */
export interface Catalogue {
  category: Category | null
  page: number
  lastPage: number
  pageSize: number
  /** Products on all pages. */
  total: number
  items: CatalogueItem[]
  facets: Facet[]
  /** The order in use, field and direction. */
  sort: string | null
  orders: { value: string; label: string }[]
  /** A block of the host's own between the products; HTML that goes through the sanitiser. */
  widget: { position: number; html: string } | null
  subCategories: Category[]
  /** HTML of the host, or null; goes through the sanitiser before it is shown. */
  banner: string | null
}

/** A card that cannot be read is left out; the counts are the server's. */
export const Catalogue = v.pipe(
  object({
    category: v.nullish(Category, null),
    catalog: object({
      current_page: Page,
      last_page: Page,
      page_size: v.pipe(v.nullish(Id, 24), v.minValue(1)),
      total_items: Count,
      items: list(CatalogueItem),
      filters: list(Facet),
      sorting: Decoration,
      widget: v.fallback(v.nullish(object({ position: Count, html: v.string() }), null), null),
      sorting_options: list(Order),
    }),
    sub_categories: list(Category),
    banner: Decoration,
  }),
  v.transform(({ category, catalog, sub_categories: subCategories, banner }): Catalogue => ({
    category,
    page: catalog.current_page,
    lastPage: catalog.last_page,
    pageSize: catalog.page_size,
    total: catalog.total_items,
    items: catalog.items,
    facets: catalog.filters,
    sort: catalog.sorting,
    orders: catalog.sorting_options,
    widget: catalog.widget,
    subCategories,
    banner,
  })),
)

/** A facet that a host wants between the products, after `position` of them. */
export interface Divider {
  attributeCode: string
  position: number
}

const Divider = v.pipe(
  object({ attribute_code: v.string(), position: Count }),
  v.transform(({ attribute_code: attributeCode, position }): Divider => ({ attributeCode, position })),
)

/** The answer of `filter-dividers/list`. */
export const Dividers = answerOf(Divider)
