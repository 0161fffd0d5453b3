// Tests what is drawn on the back of a product: its picture, its texts as printed, and our own shirt where the host has none.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { LineBack, ProductBack } from '#shared/product/wire/back.ts'
import { backAnswer, lineBackAnswer } from '../examples.ts'
import { type ChosenPrint, shirtOf, shirtOfLine } from './shirt.ts'

const LETTERS = "A-Za-zÀ-ÖØ-öø-ÿ .'’-"
const chosen = (part: Partial<ChosenPrint> = {}): ChosenPrint => ({
  ...{ colourId: 12, colour: 'Red', colours: ['#cc0000'], isChosen: () => false },
  name: { text: 'Müller', characters: LETTERS },
  number: { text: '7', characters: '0-9' },
  ...part,
})
const read = (part: object = {}) => v.parse(ProductBack, backAnswer(part))
const blue = { option_id: 13, image: '/blue.webp', ink: '#000000' }

describe('the picture', () => {
  const back = read({ pictures: [...backAnswer().pictures, blue] })

  test('is that of the chosen colour, with its ink', () => {
    expect(shirtOf(back, chosen({ colourId: 13 })).picture).toMatchObject({ image: '/blue.webp', ink: '#000000', outline: null })
  })

  test('is the first while no colour is chosen, as on the page', () => {
    expect(shirtOf(back, chosen({ colourId: null, colour: '' })).picture?.image).toContain('red')
  })

  test('is one for every colour that has none of its own, if the host has such a one', () => {
    const plain = read({ pictures: [blue, { image: '/any.webp', ink: '#000000' }] })
    expect(shirtOf(plain, chosen({ colourId: 99 })).picture?.image).toBe('/any.webp')
  })

  test('of another colour is never shown: our own drawing in the colour that is known', () => {
    expect(shirtOf(back, chosen({ colourId: 99, colours: ['#00ff00'] }))).toMatchObject({ picture: null, colours: ['#00ff00'] })
  })
})

describe('a host without backs', () => {
  test('has our own shirt with name and number, in capitals', () => {
    expect(shirtOf(null, chosen())).toMatchObject({
      ...{ picture: null, font: null, numerals: null, crests: [] },
      name: { text: 'MÜLLER' },
      number: { text: '7' },
    })
  })
})

describe('what is printed', () => {
  test.each([
    ['  Zoë   K ', true, 'ZOË K'],
    ['Zoë', false, 'Zoë'],
    ['Groß', true, 'GROSS'],
    ['Ada 😀', true, 'ADA'],
    ['👩‍👩‍👧', true, ''],
    ['', true, ''],
  ])('of %j (capitals: %j) is %j', (text, uppercase, printed) => {
    expect(shirtOf(read({ uppercase }), chosen({ name: { text, characters: LETTERS } })).name?.text).toBe(printed)
  })

  test('has no text that the product has no option for, or the back no area', () => {
    expect(shirtOf(read(), chosen({ name: null })).name).toBeNull()
    expect(shirtOf(read({ number: null }), chosen()).number).toBeNull()
  })

  test('has the crest of the chosen option and no other', () => {
    expect(shirtOf(read(), chosen()).crests).toEqual([])
    const stitched = chosen({ isChosen: (option, choice) => option === 103 && choice === 10303 })
    expect(shirtOf(read(), stitched).crests).toMatchObject([{ label: 'crest on the left', area: { x: 0.4 } }])
  })
})

describe('a line', () => {
  test('looks as it did on the product’s page', () => {
    const onPage = shirtOf(read(), chosen({ isChosen: () => true }))
    const inCart = shirtOfLine(v.parse(LineBack, lineBackAnswer()))
    const { colours: _own, picture, crests, ...page } = onPage
    expect(inCart).toMatchObject({ ...page, picture: { image: picture?.image, ink: picture?.ink } })
    expect(inCart?.crests.map(({ label, image, area }) => ({ label, image, area }))).toEqual(
      crests.map(({ label, image, area }) => ({ label, image, area })),
    )
  })

  test('without a picture keeps the product’s own', () => {
    expect(shirtOfLine(v.parse(LineBack, lineBackAnswer({ pictures: [] })))).toBeNull()
    expect(shirtOfLine(null)).toBeNull()
  })
})
