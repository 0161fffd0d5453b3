// The peer's page: the header search of @algolia/autocomplete-js with the same groups, the same data, the same items. Bundled by search-peer.ts.
import { autocomplete } from '@algolia/autocomplete-js'

/** A suggestion of the benchmark. */
export interface PeerMatch {
  label: string
  url: string
  image: string | null
  price: string | null
}

interface PeerGroup {
  name: string
  total: number
  matches: PeerMatch[]
}

// Written into the page before this script.
const groups: PeerGroup[] = Reflect.get(window, 'peerGroups')

autocomplete<PeerMatch & Record<string, unknown>>({
  container: '#peer',
  placeholder: 'Search for...',
  // Without its theme's stylesheet it would take every screen for a phone's.
  detachedMediaQuery: 'none',
  getSources: () =>
    groups.map(({ name, total, matches }) => ({
      sourceId: name,
      getItems: () => matches.map((match) => ({ ...match })),
      getItemUrl: ({ item }) => item.url,
      templates: {
        header: ({ html }) => html`<div class="heading">${name} <span>${total}</span></div>`,
        item: ({ item, html }) =>
          html`<a class="option" href=${item.url}
            >${item.image ? html`<img src=${item.image} alt="" width="56" height="56" />` : null}<span
              >${item.label}</span
            >${item.price ? html`<strong>${item.price}</strong>` : null}</a
          >`,
      },
    })),
})
Reflect.set(window, 'peerStands', true)
