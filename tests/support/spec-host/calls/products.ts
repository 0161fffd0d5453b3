// Calls about one product: specification and size chart.
import { attributes, products } from '../data.ts'
import { byId } from '../rules/catalog.ts'
import { Refusal } from '../rules/refusal.ts'
import { html } from '../pages/html.ts'
import type { Product } from '../entities.ts'
import type { Ask, Call } from './call.ts'

const productOf = ({ store, param }: Ask): Product => {
  const product = byId(store, Number(param('id')))
  if (product === undefined) throw new Refusal(404, "The product that was requested doesn't exist. Verify the product and try again.")
  return product
}

/** The chart of a product's sizes as a table. */
const chartOf = (product: Product): string => {
  const children = product.children ?? products.find(({ sku }) => sku === product.bundle?.[0]?.selections[0]?.sku)?.children ?? []
  const used =
    attributes.find(({ code }) => code === 'size')?.options.filter(({ label }) => children.some(({ size }) => size === label)) ?? []
  return html`<h2>Size chart ${product.name}</h2><table><thead><tr><th>Size</th><th>Chest or foot (cm)</th></tr></thead><tbody>${used.map(
    ({ label }, index) =>
      html`<tr><td>${label}</td><td>${String(product.children?.[0]?.sku.startsWith('RUN') ? 25 + index : 88 + index * 6)}</td></tr>`,
  )}</tbody></table>`.text
}

export const productCalls: Call[] = [
  {
    name: 'GET catalog/product/{id}/specification',
    run: (ask) => {
      const rows = Object.entries(productOf(ask).specification ?? {})
      const kind = ask.platform.draws.pick('specification', ['list', 'map'])
      if (kind === 'map') return { json: ask.platform.shape.map(Object.fromEntries(rows)) }
      return { json: rows.map(([label, value]) => ({ code: label.toLowerCase(), label, value })) }
    },
  },
  {
    name: 'GET catalog/product/{id}/size-chart',
    run: (ask) => {
      const product = productOf(ask)
      const chart = product.sizeChart ? chartOf(product) : ''
      const kind = ask.platform.draws.pick('chart', ['html', 'text', 'object'])
      if (kind === 'html') return { html: chart }
      return { json: kind === 'text' ? chart : { content: chart } }
    },
  },
]
