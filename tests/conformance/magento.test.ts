// Tests the bridge to Magento's themes: the signals that Luma and Hyvä send and expect, on a page that behaves like either.
import { expect, test } from 'vitest'
import { sessionAnswer } from '../support/answers.ts'
import { expectQuiet, type Visit } from '../support/visit.ts'
import { plainMount, until, useStage } from './use-stage.ts'

const { visiting, manifest, origin } = await useStage()
const plain = await plainMount('wishlist-badge')

/** Connects the page's Touchline and its theme, as a host's own script does. */
const bridge = (visit: Visit) =>
  visit.page.evaluate(
    `import('/touchline/${manifest.version}/touchline-magento.js').then(({ bridgeMagento }) => { window.part = bridgeMagento(window.touchline) })`,
  )

/** A theme of each kind, which records the signals it gets. */
const theme = (visit: Visit) =>
  visit.page.addInitScript(() => {
    const notified: string[] = []
    const listeners: ((event: unknown, sections: unknown) => void)[] = []
    const page = {
      on: (_name: string, listener: () => void) => void listeners.push(listener),
      off: (_name: string, listener: () => void) => void listeners.splice(listeners.indexOf(listener), 1),
    }
    Object.assign(window, {
      notified,
      listeners,
      jQuery: () => page,
      require: (_names: string[], use: (data: { reload: (sections: string[]) => void }) => void) =>
        use({ reload: (sections) => notified.push(`luma ${sections.join()}`) }),
    })
    addEventListener('reload-customer-section-data', () => notified.push('hyva'))
  })

test("the theme is notified of a widget's changes, by the section's name", () =>
  visiting(async (visit, open) => {
    await theme(visit)
    await visit.page.route('**/en/customer/wishlist/items/toggle', (route) => route.fulfill({ json: [{ id: 1, product_id: 7 }] }))
    await open(plain)
    await until(visit, 'ready')
    await bridge(visit)
    const toggle = () => visit.page.evaluate(async () => (await window.touchline?.ready)?.wishlist.toggle(7, true))
    expect(await toggle()).toMatchObject({ ok: true })
    expect(await visit.page.evaluate('notified')).toEqual(['luma wishlist', 'hyva'])
    await visit.page.evaluate('part()')
    expect(await visit.page.evaluate('listeners.length')).toBe(0)
    expectQuiet(visit)
  }))

test.each([
  ['Luma', `listeners.forEach((listener) => listener({}, ['wishlist']))`],
  [
    'Hyvä',
    `for (const data_id of [1, 2]) dispatchEvent(new CustomEvent('private-content-loaded', { detail: { data: { wishlist: { data_id } } } }))`,
  ],
])('widgets reload what %s changes, once', (_theme, signal) =>
  visiting(async (visit, open) => {
    await theme(visit)
    let count = 0
    let wishlist: object[] = []
    // The host's answers to a theme set the same cookie.
    await visit.context.addCookies([{ name: 'touchline-session', value: String(Date.now()), url: `${origin}/en/` }])
    await visit.page.route('**/en/api/session', (route) => {
      count++
      return route.fulfill({ json: sessionAnswer({ customer: null, wishlist }) })
    })
    await open(plain)
    await until(visit, 'ready')
    await bridge(visit)
    await visit.page.evaluate(
      `dispatchEvent(new CustomEvent('private-content-loaded', { detail: { data: { messages: { data_id: 1 } } } }))`,
    )
    await expect.poll(() => count).toBe(1)
    wishlist = [{ id: 1, product_id: 7 }]
    await visit.page.evaluate(signal)
    await visit.page.locator('#subject').getByRole('link', { name: /, 1 / }).waitFor()
    expect(count).toBe(2)
    expectQuiet(visit)
  }),
)
