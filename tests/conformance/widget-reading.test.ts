// Every widget as people meet it: four languages, nothing that jumps, and axe and room for words in every state it can be in.
import { afterAll, describe, expect, test } from 'vitest'
import type { Scene } from '#widgets/fixture.ts'
import { seededRandom } from '../support/random.ts'
import { expectReadable } from '../support/readable.ts'
import { watchIdle } from '../support/idle.ts'
import { expectAccessible, expectQuiet, layoutShifts } from '../support/visit.ts'
import { eachWidget } from './each-widget.ts'
import { inTurn, ofTurn } from './in-turn.ts'
import { isRepeat, readCatalogue, type Language } from './stage.ts'
import { subject, until } from './use-stage.ts'
import { isSoak } from '../support/scope.ts'

const languages: readonly Language[] = ['en', 'nl', 'de', 'sv']
const widths = [320, 768, 1280] as const
const pairs = languages.flatMap((language) => widths.map((width) => ({ language, width })))

/** Every scene in every pair in a soak run; else each scene in one, so that together they meet every pair. */
const seed = Number(process.env['SEED'] ?? 1)
const random = seededRandom(seed)
const shuffled = pairs.map((pair) => ({ pair, at: random() })).toSorted((one, other) => one.at - other.at)
let turn = 0
let total = 0
const pairsOfScene = () => {
  total += pairs.length
  return isSoak ? pairs : [shuffled[turn++ % pairs.length]?.pair ?? { language: 'en' as const, width: 320 as const }]
}

const nextWidths = inTurn([360, 1280])
let widgetsSeen = 0

await eachWidget(({ name, isView, fixture, mount, rendered, open, visiting }) => {
  test.each(isRepeat ? [] : (['nl', 'de', 'sv'] as const))('speaks %s', async (language) => {
    const [source, translated] = await Promise.all([readCatalogue(name, 'en'), readCatalogue(name, language)])
    expect([...translated.keys()].toSorted()).toEqual([...source.keys()].toSorted())
    const same = [...source].filter(([id, text]) => translated.get(id) === text && /[a-z]{3}/i.test(text)).map(([, text]) => text)
    expect(same).toEqual(fixture.sameTexts?.[language] ?? [])
  })

  test.each(nextWidths())("nothing jumps at %i px, neither over the host's HTML nor over the server's", (width) =>
    visiting(
      async (visit) => {
        const isIdle = watchIdle(visit.page)
        const bodies = isView ? [mount(), mount({ rendered: rendered() })] : [mount()]
        for (const body of bodies) {
          await open(visit, body, { hasTags: true })
          await until(visit, 'ready')
          await isIdle()
          expect(await layoutShifts(visit.page)).toEqual([])
        }
        expectQuiet(visit)
      },
      { viewport: { width, height: 800 } },
    ),
  )

  // Another flavour draws the same states with the same code: one of each widget is tried with it, and all in a soak run.
  const states = Object.entries<Scene>({ 'as it comes': { shows: subject }, ...fixture.scenes })
  const scenes = isRepeat ? ofTurn(states, widgetsSeen++) : states
  describe.each(scenes)('%s', (_scene, { answers, options, printed, state, cookies = {}, opener, press = [], shows }) => {
    const isPrinted = printed !== undefined || state !== undefined
    test.each(pairsOfScene())(`is ${isRepeat ? 'drawn' : 'accessible and readable'} in $language at $width px`, ({ language, width }) =>
      visiting(
        async (visit) => {
          await visit.context.addCookies(
            Object.entries(cookies).map(([cookie, value]) => ({ name: cookie, value: encodeURIComponent(value), url: 'http://localhost' })),
          )
          const body = mount(
            isPrinted ? { rendered: rendered(language, { ...(printed && { printed }), ...(state && { state }) }, options) } : {},
            options ? { options } : {},
          )
          await open(visit, body, { language, ...(answers ? { answers } : {}), isUnanswered: isPrinted })
          await until(visit, 'ready')
          if (opener && (await visit.page.locator(opener).isVisible())) await visit.page.locator(opener).click()
          for (const selector of press) await visit.page.locator(selector).first().click({ force: true })
          await visit.page.locator(shows).first().waitFor()
          if (!isRepeat) {
            await expectAccessible(visit.page)
            await expectReadable(visit.page)
          }
          expectQuiet(visit, answers ? [/Failed to load resource/] : [])
        },
        { viewport: { width, height: 800 } },
      ),
    )
  })
})

afterAll(() =>
  console.log(`axe: ${isSoak ? total : turn} of ${total} pairs of state, language and width${isSoak ? '' : `, by seed ${seed}`}`),
)
