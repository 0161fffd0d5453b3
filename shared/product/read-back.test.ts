// Tests that the back of a product is read tolerantly: what decorates costs only itself, what would be wrong leaves our own drawing.
import { describe, expect, test } from 'vitest'
import { onAny } from '#shared/events/bus.ts'
import { isWebUrl } from '#shared/wire/parts.ts'
import { pathsOf, replaced, wrongValues } from '#tests/support/mutate.ts'
import { backAnswer, lineBackAnswer } from './examples.ts'
import { readLineBack, readProductBack } from './read-back.ts'
import { shirtOf, shirtOfLine } from './rules/shirt.ts'

const chosen = {
  ...{ colourId: 12, colour: 'Red', colours: ['#cc0000'] },
  name: { text: 'Müller', characters: null },
  number: { text: '7', characters: '0-9' },
  isChosen: () => true,
}
const mutations = (answer: object) =>
  pathsOf(answer).flatMap((path) => wrongValues.map(([how, value]) => ({ at: path.join('.'), how, facts: replaced(answer, path, value) })))

describe('a back', () => {
  test('is read with its pictures, areas, font, numerals and crests', () => {
    expect(readProductBack(backAnswer())).toMatchObject({
      uppercase: true,
      font: { family: 'Club', weight: 800 },
      name: { x: 0.35, curve: 0.01 },
      number: { width: 0.33, curve: 0 },
      pictures: [{ optionId: 12, ratio: 1, ink: '#ffffff' }],
      crests: [{ optionId: 103, choiceId: 10303, label: 'crest on the left' }],
    })
  })

  test('is the same object for the same answer, so that nothing is drawn twice', () => {
    const facts = backAnswer()
    expect(readProductBack(facts)).toBe(readProductBack(facts))
    expect(readProductBack(null)).toBeNull()
  })

  test('without font and numerals is printed in the page’s font', () => {
    const facts = backAnswer({
      font: { family: "x'; }", url: 'javascript:alert(1)' },
      numerals: { height: 8, glyphs: { '1': { path: 'url(x)', width: 1 } } },
    })
    expect(readProductBack(facts)).toMatchObject({ font: null, numerals: null, pictures: [{ optionId: 12 }] })
  })

  test('with an area that cannot be read is no back, and the console names the place', async () => {
    const told: unknown[] = []
    const stop = onAny((name, detail) => void told.push([name, detail]))
    expect(readProductBack(backAnswer({ name: { x: 4, y: 0.2, width: 0.3, height: 0.1 } }))).toBeNull()
    await expect.poll(() => JSON.stringify(told)).toContain('error')
    stop()
  })

  test('has no crest or picture of another site’s making', () => {
    const facts = backAnswer({ pictures: [{ image: 'javascript:alert(1)', ink: '#fff' }], crests: [{ option_id: 1 }] })
    expect(readProductBack(facts)).toMatchObject({ pictures: [], crests: [] })
  })
})

test('whatever is wrong in it, there is a shirt with name and number, or our own', () => {
  for (const { at, how, facts } of mutations(backAnswer())) {
    const back = readProductBack(typeof facts === 'object' && facts !== null ? { ...facts } : null)
    const shirt = shirtOf(back, chosen)
    if (!shirt.picture) expect([shirt.name?.text, shirt.number?.text], `${at} ${how}`).toEqual(['MÜLLER', '7'])
    for (const print of [shirt.name, shirt.number]) {
      if (!print) continue
      const { x, y, width, height } = print.area
      for (const share of [x, y, width, height]) expect(share >= 0 && share <= 1, `${at} ${how}`).toBe(true)
    }
    expect(shirt.picture?.ratio ?? 1, `${at} ${how}`).toSatisfy((ratio: number) => ratio > 0 && Number.isFinite(ratio))
  }
})

test('whatever is wrong in a line’s, it is drawn or the product’s picture stays', () => {
  for (const { at, how, facts } of mutations(lineBackAnswer())) {
    const shirt = shirtOfLine(readLineBack(typeof facts === 'object' && facts !== null ? { ...facts } : null))
    if (shirt) expect(isWebUrl(shirt.picture?.image ?? ''), `${at} ${how}`).toBe(true)
  }
})
