// The only file that names every widget: what it is, when it starts unless the mount says otherwise, and where its code is.
import type { EnhanceWidget, ViewWidget } from '#shared/mount/define.ts'
import type { When } from '#shared/mount/strategies.ts'

/** A line of the table, which the build reads as text and hands to the loader. */
interface WidgetEntry {
  kind: 'view' | 'enhance'
  /** The strategy where the mount has no `data-when`. */
  when: When
  load: () => Promise<{ default: ViewWidget | EnhanceWidget }>
}

/** Every widget of the suite by the value of its `data-touchline`. */
export const widgets = {
  'account-menu': { kind: 'view', when: 'idle', load: () => import('./account-menu/account-menu.tsx') },
  'active-facets': { kind: 'view', when: 'load', load: () => import('./active-facets/active-facets.tsx') },
  'add-to-cart': { kind: 'view', when: 'load', load: () => import('./add-to-cart/add-to-cart.tsx') },
  banner: { kind: 'enhance', when: 'idle', load: () => import('./banner/banner.ts') },
  cart: { kind: 'view', when: 'load', load: () => import('./cart/cart.tsx') },
  checkout: { kind: 'view', when: 'load', load: () => import('./checkout/checkout.tsx') },
  compare: { kind: 'view', when: 'load', load: () => import('./compare/compare.tsx') },
  'compare-badge': { kind: 'view', when: 'idle', load: () => import('./compare-badge/compare-badge.tsx') },
  'compare-toggle': { kind: 'enhance', when: 'idle', load: () => import('./compare-toggle/compare-toggle.ts') },
  facets: { kind: 'view', when: 'load', load: () => import('./facets/facets.tsx') },
  'footer-menus': { kind: 'enhance', when: 'visible', load: () => import('./footer-menus/footer-menus.ts') },
  'header-search': { kind: 'view', when: 'idle', load: () => import('./header-search/header-search.tsx') },
  'mega-menu': { kind: 'enhance', when: 'interaction', load: () => import('./mega-menu/mega-menu.ts') },
  minicart: { kind: 'view', when: 'idle', load: () => import('./minicart/minicart.tsx') },
  'mobile-menu': { kind: 'enhance', when: 'interaction', load: () => import('./mobile-menu/mobile-menu.ts') },
  'order-confirmation': { kind: 'view', when: 'load', load: () => import('./order-confirmation/order-confirmation.tsx') },
  'password-toggle': { kind: 'enhance', when: 'load', load: () => import('./password-toggle/password-toggle.ts') },
  'product-list': { kind: 'view', when: 'load', load: () => import('./product-list/product-list.tsx') },
  'product-options': { kind: 'view', when: 'load', load: () => import('./product-options/product-options.tsx') },
  'product-slider': { kind: 'enhance', when: 'visible', load: () => import('./product-slider/product-slider.ts') },
  'quick-buy': { kind: 'enhance', when: 'idle', load: () => import('./quick-buy/quick-buy.ts') },
  'selling-points': { kind: 'enhance', when: 'media((width<768px))', load: () => import('./selling-points/selling-points.ts') },
  'store-switch': { kind: 'view', when: 'interaction', load: () => import('./store-switch/store-switch.tsx') },
  'sub-categories': { kind: 'view', when: 'idle', load: () => import('./sub-categories/sub-categories.tsx') },
  toolbar: { kind: 'view', when: 'load', load: () => import('./toolbar/toolbar.tsx') },
  wishlist: { kind: 'view', when: 'load', load: () => import('./wishlist/wishlist.tsx') },
  'wishlist-badge': { kind: 'view', when: 'idle', load: () => import('./wishlist-badge/wishlist-badge.tsx') },
  'wishlist-toggle': { kind: 'enhance', when: 'idle', load: () => import('./wishlist-toggle/wishlist-toggle.ts') },
} satisfies Record<string, WidgetEntry>
