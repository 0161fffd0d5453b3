// Tests that an address and a spec convert to each other without loss, and that any other address is rejected.
import { describe, expect, it } from 'vitest'
import { departments, patternsOf, silhouettes, viewsOf } from './picture-spec.ts'
import type { PictureSpec } from './picture-spec.ts'
import {
  mediaFolder,
  parseMediaUrl,
  parsePictureUrl,
  parseSceneUrl,
  pictureSrcset,
  pictureUrl,
  pictureWidths,
  sceneUrl,
} from './picture-url.ts'
import { sceneColours, sceneNames, sceneShapes } from './scene-spec.ts'

const spec: PictureSpec = {
  silhouette: 'football-shirt',
  pattern: 'stripes',
  colours: { main: '#c8102e', second: '#ffffff', accent: '#111111' },
  view: 'back',
  seed: 7,
  number: '10',
  name: 'JANSEN',
}
const address = `${mediaFolder}football-shirt_stripes_c8102e-ffffff-111111_back_s7_n10_tJANSEN_640.webp`

describe('The address of a picture', () => {
  it('says the whole spec', () => {
    expect(pictureUrl(spec, 640)).toBe(address)
    expect(parsePictureUrl(address)).toEqual({ kind: 'picture', spec, width: 640, format: 'webp' })
  })

  it('comes back as it went for every silhouette, pattern, view and width', () => {
    for (const department of departments) {
      for (const silhouette of silhouettes[department]) {
        for (const pattern of patternsOf(silhouette)) {
          for (const view of viewsOf(silhouette)) {
            const one: PictureSpec = { silhouette, pattern, colours: spec.colours, view, seed: 99_999 }
            for (const width of pictureWidths)
              expect(parsePictureUrl(pictureUrl(one, width, 'avif'))).toEqual({ kind: 'picture', spec: one, width, format: 'avif' })
          }
        }
      }
    }
  })

  it.each(["O'Neil", 'Åström', 'Van der Berg', 'Müller-Weiß', 'J. Çelik', 'Ñandú 2'])('carries the name %s in plain ASCII', (name) => {
    const url = pictureUrl({ ...spec, name }, 320)
    expect(url).toMatch(/^[\x21-\x7e]+$/)
    expect(url).not.toContain('%')
    expect(parsePictureUrl(url)?.spec.name).toBe(name)
  })

  it('carries the other products of a picture, and only where it can have some', () => {
    const others = [
      { silhouette: 'team-shorts', pattern: 'plain', colours: spec.colours, seed: 12, number: '7' },
      { silhouette: 'team-socks', pattern: 'hoops', colours: spec.colours, seed: 13 },
    ] as const
    const { name: _none, ...shirt } = spec
    const whole: PictureSpec = { ...shirt, view: 'together', others }
    expect(parsePictureUrl(pictureUrl(whole, 640))?.spec).toEqual(whole)
    const worn: PictureSpec = { ...whole, silhouette: 'team-kit', view: 'use' }
    expect(parsePictureUrl(pictureUrl(worn, 640))?.spec).toEqual(worn)
    const wrong: PictureSpec[] = [
      { ...whole, view: 'front' },
      { ...shirt, view: 'together' },
      { ...whole, others: [...others, ...others] },
    ]
    for (const one of wrong) expect(parsePictureUrl(pictureUrl(one, 640))).toBeNull()
  })

  it('carries a transparent ground', () => {
    expect(parsePictureUrl(pictureUrl({ ...spec, backdrop: 'none' }, 320, 'png'))?.spec.backdrop).toBe('none')
  })

  it.each([
    ['an unknown silhouette', address.replace('football-shirt', 'trench-coat')],
    ['a pattern of another department', address.replace('stripes', 'carbon')],
    ['a view the silhouette has not', address.replace('_back_', '_side_')],
    ['an unknown width', address.replace('640', '641')],
    ['an unknown format', address.replace('.webp', '.gif')],
    ['capital hex', address.replace('c8102e', 'C8102E')],
    ['two colours only', address.replace('-111111', '')],
    ['a seed with a leading zero', address.replace('_s7_', '_s07_')],
    ['a seed too high', address.replace('_s7_', '_s100000_')],
    ['a number of four digits', address.replace('_n10_', '_n1010_')],
    ['a number twice', address.replace('_n10_', '_n10_n11_')],
    ['a name before the number', address.replace('_n10_tJANSEN_', '_tJANSEN_n10_')],
    ['a name too long', address.replace('JANSEN', 'A'.repeat(15))],
    ['markup in a name', address.replace('JANSEN', '~3c.script~3e.')],
    ['an escape for a letter that needs none', address.replace('JANSEN', '~4a.ANSEN')],
    ['a code point beyond Unicode', address.replace('JANSEN', '~fffff.')],
    ['an unknown extra', address.replace('_640', '_x1_640')],
    ['a way out of the folder', `${mediaFolder}../${address.slice(mediaFolder.length)}`],
    ['something behind', `${address}?x=1`],
    ['another folder', address.replace('/media/', '/static/')],
    ['an older drawing', address.replace(mediaFolder, '/media/older/')],
    ['nothing', ''],
  ])('is refused with %s', (_, path) => {
    expect(parsePictureUrl(path)).toBeNull()
  })

  it('makes a srcset of every width up to the largest wanted', () => {
    const entries = pictureSrcset(spec, 480).split(', ')
    expect(entries).toHaveLength(4)
    expect(entries[0]).toBe(`${pictureUrl(spec, 80)} 80w`)
    expect(entries.at(-1)).toBe(`${pictureUrl(spec, 480)} 480w`)
  })
})

describe('The address of a scene', () => {
  it('comes back as it went', () => {
    for (const scene of sceneNames) {
      for (const shape of sceneShapes) {
        const one = { scene, shape, colours: sceneColours[scene], seed: 4 }
        expect(parseMediaUrl(sceneUrl(one, 1280))).toEqual({ kind: 'scene', spec: one, width: 1280, format: 'avif' })
      }
    }
  })

  it.each([
    `${mediaFolder}scene_moon_hero_112233-112233-112233_s1_640.webp`,
    `${mediaFolder}scene_home_poster_112233-112233-112233_s1_640.webp`,
    `${mediaFolder}scene_home_hero_112233-112233-112233_s1_x_640.webp`,
  ])('is refused: %s', (path) => {
    expect(parseSceneUrl(path)).toBeNull()
    expect(parseMediaUrl(path)).toBeNull()
  })
})
