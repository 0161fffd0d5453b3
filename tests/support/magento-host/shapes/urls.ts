// Addresses of pages and pictures.
import type { Store } from '../goods.ts'

export const pageUrl = (store: Store, path: string): string => `/${store.code}/${path}`
export const keyUrl = (store: Store, { urlKey }: { urlKey: string }): string => pageUrl(store, `${urlKey}.html`)
export const imageUrl = (sku: string): string => `/media/catalog/product/${sku}.jpg`
