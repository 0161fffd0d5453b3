// A Magento on a port and a browser's cookies, for the tests of the adapter.
import { afterEach, beforeEach } from 'vitest'
import { adaptWith } from '#shared/api/adaptation.ts'
import { setEnvironment, type Stop } from '#shared/environment.ts'
import { takeAdapter } from '#shared/adapters/load-adapter.ts'
import { magentoRest } from '#shared/adapters/magento-rest.ts'
import type { MagentoSettings } from '#shared/adapters/magento-rest/settings.ts'
import { forgetShopper } from '#shared/adapters/magento-rest/shopper.ts'
import { shapeWith } from '#shared/state/shaping.ts'
import { type Behaviour, json } from './fault-server.ts'
import { type Stage, useFaultServer } from './use-fault-server.ts'

const page = { baseUrl: '/nl/', store: { id: 3, code: 'nl' }, currency: 'EUR' }

/** What a test uses. */
export interface MagentoStage {
  stage: Stage
  /** Loads the adapter with other settings. */
  use: (settings?: MagentoSettings) => void
  /** Makes Magento answer these calls, and 404 to all others. */
  magento: (answers: Readonly<Record<string, unknown>>) => void
  /** The body that a call sent. */
  bodyOf: (call: string) => unknown
}

/** Refuses as Magento does. */
export const refuse = (message: string, status: number, parameters: unknown = []): Behaviour => json({ message, parameters }, status)

/** A cart with a shirt, twice. */
export const quote = {
  id: 9,
  is_active: true,
  items: [{ item_id: 41, sku: 'SHIRT', qty: 2, name: 'Shirt', price: 16.49, product_type: 'configurable', quote_id: '9' }],
  items_count: 1,
  items_qty: 2,
}

/** Its totals: `grand_total` excludes tax. */
export const totals = {
  grand_total: 36.35,
  tax_amount: 7.64,
  items_qty: 2,
  items: [
    {
      ...{ item_id: 41, qty: 2, price: 16.49, price_incl_tax: 19.95, row_total: 32.98, row_total_incl_tax: 39.9 },
      options: '[{"value":"Red","label":"Colour"},{"value":"1 x Ball <span class=\\"price\\">€ 5</span>","label":"Extra"}]',
    },
  ],
  total_segments: [
    { code: 'subtotal', title: 'Subtotal', value: 39.9 },
    { code: 'grand_total', title: 'Grand Total', value: 43.99, area: 'footer' },
  ],
}

const setCookies = (stage: Stage, cookies: Record<string, string>) => void (stage.cookies = cookies)

/** Prepares it for a file, with the adapter's default settings. */
export function useMagento(): MagentoStage {
  const stage = useFaultServer()
  const use = (settings?: MagentoSettings) => takeAdapter({ default: magentoRest(settings) }, 'magento-rest.js', page)
  let restore: Stop = () => {}
  beforeEach(() => {
    setCookies(stage, {})
    restore = setEnvironment({
      location: new URL('https://shop.example/nl/'),
      setCookie: (name, value, { days }) => {
        const { [name]: _, ...others } = stage.cookies
        setCookies(stage, days === 0 ? others : { ...others, [name]: value })
      },
    })
    use()
  })
  afterEach(() => {
    restore()
    adaptWith(null)
    shapeWith(null)
    forgetShopper()
  })
  return {
    stage,
    use,
    bodyOf: (call) => stage.server.arrived.find(({ method, path }) => `${method} ${path}` === call)?.body,
    magento: (answers) =>
      stage.server.reply((response, request) => {
        const key = `${request.method} ${request.path}`
        const answer = Object.hasOwn(answers, key) ? answers[key] : refuse('Request does not match any route.', 404)
        return typeof answer === 'function' ? answer(response, request) : json(answer)(response, request)
      }),
  }
}
