// Calls about one product: specification and size chart.
import { byId } from '../rules/catalog.ts'
import { Refusal } from '../rules/refusal.ts'
import { chartOf } from '../pages/size-chart.ts'
import type { Product } from '../goods.ts'
import type { CallContext, Call } from './call.ts'

const productOf = ({ store, param }: CallContext): Product => {
  const product = byId(store, Number(param('id')))
  if (product === undefined) throw new Refusal(404, "The product that was requested doesn't exist. Verify the product and try again.")
  return product
}

export const productCalls: Call[] = [
  {
    name: 'GET catalog/product/{id}/specification',
    run: (context) => {
      const rows = Object.entries(productOf(context).specification ?? {})
      const kind = context.platform.draws.pick('specification', ['list', 'map'])
      if (kind === 'map') return { json: context.platform.shape.map(Object.fromEntries(rows)) }
      return { json: rows.map(([label, value]) => ({ code: label.toLowerCase(), label, value })) }
    },
  },
  {
    name: 'GET catalog/product/{id}/size-chart',
    run: (context) => {
      const product = productOf(context)
      const chart = chartOf(product)?.text ?? ''
      const kind = context.platform.draws.pick('chart', ['html', 'text', 'object'])
      if (kind === 'html') return { html: chart }
      return { json: kind === 'text' ? chart : { content: chart } }
    },
  },
]
