// The schema of a product list with its facets, shared by the three list calls.
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
import { type QueryReading, Reading } from './query-reading.ts'

/** Some lists have thousands of options, so they are parsed by hand; invalid options are dropped. */
const Options = v.pipe(v.nullish(v.unknown(), []), v.transform(readOptions))

/** One value of a facet. */
export interface FacetOption {
  label: string
  active: boolean
  /** The number of products with it; null where unknown. */
  count: number | null
  /** The name of the options among which it stands, such as "Kids" for a size; none where the host names no groups. */
  group?: string
}

function readOptions(wire: unknown): FacetOption[] {
  const options: FacetOption[] = []
  for (const entry of entriesOf(wire) ?? []) {
    if (typeof entry !== 'object' || entry === null || !('label' in entry)) continue
    const { label, active, count, group }: { label: unknown; active?: unknown; count?: unknown; group?: unknown } = entry
    const text = typeof label === 'number' && Number.isFinite(label) ? String(label) : label
    if (typeof text !== 'string') continue
    const counted = typeof count === 'string' && /^\d+$/.test(count) ? Number(count) : count
    const isCounted = typeof counted === 'number' && counted >= 0 && counted < 1e9
    const isGrouped = typeof group === 'string' && group.trim() !== ''
    options.push({ label: text, active: isYes(active), count: isCounted ? counted : null, ...(isGrouped ? { group: group.trim() } : {}) })
  }
  return options
}

/** A filter of a list. */
export interface Facet {
  /** The attribute's code. */
  code: string
  /** The code for requests. */
  facetCode: string
  label: string
  type: 'attribute' | 'price'
  options: FacetOption[]
  isActive: boolean
  /** Whether search engines may follow its addresses. */
  isCrawlable: boolean
  /** An option of another facet has the same text in addresses. */
  hasDuplicateValues: boolean
  /** Whether only one option can be selected at a time. */
  isSingle: boolean
  urlKey: string | null
  /** For the price facet only: the lowest price there is. */
  minimum: number | null
  maximum: number | null
}

/** Hosts spell the price facet's range in two ways. */
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
    // An option without a name could not be distinguished from the others.
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

/** A list's category, or one of its subcategories. */
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

/** A sort order of a list. */
export interface SortOrder {
  /** Field and direction, as in requests: `price:asc` for a host with codes, `price~asc` for one with two parameters. */
  value: string
  /** The host's label; empty where it has none. */
  label: string
}

/** Separates field and direction where they are two parameters. */
export const APART = '~'

const valueOf = (field: string, direction: string | null) => (direction ? `${field}:${direction.toLowerCase()}` : field)

/** Field and direction, as in the spec, or a code; labels are the host's own. */
const Order = v.pipe(
  object({ code: OptionalText, field: OptionalText, label: Decoration, name: Decoration, direction: Decoration }),
  v.check(({ code, field }) => code !== null || field !== null, 'a code or a field'),
  v.transform(({ code, field, label, name, direction }): SortOrder => ({
    value: code === null && direction ? `${field ?? ''}${APART}${direction}` : valueOf(code ?? field ?? '', direction),
    label: label ?? name ?? '',
  })),
)

/** The current order, as text or in the same two parts. */
const Sorting = v.union([
  Label,
  v.pipe(
    Order,
    v.transform(({ value }) => value),
  ),
])

/** One page of a list, with its facets. */
export interface Catalogue {
  category: Category | null
  page: number
  lastPage: number
  pageSize: number
  /** The number of products on all pages. */
  total: number
  items: CatalogueItem[]
  facets: Facet[]
  /** The current order, field and direction. */
  sort: string | null
  orders: SortOrder[]
  /** The host's own block between the products; HTML that is sanitised before it is shown. */
  widget: { position: number; html: string } | null
  subCategories: Category[]
  /** HTML of the host, or null; sanitised before it is shown. */
  banner: string | null
  /** How the query was read, where that differs from what was typed. */
  reading: QueryReading | null
}

/** A card that cannot be parsed is dropped; the counts are the server's. A list without any valid product is malformed, not empty. */
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
    reading: Reading,
  }),
  v.check(
    ({ catalog: { items, total_items: total, current_page: page, last_page: last } }) => items.length > 0 || total === 0 || page > last,
    'products that can be read',
  ),
  v.transform(({ category, catalog, sub_categories: subCategories, banner, reading }): Catalogue => ({
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
    reading,
  })),
)

/** A facet to show between the products, after `position` of them. */
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
