// Every widget on the narrowest phone in English words made 40 % longer: nothing is cut, squeezed or sideways.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { borrowBrowser, returnBrowser } from '../support/browser.ts'
import { expectReadable } from '../support/readable.ts'
import { watchIdle } from '../support/idle.ts'
import { openVisit, type Visit } from '../support/visit.ts'
import { pseudo, pseudoWording } from './pseudo.ts'
import { answerCalls, isRepeat, mountHtml, readFixture, readManifest, stage } from './stage.ts'
import { subject, until, when } from './use-stage.ts'

const { widgets } = await readManifest()
const names = isRepeat ? [] : process.env['WIDGET'] ? [process.env['WIDGET']] : Object.keys(widgets)
const origin = inject('origin')
let browser: Browser | null = null
// One page for all: a profile for each would cost more than what is looked at.
let visit: Visit | null = null
/** Widgets that said something of ours. */
const speaking: string[] = []

beforeAll(async () => {
  browser = await borrowBrowser()
  visit = await openVisit(browser, { viewport: { width: 320, height: 800 } })
})
afterAll(async () => {
  await visit?.close()
  await returnBrowser(browser)
})

test('pseudo-localised texts are 40 % longer and keep their placeholders and tags', () => {
  expect(pseudo('Only {stock} left in <0>Basel</0>')).toBe('Önllÿÿ {stock} léfftt ïnn <0>Básééll</0>')
})

test.each(names)('%s has room at 320 px for words two fifths longer', async (name) => {
  if (!visit) throw new Error('There is no page')
  const { page } = visit
  await page.unrouteAll()
  const fixture = await readFixture(name)
  const messages = await pseudoWording(name)
  const isIdle = watchIdle(page)
  await answerCalls(page, origin, fixture.answers ?? {})
  const body = mountHtml(name, fixture, when('load'))
  await page.goto(
    await stage(page, origin, 'en', body, { settings: { messages }, search: fixture.search ?? '', widget: name, hasTags: true }),
  )
  await until(visit, 'ready')
  await isIdle()
  await page.locator(subject).first().waitFor({ state: 'attached' })
  const shown = await page.locator(subject).innerText()
  if (Object.values(messages).some((text) => shown.includes(text))) speaking.push(name)
  await expectReadable(page)
})

test('what was looked at was said in those words', () => {
  expect(speaking.length).toBeGreaterThanOrEqual(Math.floor(names.length / 2))
})
