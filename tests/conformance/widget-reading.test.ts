// Tests every widget as people see it: in four languages, without layout shifts, and with axe and room for text in every state.
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Scene } from '#widgets/fixture.ts'
import { seededRandom } from '../support/random.ts'
import { expectReachable, lowWindows } from '../support/reachable.ts'
import { expectReadable } from '../support/readable.ts'
import { expectAccessible, expectQuiet, layoutShifts } from '../support/visit.ts'
import { eachWidget, type Look } from './each-widget.ts'
import { ofTurn } from './in-turn.ts'
import { isRepeat, readCatalogue, type Language } from './stage.ts'
import { subject, untilOneOf } from './use-stage.ts'
import { isAll, isChangedWidget, isSoak } from '../support/scope.ts'

const languages: readonly Language[] = ['en', 'nl', 'de', 'sv']
const widths = [320, 768, 1280] as const
const pairs = languages.flatMap((language) => widths.map((width) => ({ language, width })))

/** Every scene with every pair in a soak run; otherwise each scene with one pair, so that all scenes together cover every pair. */
const seed = Number(process.env['SEED'] ?? 1)
const random = seededRandom(seed)
const shuffled = pairs.map((pair) => ({ pair, at: random() })).toSorted((one, other) => one.at - other.at)
let turn = 0
let total = 0
const pairsOfScene = () => {
  total += pairs.length
  return isSoak ? pairs : [shuffled[turn++ % pairs.length]?.pair ?? { language: 'en' as const, width: 320 as const }]
}

const word = isRepeat ? 'drawn' : 'accessible, readable and within reach'

/** Waits until one of these is visible; in the page, since most states need no selector engine of Playwright (see `untilOneOf`). */
const untilSeen = ({ page }: Look, selector: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const late = performance.now() + 30_000
        const isSeen = (element: Element) => {
          const { width, height } = element.getBoundingClientRect()
          return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
        }
        const look = () => {
          if ([...document.querySelectorAll(wanted)].some(isSeen)) resolve()
          else if (performance.now() > late) reject(new Error(`${wanted} is not seen after 30 s`))
          else requestAnimationFrame(look)
        }
        look()
      }),
    selector,
  )

/** After a failed read the host's own HTML stays, so the widget's message is tested in an empty mount. */
const fails = ({ answers = {} }: Scene) => Object.values(answers).some((answer) => typeof answer === 'number' || typeof answer === 'string')

/** This comes last, since focus may open something: in one low window in turn, in all of them in a soak run. */
async function expectReachableIn(page: Page): Promise<void> {
  for (const size of isSoak ? lowWindows : [lowWindows[turn % lowWindows.length] ?? lowWindows[0]]) {
    await page.setViewportSize(size)
    await expectReachable(page)
  }
}

let widgetsSeen = 0

await eachWidget(({ name, isView, fixture, mount, rendered, looking }) => {
  test.each(isRepeat ? [] : (['nl', 'de', 'sv'] as const))('speaks %s', async (language) => {
    const [source, translated] = await Promise.all([readCatalogue(name, 'en'), readCatalogue(name, language)])
    expect([...translated.keys()].toSorted()).toEqual([...source.keys()].toSorted())
    const same = [...source].filter(([id, text]) => translated.get(id) === text && /[a-z]{3}/i.test(text)).map(([, text]) => text)
    expect(same).toEqual(fixture.sameTexts?.[language] ?? [])
  })

  // `npm test` tests the first state of each widget and one in turn, and every state of a changed widget; a whole run tests every state of all.
  // Another flavour renders them with the same code, so it tests one state of each widget, also the first if all is run, all in a soak run.
  const plain: Scene = { shows: subject }
  const states = Object.entries<Scene>({ 'as it comes': plain, ...fixture.scenes })
  const ofThisTurn = ofTurn(states, widgetsSeen++)
  const isFirst = (index: number) => index === 0 && (isAll || !isRepeat)
  const isEvery = !isRepeat && (isAll || isChangedWidget(name))
  const scenes = states.filter((state, index) => isEvery || isFirst(index) || ofThisTurn.includes(state))
  describe.each(scenes)('%s', (_scene, scene) => {
    const { answers, options, printed, state, cookies = {}, opener, press = [], shows } = scene
    const isPrinted = printed !== undefined || state !== undefined
    const what = scene === plain ? `takes the place of the host's HTML without a jump, and is ${word}` : `is ${word}`
    test.each(pairsOfScene())(`${what} in $language at $width px`, ({ language, width }) =>
      looking(
        async (look) => {
          const { page } = look
          if (Object.keys(cookies).length > 0)
            await look.context.addCookies(
              Object.entries(cookies).map(([cookie, value]) => ({
                name: cookie,
                value: encodeURIComponent(value),
                url: 'http://localhost',
              })),
            )
          const body = mount(
            isPrinted ? { rendered: rendered(language, { ...(printed && { printed }), ...(state && { state }) }, options) } : {},
            { ...(options && { options }), ...(isView && fails(scene) && { fallback: '' }) },
          )
          await look.open(body, { language, ...(answers ? { answers } : {}), isUnanswered: isPrinted, hasTags: scene === plain })
          await untilOneOf(look, ['ready'])
          if (scene === plain) {
            await look.isIdle()
            expect(await layoutShifts(page)).toEqual([])
          }
          if (opener && (await page.locator(opener).isVisible())) await page.locator(opener).click()
          for (const selector of press) await page.locator(selector).first().click({ force: true })
          await untilSeen(look, shows)
          if (!isRepeat) {
            await expectAccessible(page)
            await expectReadable(page)
          }
          expectQuiet(look, answers ? [/Failed to load resource/] : [])
          if (!isRepeat) await expectReachableIn(page)
        },
        { width, height: 800 },
      ),
    )
  })
})

afterAll(() =>
  console.log(`axe: ${isSoak ? total : turn} of ${total} pairs of state, language and width${isSoak ? '' : `, by seed ${seed}`}`),
)
