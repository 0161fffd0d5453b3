// A list of products with its facets, as the three list calls answer it.
import * as v from 'valibot'
import { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import { Flag, isYes, OptionalAmount, OptionalUrl } from '#shared/wire/answer-parts.ts'
import {
  answerOf,
  Count,
  decorates,
  Decoration,
  entriesOf,
  Id,
  Label,
  list,
  maybe,
  object,
  OptionalId,
  OptionalText,
  orElse,
  Text,
} from '#shared/wire/parts.ts'

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
  for (const entry of entriesOf(wire) ?? []) {
    if (typeof entry !== 'object' || entry === null || !('label' in entry)) continue
    const { label, active, count }: { label: unknown; active?: unknown; count?: unknown } = entry
    const text = typeof label === 'number' && Number.isFinite(label) ? String(label) : label
    if (typeof text !== 'string') continue
    const counted = typeof count === 'string' && /^\d+$/.test(count) ? Number(count) : count
    const isCounted = typeof counted === 'number' && counted >= 0 && counted < 1e9
    options.push({ label: text, active: isYes(active), count: isCounted ? counted : null })
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
    code: Label,
    facet_code: Label,
    label: Text,
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
  object({ category_id: OptionalId, name: Text, url: OptionalUrl }),
  v.transform(({ category_id: id, name, url }): Category => ({ id, name, url })),
)
const Page = v.pipe(orElse(Id, 1), v.minValue(1))

/** An order that a list can be in. */
export interface SortOrder {
  /** Field and direction, as it is asked for: `price:asc` of a host with codes, `price~asc` of one that has the two apart. */
  value: string
  /** The host's words; empty where it has none. */
  label: string
}

/** Between field and direction where they are asked for as two values. */
export const APART = '~'

const valueOf = (field: string, direction: string | null) => (direction ? `${field}:${direction.toLowerCase()}` : field)

/** Field and direction, as the spec has them, or a code; words are the host's own affair. */
const Order = v.pipe(
  object({ code: OptionalText, field: OptionalText, label: Decoration, name: Decoration, direction: Decoration }),
  v.check(({ code, field }) => code !== null || field !== null, 'a code or a field'),
  v.transform(({ code, field, label, name, direction }): SortOrder => ({
    value: code === null && direction ? `${field ?? ''}${APART}${direction}` : valueOf(code ?? field ?? '', direction),
    label: label ?? name ?? '',
  })),
)

/** The order in use, as text or in the same two parts. */
const Sorting = v.union([
  Label,
  v.pipe(
    Order,
    v.transform(({ value }) => value),
  ),
])

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
  orders: SortOrder[]
  /** A block of the host's own between the products; HTML that goes through the sanitiser. */
  widget: { position: number; html: string } | null
  subCategories: Category[]
  /** HTML of the host, or null; goes through the sanitiser before it is shown. */
  banner: string | null
}

/** A card that cannot be read is left out; the counts are the server's. Products of which none can be read are no empty list. */
export const Catalogue = v.pipe(
  object({
    category: maybe(Category),
    catalog: object({
      current_page: Page,
      last_page: Page,
      page_size: v.pipe(orElse(Id, 24), v.minValue(1)),
      total_items: Count,
      items: list(CatalogueItem),
      filters: list(Facet),
      sorting: decorates(Sorting),
      widget: decorates(object({ position: Count, html: v.string() })),
      sorting_options: list(Order),
    }),
    sub_categories: list(Category),
    banner: Decoration,
  }),
  v.check(
    ({ catalog: { items, total_items: total, current_page: page, last_page: last } }) => items.length > 0 || total === 0 || page > last,
    'products that can be read',
  ),
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
  object({ attribute_code: Label, position: Count }),
  v.transform(({ attribute_code: attributeCode, position }): Divider => ({ attributeCode, position })),
)

/** The answer of `filter-dividers/list`. */
export const Dividers = answerOf(Divider)
