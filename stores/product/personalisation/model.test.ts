// A product with personalisation: problems, price and request, for the product itself and for the parts of a bundle.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'
import { Product } from '#shared/product/wire/product.ts'
import { productItem, groupAnswer, stringingAnswer, configuration } from '#stores/testing/kinds.ts'
import { productAnswer } from '#tests/support/answers.ts'
import { personalisation } from './model.ts'
import { groupViews } from './view.ts'
import { emptyRoster } from '#stores/product/team-roster/state.ts'

const shirt = (part: object = {}) => v.parse(Product, productAnswer({ product_id: 9, personalisation: [groupAnswer()], ...part }))
const own = productItem({ productId: 9 })
const derive = (state: Record<string, string>, product = shirt(), items = [own]) =>
  personalisation.derive(product, configuration({ personalisation: state }), items)

describe('what is put on a product', () => {
  test('is nothing until something is written', () => {
    const makings = [{ state: 'open', hasNoReturn: true, delivery: { days: 5, isMade: true, date: null } }]
    expect(derive({})).toEqual({ problems: [], surcharge: 0, makings, quantity: null, total: null, payload: {} })
  })

  test('has the price of its options, and is sent by group', () => {
    expect(derive({ '9.101': ' Zoë ', '9.102': '7', '9.103': '10301' })).toMatchObject({
      surcharge: 16,
      payload: {
        personalisation: [
          {
            groupId: 1,
            productId: 9,
            options: [
              { optionId: 101, value: 'Zoë' },
              { optionId: 102, value: '7' },
              { optionId: 103, value: 10301 },
            ],
          },
        ],
      },
    })
  })

  test('reports each fault at its field', () => {
    expect(derive({ '9.101': 'X'.repeat(500), '9.102': '😀' }).problems).toEqual([
      { field: 'personalisation.9.101', code: 'personalisation.too-long', values: { count: 12 } },
      { field: 'personalisation.9.102', code: 'personalisation.characters', values: { characters: '😀' } },
    ])
  })

  test('ignores values of another product, or of an option that no longer applies', () => {
    expect(derive({ '8.101': 'Zoë', '9.999': 'x' })).toMatchObject({ surcharge: 0, payload: {} })
  })

  test('is restored from a cart line', () => {
    const request = { sku: 'A', quantity: 1, choices: [], bundle: [], players: [] }
    const line = { ...request, personalisation: [{ groupId: 3, productId: 9, options: [{ optionId: 302, value: 24.5 }] }] }
    expect(personalisation.restore(shirt(), line)).toEqual({ personalisation: { '9.302': '24.5' } })
  })
})

describe('parts of a bundle', () => {
  const racket = v.parse(PersonalisationGroup, stringingAnswer())
  const bundle = shirt({ product_id: 6, product_type: 'bundle', personalisation: [] })
  const part = productItem({ productId: 31, name: 'Tour 98', quantity: 2, optionId: 1, selectionId: 11, personalisation: [racket] })

  test('are personalised separately, with each of their pieces', () => {
    const strung = derive({ '31.301': '30102', '31.302': '24,5' }, bundle, [part])
    expect(strung).toMatchObject({ problems: [], surcharge: 44 })
    expect(strung.payload.personalisation?.[0]).toMatchObject({ productId: 31, options: [{ value: 30102 }, { value: 24.5 }] })
  })

  test('that are unpicked lose their prints', () => {
    expect(derive({ '31.301': '30102', '31.302': '24' }, bundle, [])).toMatchObject({ problems: [], surcharge: 0, payload: {} })
  })
})

describe('as it is drawn', () => {
  const draw = (personalisationState: Record<string, string>, part: object = {}) =>
    groupViews(
      shirt({ personalisation: [groupAnswer(), stringingAnswer()] }),
      {
        ...configuration({ personalisation: personalisationState }),
        product: { state: 'idle' },
        isAsked: false,
        refusals: {},
        lineId: null,
        ...part,
      },
      [own],
    )

  test('missing values are reported after the button was pressed, invalid ones at once', () => {
    const faults = (part: object) =>
      draw({ '9.102': 'x', '9.301': '30102' }, part).flatMap(({ options }) =>
        options.map(({ fault }) => fault && 'code' in fault && fault.code),
      )
    expect(faults({})).toEqual([null, 'personalisation.characters', null, null, null])
    expect(faults({ isAsked: true })).toEqual([null, 'personalisation.characters', null, null, 'personalisation.text-missing'])
  })

  test('the server’s message comes first', () => {
    expect(draw({}, { refusals: { 'personalisation.9.101': ['Not this name'] } })[0]?.options[0]?.fault).toEqual({ words: 'Not this name' })
  })

  test('only products made to order take longer: unstrung ones do not', () => {
    expect(draw({ '9.301': '30101' }).map(({ isMade }) => isMade)).toEqual([false, false])
    expect(draw({ '9.301': '30102' }).map(({ isMade }) => isMade)).toEqual([false, true])
  })

  test('a team’s own names and numbers are not part of it', () => {
    const team = shirt({ team_wear: { by_line: false, min_players: 1, max_players: 30, name_option_id: 101, number_option_id: 102 } })
    const state = {
      ...configuration({ roster: emptyRoster }),
      product: { state: 'idle' } as const,
      isAsked: false,
      refusals: {},
      lineId: null,
    }
    expect(groupViews(team, state, [])[0]?.options.map(({ option }) => option.id)).toEqual([103])
  })
})
