// Tests every widget on the narrowest phone in English with words 40 % longer: nothing is cut off, squeezed or wider than the screen.
import { expect, test } from 'vitest'
import { expectReadable } from '../support/readable.ts'
import { expectQuiet } from '../support/visit.ts'
import { eachWidget } from './each-widget.ts'
import { pseudo, pseudoWording } from './pseudo.ts'
import { untilOneOf } from './use-stage.ts'

/** The widgets tested so far, and those that showed one of our messages. */
const looked: string[] = []
const speaking: string[] = []

test('pseudo-localised texts are 40 % longer and keep their placeholders and tags', () => {
  expect(pseudo('Only {stock} left in <0>Basel</0>')).toBe('Önllÿÿ {stock} léfftt ïnn <0>Básééll</0>')
})

await eachWidget(({ name, mount, looking }) => {
  test('has room at 320 px for words 40 % longer', () =>
    looking(
      async (look) => {
        const messages = await pseudoWording(name)
        await look.open(mount(), { settings: { messages }, hasTags: true })
        await untilOneOf(look, ['ready'])
        await look.isIdle()
        const shown = await look.page.evaluate(() => document.querySelector<HTMLElement>('#subject')?.innerText ?? '')
        looked.push(name)
        if (Object.values(messages).some((text) => shown.includes(text))) speaking.push(name)
        await expectReadable(look.page)
        expectQuiet(look)
      },
      { width: 320, height: 800 },
    ))
})

test('most of them have such texts', () => {
  expect(speaking.length).toBeGreaterThanOrEqual(Math.floor(looked.length / 2))
})
