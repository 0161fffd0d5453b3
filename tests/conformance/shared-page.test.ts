// Tests the page that many states share: it finds the errors of each state, attributes them correctly, and carries nothing over to the next.
import { expect, inject, test } from 'vitest'
import { watchLeftovers } from '../support/leftovers.ts'
import { complaints, layoutShifts, violationsOn } from '../support/visit.ts'
import { seededFile } from './seeded-faults.ts'
import type { SharedPage } from './shared-page.ts'
import { readManifest, stageDocument } from './stage.ts'
import { useSharedPage } from './use-shared-page.ts'
import { plainMount, untilOneOf } from './use-stage.ts'

const onPage = useSharedPage()
const origin = inject('origin')
const badge = await plainMount('wishlist-badge')
const plain = await stageDocument(origin, 'en', badge)

/** Opens five states one after another, runs `spoil` in the third, and returns what `find` returns for each. */
async function inFive<Found>(spoil: (page: SharedPage) => Promise<unknown>, find: (page: SharedPage) => Promise<Found>): Promise<Found[]> {
  const found: Found[] = []
  for (let state = 1; state <= 5; state++)
    await onPage(async (page) => {
      await page.open(plain, {})
      await untilOneOf(page.visit, ['ready'])
      await page.isIdle()
      if (state === 3) await spoil(page)
      found.push(await find(page))
    })
  return found
}

test.each([
  ['an error on the console', "console.error('seeded')", /^error: seeded/],
  ['an error that nobody caught', "setTimeout(() => { throw new Error('seeded') })", /^uncaught: seeded/],
  ['a rejection that nobody handled', "void Promise.reject(new Error('seeded'))", /^uncaught: seeded/],
  [
    'what the policy forbids',
    "document.body.append(Object.assign(document.createElement('img'), { src: 'http://elsewhere.test/x.png' }))",
    /CSP violation|violates the following Content Security Policy/,
  ],
])('%s is reported for the state that caused it, and for no other', async (_what, code, complaint) => {
  const found = await inFive(
    async (page) => {
      await page.visit.page.evaluate(code)
      await expect.poll(() => page.visit.problems).not.toEqual([])
    },
    async (page) => complaints(page.visit),
  )
  expect(found).toEqual([[], [], expect.arrayContaining([expect.stringMatching(complaint)]), [], []])
})

test('axe finds the fault of one state only there', async () => {
  const found = await inFive(
    ({ visit }) => visit.page.evaluate(() => document.querySelector('#subject')?.append(document.createElement('button'))),
    ({ visit }) => violationsOn(visit.page),
  )
  expect(found).toEqual([[], [], [expect.objectContaining({ id: 'button-name' })], [], []])
})

test('a layout shift is found only in its state, also right after the window has changed', async () => {
  const body = `<p id="above"></p>${badge}`
  const document = await stageDocument(origin, 'en', body, { widget: 'wishlist-badge', hasTags: true })
  const found: number[] = []
  for (const [turn, width] of [320, 1280, 320].entries())
    await onPage(
      async (page) => {
        await page.open(document, {})
        await untilOneOf(page.visit, ['ready'])
        if (turn === 1)
          await page.visit.page.evaluate(() => {
            const above = window.document.querySelector('#above')
            if (above) above.textContent = 'Seeded'
          })
        await page.isIdle()
        found.push((await layoutShifts(page.visit.page)).length)
      },
      { width, height: 800 },
    )
  expect(found).toEqual([0, 1, 0])
})

test.each([
  ['a listener', () => addEventListener('seeded', () => {})],
  ['a node', () => Object.assign(window, { kept: [...((Reflect.get(window, 'kept') as Node[]) ?? []), document.createElement('p')] })],
])('one %s left per removal is found by six removals, and nothing without one', (_what, leave) =>
  onPage(async (page) => {
    const { visit } = page
    await page.open(plain, {})
    await untilOneOf(visit, ['ready'])
    await page.isIdle()
    const isLeft = await watchLeftovers(visit, 5, 500)
    await isLeft()
    for (let time = 0; time < 6; time++) await visit.page.evaluate(leave)
    await expect(isLeft()).rejects.toThrow()
  }),
)

test('a state has no cookie, no stored data, no answer, no file and no mouse position of the previous one', async () => {
  const { widgets } = await readManifest()
  const { file = '', kind = 'view' } = widgets['wishlist-badge'] ?? {}
  await onPage(async (page) => {
    const { visit } = page
    await visit.context.addCookies([{ name: 'touchline-session', value: String(Date.now()), url: `${origin}/en/` }])
    const replaced = { file, text: seededFile('wishlist-badge', file, kind, 'render') }
    await page.open(plain, { replaced, isUnanswered: true })
    await untilOneOf(visit, ['failed'])
    expect(visit.waiting.size, 'calls without an answer').toBeGreaterThan(0)
    await visit.page.evaluate(() => {
      localStorage.setItem('seeded', 'x')
      sessionStorage.setItem('seeded', 'x')
      document.cookie = 'seeded=x; path=/'
    })
    await visit.page.hover('#subject a')
  })
  await onPage(async (page) => {
    const { visit } = page
    await page.open(plain, { answers: { 'api/session': 503 } })
    await untilOneOf(visit, ['ready'])
    await page.isIdle()
    const left = await visit.page.evaluate(() => ({
      cookies: document.cookie,
      stored: localStorage.length + sessionStorage.length,
      isHovered: document.querySelector('#subject :hover') !== null,
    }))
    expect(left).toEqual({ cookies: '', stored: 0, isHovered: false })
    expect([...visit.waiting]).toEqual([])
    expect(complaints(visit)).toEqual([])
  })
})
