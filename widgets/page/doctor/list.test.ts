// Tests of the doctor's check of a list's first filtered address.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportCategories, tryNarrowedList } from './list.ts'

/** Changes the address of a list at a host with this answer, and returns the doctor's messages. */
async function afterChange(addresses: readonly string[], answer: Partial<Response>): Promise<{ reported: string[]; requests: string[] }> {
  const [reported, requests]: [string[], string[]] = [[], []]
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address)
    return Promise.resolve({ ok: true, status: 200, redirected: false, url: '', ...answer })
  })
  let notify: (detail: { address: string }) => void = () => {}
  const on = (_name: string, listener: never) => {
    notify = listener
    return () => (notify = () => {})
  }
  tryNarrowedList({ on: on as never }, (text) => reported.push(text), new AbortController().signal)
  for (const address of addresses) notify({ address })
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  return { reported, requests }
}

beforeEach(() => Reflect.get(window, 'happyDOM').setURL('https://shop.test/list?touchline=doctor'))
afterEach(() => vi.unstubAllGlobals())

test('an address that the host does not answer is reported, with the solution', async () => {
  const { reported } = await afterChange(['/list/_Red?touchline=doctor'], { ok: false, status: 404 })
  expect(reported.join()).toContain('/list/_Red?touchline=doctor answers 404')
  expect(reported.join()).toContain('data-addresses="query"')
})

test('a redirected address is reported too', async () => {
  const { reported } = await afterChange(['/list/_Red'], { redirected: true, url: 'https://shop.test/' })
  expect(reported.join()).toContain('leads to https://shop.test/')
})

test('only the first filtered address is requested, and nothing is reported if it works', async () => {
  const { reported, requests } = await afterChange(['/list?touchline=doctor', '/list/_Red', '/list/_Blue'], {})
  expect([reported, requests]).toEqual([[], ['/list/_Red']])
})

test('mounts of the list with different categories are reported once, others are not', () => {
  const reported: string[] = []
  const mount = (name: string, categoryId?: number) => ({
    name,
    status: 'ready' as const,
    element: document.body,
    options: { categoryId },
  })
  let all = [mount('product-list', 14), mount('facets', 14), mount('toolbar'), mount('product-picks', 3)]
  const look = reportCategories({ mounts: () => all }, (about, text) => reported.push(`${about}: ${text}`))
  look()
  expect(reported).toEqual([])
  all = [...all, mount('active-facets', 12)]
  look()
  look()
  expect(reported).toEqual([
    'The list: Its mounts name different categories (product-list 14, facets 14, active-facets 12), and a page has one list: the first of them to start counts for all.',
  ])
})
