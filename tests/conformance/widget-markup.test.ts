// Tests every widget's markup: the host's stays without JavaScript, the server's is hydrated node by node, anything else is rendered afresh.
import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectQuiet, layoutShifts } from '../support/visit.ts'
import { eachWidget } from './each-widget.ts'
import { inTurn } from './in-turn.ts'
import { compareMarkup, interactive, markInteractive, markupOf } from './markup.ts'
import { flavour, isRepeat } from './stage.ts'
import { subject, untilOneOf } from './use-stage.ts'

const withFingerprint = (ssr: string, fingerprint: string) => ssr.split('.').with(2, fingerprint).join('.')

/** Valibot's names for the types of JSON Schema. */
const expectedWords: Record<string, string> = { array: 'Array', object: 'Object', integer: 'number' }

const expectedWord = (type: string, choices: readonly unknown[] | undefined) =>
  choices ? `(${choices.map((choice) => JSON.stringify(choice)).join(' | ')})` : (expectedWords[type] ?? type)

/** Whether a mount contains controls or text; runs in the page. */
const hasUse = (id: string) => document.querySelector(`#${id} :is(a[href], form, button, input, dt)`) !== null

/** Replaces the mount's content with that of the next template; runs in the page. */
function takeNext(): void {
  const template = document.querySelector('template')
  if (template) document.querySelector('#subject')?.replaceWith(template.content)
  template?.remove()
}

/** Files that come later are waited for; the calls are held back. */
const isFile = (request: Request) => request.resourceType() === 'script'

const nextWidths = inTurn([360, 1280])

await eachWidget(
  ({ name, about, isView, fixture, mount, rendered, looking }) => {
    if (!isRepeat) {
      test('reports each wrong option in full and still works', () =>
        looking(async (look) => {
          const wrong = Object.entries(about.options?.properties ?? {}).flatMap(([option, { type, enum: choices }]) =>
            type === undefined ? [] : [{ option, value: type === 'string' ? { a: 1 } : 'wrong', expected: expectedWord(type, choices) }],
          )
          // A mount for each case, side by side; none may keep another from rendering.
          await look.open(
            wrong.map(({ option, value }) => mount({ id: option }, { options: { ...fixture.options, [option]: value } })).join('') ||
              mount(),
          )
          for (const { option, value, expected } of wrong) {
            await untilOneOf(look, ['ready', 'failed'], option)
            const said = `option ${option} of div#${option}[data-touchline="${name}"] is ${JSON.stringify(value)}, expected ${expected}`
            await expect.poll(() => look.problems).toContainEqual(expect.stringContaining(said))
            await expect.poll(() => look.page.evaluate(hasUse, option)).toBe(true)
          }
        }))
    }

    if (!isView) {
      test("does not change the look of the host's HTML", () =>
        looking(async (look) => {
          await look.open()
          await untilOneOf(look, ['ready'])
          const looks = await look.page.evaluate((mounted) => {
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

    test.each(nextWidths())(
      "hydrates the server's markup at %i px: the same nodes, with the attributes of a fresh render, and nothing moves",
      (width) =>
        looking(
          async (look) => {
            const { page } = look
            const printed = rendered()
            await look.open(mount({ rendered: printed }), { isUnanswered: true, hasTags: true })
            await untilOneOf(look, ['ready'])
            await look.isIdle(isFile)
            const hydrated = await page.evaluate(markupOf, subject)
            expect(await page.evaluate(interactive, true), 'interactive elements that hydration kept').not.toEqual([])
            expect(await page.evaluate(interactive, false), 'interactive elements that hydration replaced').toEqual([])
            await look.letAnswer()
            await look.isIdle()
            expect(await layoutShifts(page)).toEqual([])

            // The state is used as before, but markup of another shape is not hydrated.
            const afresh = mount({ rendered: { ...printed, ssr: withFingerprint(printed.ssr, 'other') } })
            const without = mount({ rendered: { ...printed, html: printed.html.replace(/ (class|type)="[^"]*"/g, '') } })
            const html = printed.html.replace(/ class="([^"]*)"/, ' class="$1 tampered"')
            expect(html).not.toBe(printed.html)
            const others = [
              without,
              mount({ rendered: { ...printed, html } }),
              mount({ rendered: { ...printed, html: `tampered${printed.html}` } }),
            ]
            await look.open(`${afresh}${others.map((one) => `<template>${one}</template>`).join('')}`, { isUnanswered: true })
            await untilOneOf(look, ['ready'])
            await look.isIdle(isFile)
            const drawn = await page.evaluate(markupOf, subject)
            expect(await page.evaluate(interactive, true)).toEqual([])
            expect(compareMarkup(hydrated, drawn)).toEqual([])
            /** Returns the markup after the next template has replaced the mount's content. */
            const next = async () => {
              await page.evaluate(takeNext)
              await untilOneOf(look, ['ready'])
              return page.evaluate(markupOf, subject)
            }
            expect(
              (await next()).some((line) => line.includes(' class="')),
              'drawn afresh where a CMS took attributes away',
            ).toBe(true)
            expectQuiet(look)
            expect(compareMarkup(await next(), drawn), 'a seeded mismatch is seen').not.toEqual([])
            if (flavour === 'preact') return
            await next()
            await expect
              .poll(() => look.problems, { message: 'React speaks up where a text differs' })
              .toEqual([expect.stringContaining(`Touchline ${name} (render)`)])
          },
          { width, height: 800 },
        ),
    )
  },
  { starts: [markInteractive] },
)
