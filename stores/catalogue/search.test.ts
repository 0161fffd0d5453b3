// Suggestions: when a request is sent, and which answer counts when they arrive out of order.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { valueOf } from '#stores/kit/loadable.ts'
import { autocompleteAnswer } from '#tests/support/answers.ts'
import { html, json, reset } from '#tests/support/fault-server.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const CALL = 'GET api/search/autocomplete'
type Search = typeof import('./search.ts')

let visit: Visit
let tab: Tab
let search: Search

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
  search = await import('./search.ts')
  visit.shop.always(CALL, (response, request) =>
    json(
      autocompleteAnswer({ keyword_results: { matches: [{ label: `${request.query.get('query')}!`, url: '/nl/x' }], total_matches: 1 } }),
    )(response, request),
  )
})
afterEach(() => visit.end())

const queries = () => visit.shop.arrivals(CALL).map(({ query }) => Object.fromEntries(query))
const shown = () => valueOf(search.$suggestions.get())?.groups.keywords.matches[0]?.label
const typed = (query: string, categoryId: number | null = null) => search.suggest({ query, categoryId })
/** Waits for the end of the pause in typing. */
const pause = () => visit.browser.pass(500)

it('an invalid answer is a failure, is not cached, and is requested again', async () => {
  const broken = { matches: [{ label: 5, url: 'javascript:1' }], total_matches: 3 }
  visit.shop.once(CALL, json({ keyword_results: broken }))
  expect(await search.suggestNow({ query: 'rack', categoryId: null })).toMatchObject({ ok: false, error: { kind: 'malformed' } })
  expect(search.$suggestions.get().state).toBe('failed')
  expect((await search.suggestNow({ query: 'rack', categoryId: null })).ok).toBe(true)
})

describe('asking', () => {
  it.each(['', 'a', 'ab', '  ab  '])('needs three letters, so %j sends no request', async (text) => {
    void typed(text)
    pause()
    expect([queries(), search.$isSuggesting.get(), search.$suggestions.get().state]).toEqual([[], false, 'idle'])
  })

  it('waits half a second after the last letter, and is marked as pending', async () => {
    void typed('rac')
    visit.browser.pass(499)
    const answer = typed('rack')
    visit.browser.pass(499)
    expect([queries(), search.$isSuggesting.get()]).toEqual([[], true])
    visit.browser.pass(1)
    expect((await answer).ok).toBe(true)
    expect([queries(), shown(), search.$isSuggesting.get()]).toEqual([[{ query: 'rack', cid: '' }], 'rack!', false])
  })

  it('sends nothing before that, not even if its code is loaded already', async () => {
    await search.suggestNow({ query: 'ball', categoryId: null })
    const answer = typed('rack')
    visit.browser.pass(499)
    // A call that starts now arrives after those that started before.
    await tab.catalogue.loadCatalogue()
    expect(queries()).toEqual([{ query: 'ball', cid: '' }])
    visit.browser.pass(1)
    await answer
    expect(queries()).toEqual([
      { query: 'ball', cid: '' },
      { query: 'rack', cid: '' },
    ])
  })

  it('settles as aborted without a request if the text is changed or cleared', async () => {
    const first = typed('rac')
    const second = typed('rack')
    search.dropSuggestions()
    expect([await first, await second]).toMatchObject([{ error: { kind: 'aborted' } }, { error: { kind: 'aborted' } }])
    pause()
    expect([queries(), search.$isSuggesting.get()]).toEqual([[], false])
  })

  it('always sends the category: the one she searches in, or an empty one for the whole shop', async () => {
    const answer = typed('  ball ', 3)
    pause()
    await answer
    expect(queries()).toEqual([{ query: 'ball', cid: '3' }])
  })

  it('shows a cached answer at once and without a call', async () => {
    const answer = typed('rack')
    pause()
    await answer
    void typed('ra')
    expect(search.$suggestions.get().state).toBe('idle')
    expect(await typed('RACK ')).toMatchObject({ ok: true })
    expect([queries().length, shown(), search.$isSuggesting.get()]).toEqual([1, 'rack!', false])
  })

  it('sends a new request for another category, and after five minutes', async () => {
    for (const makeRequest of [() => typed('rack'), () => typed('rack', 3)]) {
      const answer = makeRequest()
      pause()
      await answer
    }
    visit.browser.pass(300_000)
    const again = typed('rack')
    pause()
    await again
    expect(queries()).toHaveLength(3)
  })

  it('needs no cookie, token or store header', async () => {
    await search.suggestNow({ query: 'rack', categoryId: null })
    const headers = visit.shop.arrivals(CALL)[0]?.headers
    expect([headers?.['cookie'], headers?.['x-xsrf-token'], headers?.['x-store-id']]).toEqual([undefined, undefined, '1'])
  })
})

