// Tests the edited page without a framework: when it saves, what undo restores, and what happens if somebody else saved first.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editPage, type EditedPage, type PageView } from './edited-page.ts'
import type { Answer, Document } from './wire.ts'

const titled = (en: string): Document => ({ title: { en, nl: '', de: '', sv: '' }, blocks: [] })
const opened = {
  version: 1,
  editedBy: 'Ed',
  document: titled('Home'),
  versions: [],
  publications: [],
  shown: null,
  slug: 'home',
  palette: [],
  scenes: [],
  stores: [],
}

/** The versions that the host received, and its next responses; without one it saves. */
let arrived: { version: number; document: Document }[]
let answers: (Answer | Promise<Answer>)[]
let page: EditedPage

const send = async (_path: string, method = 'GET', body?: unknown): Promise<Answer> => {
  if (method === 'GET') return { status: 200, body: opened }
  const sent = body as { version: number; document: Document }
  arrived.push(sent)
  return answers.shift() ?? { status: 200, body: { version: sent.version + 1 } }
}
const view = (): PageView => {
  const shown = page.$view.get()
  if (!shown || 'fault' in shown) throw new Error('The page has not come.')
  return shown
}
const title = () => view().document.title.en
const theirs = { status: 409, body: { newer: { version: 5, editedBy: 'Ann', document: titled('Ann’s') } } }

beforeEach(async () => {
  vi.useFakeTimers()
  arrived = []
  answers = []
  page = editPage('7', send)
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page that cannot be loaded and one that does not exist have different messages', async () => {
  const read = async (status: number) => {
    const missing = editPage('8', async () => ({ status, body: null }))
    await vi.advanceTimersByTimeAsync(0)
    return missing.$view.get()
  }
  expect(await read(404)).toEqual({ fault: 'This page does not exist.' })
  expect(await read(0)).toEqual({ fault: 'The page could not be loaded.' })
})

test('typing is saved once, after a pause, and is one undo step', async () => {
  for (const text of ['H', 'He', 'Hel']) {
    page.change(titled(text), 'title en')
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(view()).toMatchObject({ saving: 'waiting', isUnsaved: true })
  expect(arrived).toEqual([])
  await vi.advanceTimersByTimeAsync(600)
  expect(arrived).toEqual([{ version: 1, document: titled('Hel') }])
  expect(view()).toMatchObject({ saving: 'saved', version: 2, isUnsaved: false })
  page.undo()
  expect(title()).toBe('Home')
  page.redo()
  expect(title()).toBe('Hel')
})

test('two undos in a row are two steps, and the result is saved', async () => {
  page.change(titled('One'))
  page.change(titled('Two'))
  page.undo()
  page.undo()
  expect(view()).toMatchObject({ hasPast: false, hasFuture: true })
  page.redo()
  await vi.advanceTimersByTimeAsync(600)
  expect(arrived).toEqual([{ version: 1, document: titled('One') }])
})

test('a change that is undone before it was saved needs no saving', async () => {
  page.change(titled('One'))
  page.undo()
  expect(view()).toMatchObject({ saving: 'saved', isUnsaved: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(arrived).toEqual([])
})

test('a change during a save is saved after it, based on the version that it created', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  answers = [promise]
  page.change(titled('One'))
  const first = page.save()
  await vi.advanceTimersByTimeAsync(0)
  page.change(titled('Two'))
  const second = page.save()
  resolve({ status: 200, body: { version: 2 } })
  expect(await first).toBe(2)
  expect(view()).toMatchObject({ saving: 'saving', isUnsaved: true })
  expect(await second).toBe(3)
  expect(arrived.map(({ version }) => version)).toEqual([1, 2])
})

test('saving is retried if the shop does not answer, but not if it refuses', async () => {
  answers = [{ status: 0, body: null }]
  page.change(titled('One'))
  await vi.advanceTimersByTimeAsync(600)
  expect(view().saving).toBe('failed')
  await vi.advanceTimersByTimeAsync(5000)
  expect(view()).toMatchObject({ saving: 'saved', version: 2 })
  answers = [{ status: 422, body: null }]
  page.change(titled('Two'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(view()).toMatchObject({ saving: 'refused', isUnsaved: true })
  expect(arrived).toHaveLength(3)
})

test('after somebody else’s save nothing is saved until the editor decides; accepting theirs can be undone', async () => {
  answers = [theirs]
  page.change(titled('Mine'))
  await vi.advanceTimersByTimeAsync(600)
  expect(view()).toMatchObject({ saving: 'newer', newer: { version: 5 } })
  page.change(titled('Mine too'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(arrived).toHaveLength(1)
  expect(await page.save()).toBeNull()
  page.decide(true)
  expect(view()).toMatchObject({ saving: 'saved', version: 5, newer: null, isUnsaved: false })
  expect(title()).toBe('Ann’s')
  page.undo()
  expect(title()).toBe('Mine too')
})

test('the own version is saved as the newest one, even if another call found the newer one after its last save', async () => {
  page.meet(theirs.body.newer)
  page.decide(false)
  await vi.advanceTimersByTimeAsync(600)
  expect(arrived).toEqual([{ version: 5, document: titled('Home') }])
  expect(view()).toMatchObject({ saving: 'saved', version: 6 })
})
