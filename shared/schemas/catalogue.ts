// A list of products with its facets, as the three list calls answer it.
import * as v from 'valibot'
import { Flag, OptionalAmount, OptionalCount, OptionalUrl } from './answer-parts.ts'
import { answerOf, Count, Decoration, Id, isWebUrl, Label, list, object, OptionalId, OptionalText } from './parts.ts'
import { prices, ProductType } from './goods.ts'

const Swatch = object({ label: v.string(), swatch: Decoration, image: OptionalUrl })
const Badge = v.union([
  v.pipe(
    v.string(),
    v.transform((label) => ({ code: '', label })),
  ),
  object({ code: v.nullish(v.string(), ''), label: v.string() }),
])

/** One card of the grid. */
export const CatalogueItem = object({
  product_id: Id,
  sku: v.string(),
  name: v.string(),
  url: v.pipe(v.string(), v.check(isWebUrl, 'a web address')),
  image: OptionalUrl,
  images: list(v.pipe(v.string(), v.check(isWebUrl, 'a web address'))),
  manufacturer: Decoration,
  category_names: list(Label),
  product_type: ProductType,
  in_stock: Flag,
  ...prices,
  special_from: Decoration,
  lowest_price_30d: OptionalAmount,
  rating: OptionalCount,
  review_count: v.nullish(Count, 0),
  swatches: list(Swatch),
  labels: list(Badge),
})
export type CatalogueItem = v.InferOutput<typeof CatalogueItem>

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

/** Cards asked for by id; one that cannot be read counts as sold no more. */
export const Cards = v.pipe(
  object({ items: answerOf(CatalogueItem) }),
  v.transform(({ items }) => items),
)

/** A facet; the price facet alone has a range, which hosts spell in two ways. */
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
  v.transform(({ MinimumValue, MaximumValue, ...facet }) => ({
    ...facet,
    minimum_value: facet.minimum_value ?? MinimumValue,
    maximum_value: facet.maximum_value ?? MaximumValue,
  })),
)
export type Facet = v.InferOutput<typeof Facet>

const Category = object({ category_id: OptionalId, name: v.nullish(v.string(), ''), url: OptionalUrl })
const Page = v.pipe(v.nullish(Id, 1), v.minValue(1))

/** A card that cannot be read is left out; the counts are the server's. */
export const Catalogue = object({
  category: v.nullish(Category, null),
  catalog: object({
    current_page: Page,
    last_page: Page,
    page_size: v.pipe(v.nullish(Id, 24), v.minValue(1)),
    total_items: Count,
    items: list(CatalogueItem),
    filters: list(Facet),
    /** The sort order in use, e.g. `price`. */
    sorting: Decoration,
    /** A block of the host's own between the products; HTML that goes through the sanitiser. */
    widget: v.fallback(v.nullish(object({ position: Count, html: v.string() }), null), null),
    sorting_options: list(object({ code: v.string(), label: v.nullish(v.string(), ''), direction: Decoration })),
  }),
  sub_categories: list(Category),
  /** HTML of the host, or null; goes through the sanitiser before it is shown. */
  banner: Decoration,
})
export type Catalogue = v.InferOutput<typeof Catalogue>

/** A facet that a host wants between the products, after `position` of them. */
export const Divider = object({ attribute_code: v.string(), position: Count })
export type Divider = v.InferOutput<typeof Divider>

/** The answer of `filter-dividers/list`. */
export const Dividers = answerOf(Divider)
