// Tests the backs of printed products: one for each garment and colour, with areas inside it and numerals like those of its pictures.
import { expect, test } from 'vitest'
import { readProductBack } from '#shared/product/read-back.ts'
import { round } from '../pictures/drawing/path.ts'
import { pictureSvg } from '../pictures/picture-svg.ts'
import { parsePictureUrl } from '../pictures/picture-url.ts'
import { patternsOf, silhouettes, viewsOf } from '../pictures/picture-spec.ts'
import { printPlaceOf } from '../pictures/print-place.ts'
import { printedBack } from './printed-back.ts'

const palette = { main: '#c8102e', second: '#ffffff', accent: '#14213d' }
const printable = ['football-shirt', 'goalkeeper-jersey', 'basketball-vest', 'rugby-jersey', 'hockey-polo', 'volleyball-shirt'] as const

test.each(printable)('a %s has a back in every pattern and colour, without a print of its own', (silhouette) => {
  for (const pattern of patternsOf(silhouette)) {
    const picture = { silhouette, pattern, seed: 7, number: '10', colours: [{ code: 'red', palette }] }
    const back = printedBack(picture, 'red')
    const spec = parsePictureUrl(back?.picture.image ?? '')?.spec
    expect(spec).toMatchObject({ silhouette, pattern, view: 'back', colours: palette })
    expect([spec?.number, spec?.name]).toEqual([undefined, undefined])
    expect(readProductBack({ ...back?.print, pictures: [back?.picture] })).toMatchObject({
      uppercase: true,
      font: { family: 'Archivo' },
      pictures: [{ ratio: 1, ink: expect.stringMatching(/^#[\da-f]{6}$/) }],
    })
  }
})

test('name and number stand below each other on the cloth', () => {
  for (const silhouette of printable) {
    const place = printPlaceOf({ silhouette, pattern: 'plain', colours: palette, view: 'back', seed: 1 })
    if (!place) throw new Error(`${silhouette} has no print`)
    expect(place.crest.y + place.crest.height, silhouette).toBeLessThanOrEqual(place.name.y + 0.005)
    expect(place.name.y + place.name.height, silhouette).toBeLessThan(place.number.y)
    expect(place.number.y + place.number.height, silhouette).toBeLessThan(0.85)
  }
})

test('the numerals are those that the product’s own pictures have', () => {
  const picture = { silhouette: 'football-shirt', pattern: 'plain', seed: 7, colours: [{ code: 'red', palette }] } as const
  const glyphs = printedBack({ ...picture, colours: [...picture.colours] }, 'red', '7')?.print.numerals.glyphs
  const drawn = pictureSvg({ ...picture, colours: palette, view: 'back', number: '7' })
  // The picture's digit is the same path at another size: 240 units high instead of 7.5.
  const scaled = (glyphs?.['7']?.path ?? '').replace(/[\d.]+/g, (length) => String(round(Number(length) * 32)))
  expect(Object.keys(glyphs ?? {})).toEqual(['7'])
  expect(drawn).toContain(scaled)
})

test('what has no back to print on has none', () => {
  for (const silhouette of [...silhouettes.balls, ...silhouettes.shoes, 'team-kit', 'cap'] as const) {
    const [pattern = 'plain'] = patternsOf(silhouette)
    if (viewsOf(silhouette).includes('back'))
      expect(printedBack({ silhouette, pattern, seed: 1, colours: [{ code: 'red', palette }] }, null), silhouette).toBeNull()
  }
})
