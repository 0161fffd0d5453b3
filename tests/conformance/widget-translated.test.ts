// Tests every widget on a page that the browser has translated: after each change it has the same texts as on an untranslated page.
import { afterAll, expect, test } from 'vitest'
import { isAll, isChangedWidget, isSoak } from '../support/scope.ts'
import { manners, translateTexts, type Manner } from '../support/translator.ts'
import { expectQuiet } from '../support/visit.ts'
import { Changing } from './call-answers.ts'
import { eachWidget, type Look } from './each-widget.ts'
import { inTurn } from './in-turn.ts'
import { untilOneOf, when } from './use-stage.ts'
import { mountHtml, readFixture } from './stage.ts'
import { amountsLeft, stayHere, textsOf, useNextControl } from './walk-controls.ts'

/** The number of controls to use in each widget. */
const controls = isSoak ? 12 : 4

/** A later answer of the host: the same data with other texts and other amounts. */
function later(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(later)
  if (typeof answer !== 'object' || answer === null || Object.getPrototypeOf(answer) !== Object.prototype) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string' && /^(name|title|label|text|message)$/.test(key)) return [key, `${value} later`]
      if (typeof value === 'number' && /price|total|value|qty|count|amount|balance/.test(key)) return [key, value + 1]
      return [key, later(value)]
    }),
  )
}

/** Shows the page again, as from the back/forward cache, and reloads the data that may have changed. */
async function showAgain(): Promise<void> {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  const api = await window.touchline?.ready
  await Promise.all([api?.cart.reload(), api?.session.reload()])
}

/** Widgets that change the texts of another widget, placed before it. */
const before: Readonly<Record<string, readonly string[]>> = {
  'product-list': ['facets', 'toolbar', 'active-facets'],
  'add-to-cart': ['product-options'],
  minicart: ['cart'],
  'wishlist-badge': ['wishlist'],
  'compare-badge': ['compare'],
}

let changes = 0
const nextManners = inTurn(manners)
const nextIsAsked = inTurn([true, false])

await eachWidget(
  ({ name, fixture, mount, looking }) => {
    /** The host marks its own texts itself. */
    const hosts = JSON.stringify(fixture).replaceAll(String.raw`\n`, ' ')
    /** The widget's texts after each step; with a manner, the page is translated before each step. */
    async function saidBy(look: Look, manner: Manner | null): Promise<[string, string[]][]> {
      const said: [string, string[]][] = []
      const others = await Promise.all((before[name] ?? []).map(async (other) => ({ other, own: await readFixture(other) })))
      const known = Object.assign({}, ...others.map(({ own }) => own.answers), fixture.answers)
      const answers = Object.fromEntries(Object.entries(known).map(([path, answer]) => [path, new Changing(answer)]))
      const mounts = others.map(({ other, own }) => mountHtml(other, own, { id: other, ...when('load') }))
      await look.open(mounts.join('') + mount(), { answers })
      for (const { other } of others) await untilOneOf(look, ['ready'], other)
      await untilOneOf(look, ['ready'])
      await look.isIdle()
      const step = async (act: () => Promise<string | null>) => {
        if (manner) await look.page.evaluate(translateTexts, { manner })
        await look.isIdle()
        const what = await act()
        await look.isIdle()
        // Words may be translated, and counts and dates with them, but no amount: `1.234,50` would become `1,234.50`.
        if (!manner) expect((await look.page.evaluate(amountsLeft)).filter((text) => !hosts.includes(text))).toEqual([])
        if (what !== null) said.push([what, await look.page.evaluate(textsOf)])
        return what !== null
      }
      await step(async () => 'as it comes')
      for (const answer of Object.values(answers)) answer.now = later(answer.now)
      await step(async () => look.page.evaluate(showAgain).then(() => 'other answers'))
      for (let turn = 0; turn < controls; turn++) if (!(await step(() => look.page.evaluate(useNextControl)))) break
      expectQuiet(look, [/Failed to load resource/])
      return said
    }

    test.each(nextManners())('has the same texts after each change of a translated page (%s)', async (manner) => {
      let plain: [string, string[]][] = []
      await looking(async (look) => void (plain = await saidBy(look, null)))
      changes += new Set(plain.map(([, texts]) => texts.join('\n'))).size - 1
      await looking(async (look) => expect(await saidBy(look, manner), name).toEqual(plain))
    })
  },
  // `npm test` asks every second widget, and those that changed.
  { isAsked: (name) => nextIsAsked().includes(true) || isAll || isChangedWidget(name), starts: [stayHere] },
)

afterAll(() => {
  console.log(`translated: ${changes} changes of what widgets say`)
  if (!process.env['WIDGET']) expect(changes).toBeGreaterThan(isAll ? 60 : 30)
})
