// Tests of the doctor's check of a list's first filtered address.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellOfCategories, tryNarrowedList } from './list.ts'

/** Changes the address of a list at a host with this answer, and returns the doctor's messages. */
async function afterChange(addresses: readonly string[], answer: Partial<Response>): Promise<{ told: string[]; asked: string[] }> {
  const [told, asked]: [string[], string[]] = [[], []]
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve({ ok: true, status: 200, redirected: false, url: '', ...answer })
  })
  let hear: (detail: { address: string }) => void = () => {}
  const on = (_name: string, listener: never) => {
    hear = listener
    return () => (hear = () => {})
  }
  tryNarrowedList({ on: on as never }, (words) => told.push(words), new AbortController().signal)
  for (const address of addresses) hear({ address })
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  return { told, asked }
}

beforeEach(() => Reflect.get(window, 'happyDOM').setURL('https://shop.test/list?touchline=doctor'))
afterEach(() => vi.unstubAllGlobals())

test('an address that the host has not is said, with the way out', async () => {
  const { told } = await afterChange(['/list/_Red?touchline=doctor'], { ok: false, status: 404 })
  expect(told.join()).toContain('/list/_Red?touchline=doctor answers 404')
  expect(told.join()).toContain('data-addresses="query"')
})

test('one that leads elsewhere is said too', async () => {
  const { told } = await afterChange(['/list/_Red'], { redirected: true, url: 'https://shop.test/' })
  expect(told.join()).toContain('leads to https://shop.test/')
})

test('only the first is asked for, not the list itself, and nothing is said where it stands', async () => {
  const { told, asked } = await afterChange(['/list?touchline=doctor', '/list/_Red', '/list/_Blue'], {})
  expect([told, asked]).toEqual([[], ['/list/_Red']])
})

test('mounts of the list that name different categories are told once, others are not', () => {
  const told: string[] = []
  const mount = (name: string, categoryId?: number) => ({
    name,
    status: 'ready' as const,
    element: document.body,
    options: { categoryId },
  })
  let all = [mount('product-list', 14), mount('facets', 14), mount('toolbar'), mount('product-picks', 3)]
  const look = tellOfCategories({ mounts: () => all }, (about, words) => told.push(`${about}: ${words}`))
  look()
  expect(told).toEqual([])
  all = [...all, mount('active-facets', 12)]
  look()
  look()
  expect(told).toEqual([
    'The list: Its mounts name different categories (product-list 14, facets 14, active-facets 12), and a page has one list: the first of them to start counts for all.',
  ])
})
