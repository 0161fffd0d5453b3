// The peer's page: a list with facets of instantsearch.js, the same data and the same card. Bundled by list-peer.ts.
import type { Hit } from 'instantsearch.js'
import instantsearch from 'instantsearch.js/es'
import configure from 'instantsearch.js/es/widgets/configure/configure'
import currentRefinements from 'instantsearch.js/es/widgets/current-refinements/current-refinements'
import hits from 'instantsearch.js/es/widgets/hits/hits'
import pagination from 'instantsearch.js/es/widgets/pagination/pagination'
import refinementList from 'instantsearch.js/es/widgets/refinement-list/refinement-list'
import searchBox from 'instantsearch.js/es/widgets/search-box/search-box'
import sortBy from 'instantsearch.js/es/widgets/sort-by/sort-by'
import stats from 'instantsearch.js/es/widgets/stats/stats'
import type { BenchProduct, ListSize } from './list-data.ts'

// Written into the page before this script.
const answers: Record<string, string> = Reflect.get(window, 'benchAnswers')
const size: ListSize = Reflect.get(window, 'benchSize')

const search = instantsearch({
  indexName: 'list',
  // Answers like a client: parses the text again each time.
  searchClient: {
    search: (requests: readonly { params?: { facetFilters?: unknown; query?: string } }[]) =>
      Promise.resolve({
        results: requests.map(({ params }) => JSON.parse(answers[nameOf(params)] ?? '{}')),
      }),
  } as never, // the benchmark needs no other call of a client
})
/** The list that was not rendered last: an odd number of choices or letters. */
function nameOf(params: { facetFilters?: unknown; query?: string } = {}): string {
  const chosen = JSON.stringify(params.facetFilters ?? []).match(/Value/g)?.length ?? 0
  return (chosen + (params.query?.length ?? 0)) % 2 === 0 ? 'A' : 'B'
}
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

search.addWidgets([
  configure({ hitsPerPage: size.products }),
  searchBox({ container: '#query' }),
  stats({ container: '#stats' }),
  currentRefinements({ container: '#active' }),
  sortBy({ container: '#sort', items: [{ value: 'list', label: 'Recommended' }] }),
  pagination({ container: '#pages' }),
  ...Array.from({ length: size.facets }, (_, at) =>
    refinementList({ container: `#facet_${at}`, attribute: `facet_${at}`, limit: size.options, sortBy: ['name:asc'] }),
  ),
  hits<Hit<BenchProduct>>({
    container: '#list',
    cssClasses: { list: 'product-list-grid' },
    templates: {
      // The markup of our card, node by node.
      item: (
        item,
        { html },
      ) => html`<article class="touchline-card" data-product-id=${item.product_id} data-sku=${item.sku} data-list-name="list" data-index=${item.__position}>
        <div class="touchline-card-picture">
          <img class="touchline-card-image" src=${item.image} srcset="/bench/shirt_320.png 320w, /bench/shirt_640.png 640w" sizes="27vw" width="640" height="640" alt="" loading="lazy" decoding="async" />
          <img class="touchline-card-second" src=${item.images[1]} srcset="/bench/back_320.png 320w, /bench/back_640.png 640w" sizes="27vw" width="640" height="640" alt="" loading="lazy" decoding="async" />
          <p class="touchline-card-tags"><span data-tag="sale">−11%</span>${item.labels.map(({ label }) => html`<span>${label}</span>`)}</p>
        </div>
        <p class="touchline-card-brand">${item.manufacturer}</p>
        <h2 class="touchline-card-name"><a href=${item.url}>${item.name}</a></h2>
        <p class="touchline-card-price"><span class="touchline-price" data-size="small" data-reduced=""><span class="touchline-hidden">Now </span><span class="touchline-price-now" translate="no">${money.format(item.final_price_incl_tax)}</span><span class="touchline-price-past"> <span class="touchline-hidden">Lowest price of the last 30 days </span><s class="touchline-price-before">${money.format(item.lowest_price_30d)}</s></span></span></p>
        <p class="touchline-card-meta">
          <span class="touchline-card-rating"><svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><path d="m8 1 2 5 5 1-4 3 1 5-4-3-5 3 1-5-4-3 6-1Z" /></svg><span class="touchline-hidden">Rated ${item.rating} out of 5, reviews: ${item.review_count}</span><span aria-hidden="true">${item.rating} (${item.review_count})</span></span>
          <span class="touchline-card-swatches">${item.swatches.map(({ swatch }) => html`<svg class="touchline-swatch" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="7.5" fill=${swatch} /></svg>`)}<span>${item.swatches.length} colours</span></span>
        </p>
        <div class="touchline-card-tools">
          <button class="touchline-card-tool touchline-card-wish" type="button" name="product_id" aria-pressed="false" aria-label="Add to wishlist" data-touchline-product=${item.product_id} data-touchline-name=${item.name} data-touchline-brand=${item.manufacturer} data-touchline-price=${item.final_price_incl_tax} value=${item.product_id}><svg class="touchline-icon" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true" stroke-width="1.75"><path d="M12 20s-7-5-7-10a4 4 0 0 1 7-3 4 4 0 0 1 7 3c0 5-7 10-7 10Z" /></svg></button>
          <button class="touchline-card-tool touchline-card-compare" type="button" name="sku" aria-pressed="false" aria-label="Compare" data-sku=${item.sku} data-touchline-name=${item.name} value=${item.sku}><svg class="touchline-icon" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true" stroke-width="1.75"><path d="M12 4v16M8 20h8M5 7l7-2 7 2" /></svg></button>
          <a class="touchline-card-tool touchline-card-buy" href=${item.url} data-quick-buy=${item.product_id}><svg class="touchline-icon" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true" stroke-width="1.75"><path d="M6 8h12l1 12H5L6 8Zm3 0V6a3 3 0 0 1 6 0V8" /></svg><span class="touchline-card-buy-words">Choose</span><span class="touchline-hidden">, ${item.name}</span></a>
        </div>
      </article>`,
    },
  }),
])
search.start()
