// Tests that points of both carriers are converted to one shape.
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { dhlPointAnswer, postnlPointAnswer } from '#tests/support/answers.ts'
import { DhlPoints, PostnlPoints } from './pickup-points.ts'

const closed: string[] = []

test('PostNL: address with its addition, distance, split days, and days that are missing', () => {
  expect(v.parse(PostnlPoints, [postnlPointAnswer()])).toEqual([
    {
      code: '171001',
      name: 'Corner shop',
      street: 'Damrak 1 a',
      postcode: '1012AB',
      city: 'Amsterdam',
      distance: 420,
      spot: { latitude: 52.37, longitude: 4.89 },
      hours: [['09:00–12:30', '13:30–18:00'], closed, closed, closed, closed, ['10:00–16:00'], closed],
    },
  ])
})

test('DHL: a repeated day is one day, in its order; there is no distance', () => {
  const [point] = v.parse(DhlPoints, [dhlPointAnswer()])
  expect(point).toMatchObject({ code: '8004-NL-1', street: 'Rokin 7', distance: null, spot: { latitude: 52.36 } })
  expect(point?.hours?.[0]).toEqual(['09:00–12:30', '13:30–18:00'])
})

test('unknown hours are null, not seven closed days', () => {
  expect(v.parse(PostnlPoints, [postnlPointAnswer({ OpeningHours: {} })])[0]?.hours).toBeNull()
  expect(v.parse(PostnlPoints, [postnlPointAnswer({ OpeningHours: { Monday: { string: 'round the clock' } } })])[0]?.hours).toBeNull()
  expect(v.parse(DhlPoints, [dhlPointAnswer({ openingTimes: null })])[0]?.hours).toBeNull()
})

test('a point without a code is not offered; a number as text is a number', () => {
  const text = postnlPointAnswer({ Distance: '55', Latitude: '52.1', Longitude: '' })
  expect(v.parse(PostnlPoints, [postnlPointAnswer({ LocationCode: null }), text])).toMatchObject([{ distance: 55 }])
})
