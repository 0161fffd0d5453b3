// Every widget's markup: the host's stays without JavaScript, the server's is hydrated node by node, anything else is drawn afresh.
import { expect, test } from 'vitest'
import { expectQuiet, type Visit } from '../support/visit.ts'
import { eachWidget } from './each-widget.ts'
import { compareMarkup, interactive, markInteractive, markupOf } from './markup.ts'
import { flavour, isRepeat, type MountExtras } from './stage.ts'
import { subject, until } from './use-stage.ts'

const withFingerprint = (ssr: string, fingerprint: string) => ssr.split('.').with(2, fingerprint).join('.')

/** What valibot calls the types of JSON Schema. */
const expectedWords: Record<string, string> = { array: 'Array', object: 'Object', integer: 'number' }

const expectedWord = (type: string, choices: readonly unknown[] | undefined) =>
  choices ? `(${choices.map((choice) => JSON.stringify(choice)).join(' | ')})` : (expectedWords[type] ?? type)

await eachWidget(({ name, about, isView, fixture, mount, rendered, open, visiting }) => {
  if (!isRepeat) {
    test('names each wrong option in full and stays up', () =>
      visiting(async (visit) => {
        const wrong = Object.entries(about.options?.properties ?? {}).flatMap(([option, { type, enum: choices }]) =>
          type === undefined ? [] : [{ option, value: type === 'string' ? 5 : 'wrong', expected: expectedWord(type, choices) }],
        )
        // A mount for each, beside each other: none keeps another from its words.
        await open(
          visit,
          wrong.map(({ option, value }) => mount({ id: option }, { options: { ...fixture.options, [option]: value } })).join('') || mount(),
        )
        for (const { option, value, expected } of wrong) {
          const itself = visit.page.locator(`#${option}`)
          await visit.page.waitForSelector(`#${option}:is([data-touchline-status="ready"],[data-touchline-status="failed"])`, {
            state: 'attached',
          })
          const said = `option ${option} of div#${option}[data-touchline="${name}"] is ${JSON.stringify(value)}, expected ${expected}`
          await expect.poll(() => visit.problems).toContainEqual(expect.stringContaining(said))
          await itself.locator(':is(a[href], form, button, input, dt)').first().waitFor({ state: 'attached' })
        }
      }))
  }

  if (!isView) {
    test("leaves the look of the host's HTML alone", () =>
      visiting(async (visit) => {
        await open(visit)
        await until(visit, 'ready')
        const looks = await visit.page.evaluate((mounted) => {
          const lookOf = (element: Element | null) => {
            const { color, fontFamily, fontSize, lineHeight, textAlign } = getComputedStyle(element ?? document.body)
            return { color, fontFamily, fontSize, lineHeight, textAlign }
          }
          return [lookOf(document.querySelector(mounted)), lookOf(document.body)]
        }, subject)
        expect(looks[0]).toEqual(looks[1])
      }))
    return
  }

  /** Opens what the server printed and answers the markup that stands once the widget is ready. */
  async function markupFrom(visit: Visit, printed: MountExtras['rendered']): Promise<string[]> {
    await open(visit, mount({ rendered: printed }), { isUnanswered: true })
    await until(visit, 'ready')
    return visit.page.evaluate(markupOf, subject)
  }

  test("hydrates the server's markup: the same nodes, with the attributes of a fresh render; and a seeded mismatch is seen", () =>
    visiting(async (visit) => {
      const printed = rendered()
      await visit.page.addInitScript(markInteractive)
      const hydrated = await markupFrom(visit, printed)
      expect(await visit.page.evaluate(interactive, true), 'interactive elements that hydration kept').not.toEqual([])
      expect(await visit.page.evaluate(interactive, false), 'interactive elements that hydration replaced').toEqual([])
      // The state counts as before, but markup of another shape is not hydrated.
      const drawn = await markupFrom(visit, { ...printed, ssr: withFingerprint(printed.ssr, 'other') })
      expect(await visit.page.evaluate(interactive, true)).toEqual([])
      expect(compareMarkup(hydrated, drawn)).toEqual([])
      expectQuiet(visit)
      const html = printed.html.replace(/ class="([^"]*)"/, ' class="$1 tampered"')
      expect(html).not.toBe(printed.html)
      expect(compareMarkup(await markupFrom(visit, { ...printed, html }), drawn)).not.toEqual([])
    }))

  if (flavour === 'react')
    test('React speaks up where a text differs', () =>
      visiting(async (visit) => {
        const printed = rendered()
        await markupFrom(visit, { ...printed, html: `tampered${printed.html}` })
        await expect.poll(() => visit.problems).toEqual([expect.stringContaining(`Touchline ${name} (render)`)])
      }))

  test('draws afresh where a CMS took attributes away', () =>
    visiting(async (visit) => {
      const printed = rendered()
      await open(visit, mount({ rendered: { ...printed, html: printed.html.replace(/ (class|type)="[^"]*"/g, '') } }))
      await until(visit, 'ready')
      expect(await visit.page.locator(`${subject} [class]`).count()).toBeGreaterThan(0)
      expectQuiet(visit)
    }))
})