describe('answers', () => {
  it('are known without a request, to a view that draws them with the key, for five minutes and in their category', async () => {
    const ball = { query: 'ball', categoryId: null }
    expect(search.knownSuggestions(ball)).toBeNull()
    await search.suggestNow(ball)
    expect(search.knownSuggestions(ball)).toBe(valueOf(search.$suggestions.get()))
    expect(search.knownSuggestions({ ...ball, categoryId: 3 })).toBeNull()
    visit.browser.pass(300_000)
    expect(search.knownSuggestions(ball)).toBeNull()
  })

  it('that arrive in reverse order show the last query', async () => {
    const release = visit.shop.hold(CALL)
    const first = search.suggestNow({ query: 'rack', categoryId: null })
    await until(() => queries().length === 1)
    const second = search.suggestNow({ query: 'ball', categoryId: null })
    await second
    release()
    await first
    expect(shown()).toBe('ball!')
  })

  it('to a superseded query are aborted', async () => {
    let isGone = false
    visit.shop.holdAnswer(CALL, () => {
      isGone = true
    })
    void search.suggestNow({ query: 'rack', categoryId: null })
    await until(() => queries().length === 1)
    search.dropSuggestions()
    await until(() => isGone)
    expect([search.$suggestions.get().state, search.$isSuggesting.get()]).toEqual(['idle', false])
  })

  it.each([
    ['a reset line', reset, 'offline'],
    ['a 500', json({}, 500), 'unavailable'],
    ['HTML', html(), 'malformed'],
  ])('that fail by %s end the pending state, are reported once and can be retried', async (_name, fault, kind) => {
    visit.shop.always(CALL, fault)
    expect(await search.suggestNow({ query: 'rack', categoryId: null })).toMatchObject({
      ok: false,
      error: { kind, code: 'search.load-failed' },
    })
    expect([search.$suggestions.get().state, search.$isSuggesting.get()]).toEqual(['failed', false])
    expect(tab.events.filter(({ name }) => name === 'error')).toHaveLength(1)
    void typed('ball')
    expect(search.$suggestions.get().state, 'what failed says nothing of another question').toBe('idle')
    visit.shop.always(CALL, json(autocompleteAnswer()))
    await search.suggestNow({ query: 'rack', categoryId: null })
    expect(search.$suggestions.get().state).toBe('ready')
  })

  it('keep their valid parts', async () => {
    const matches = [{ label: 'Good', url: '/nl/a' }, { label: 'Bad', url: 'javascript:alert(1)' }, { url: '/nl/b' }, null, 7]
    visit.shop.always(CALL, json({ keyword_results: { matches, total_matches: 'many' }, product_results: null }))
    await search.suggestNow({ query: 'rack', categoryId: null })
    const groups = valueOf(search.$suggestions.get())?.groups
    expect(groups?.keywords).toMatchObject({ matches: [{ label: 'Good' }], total: 1 })
    expect(groups?.products).toEqual({ matches: [], total: 0 })
  })
})
