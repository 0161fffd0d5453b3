// The size chart as HTML, for a page and for a call.
import { attributes, products } from '../data.ts'
import type { Product } from '../goods.ts'
import { html, type Html } from './html.ts'

/** The chart of a product as a table, if it has one. */
export const chartOf = (product: Product): Html | null => {
  if (!product.sizeChart) return null
  const children = product.children ?? products.find(({ sku }) => sku === product.bundle?.[0]?.selections[0]?.sku)?.children ?? []
  const used =
    attributes.find(({ code }) => code === 'size')?.options.filter(({ label }) => children.some(({ size }) => size === label)) ?? []
  return html`<h2>Size chart ${product.name}</h2><table><thead><tr><th>Size</th><th>Chest or foot (cm)</th></tr></thead><tbody>${used.map(
    ({ label }, index) =>
      html`<tr><td>${label}</td><td>${String(product.children?.[0]?.sku.startsWith('RUN') ? 25 + index : 88 + index * 6)}</td></tr>`,
  )}</tbody></table>`
}
