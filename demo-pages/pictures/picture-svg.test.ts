// Tests every product picture: well-formed, without invalid numbers, with unique ids, and no two alike.
import { describe, expect, it } from 'vitest'
import { departments, patterns, silhouettes, viewsOf } from './picture-spec.ts'
import type { PictureSpec } from './picture-spec.ts'
import { pictureSvg } from './picture-svg.ts'

const colours = { main: '#c8102e', second: '#ffffff', accent: '#14213d' }

/** The faults of an SVG text; empty if there are none. */
function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [, isEnd, name = '', attributes = '', isEmpty] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9:-]*="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (isEnd) {
      if (open.pop() !== name) faults.push(`</${name}> closes another element`)
    } else if (!isEmpty) open.push(name)
    const names = [...attributes.matchAll(/\s([a-zA-Z:-]+)=/g)].map((match) => match[1])
    if (new Set(names).size !== names.length) faults.push(`<${name}> has an attribute twice`)
  }
  if (open.length > 0) faults.push(`${open.join(', ')} left open`)
  const rest = svg.replace(/<\/?[a-zA-Z]+(?:\s+[a-zA-Z][a-zA-Z0-9:-]*="[^"<]*")*\s*\/?>/g, '')
  if (rest !== '') faults.push(`text that is no element: ${rest.slice(0, 60)}`)
  for (const hole of ['NaN', 'undefined', 'null', 'Infinity', '[object']) {
    const at = svg.indexOf(hole)
    if (at >= 0) faults.push(`a hole: ${svg.slice(Math.max(0, at - 40), at + 20)}`)
  }
  if (/<text|<image|font-|https?:\/\/(?!www\.w3\.org\/2000\/svg")/.test(svg)) faults.push('it needs a font or a file from elsewhere')
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
  const known = new Set(ids)
  if (known.size !== ids.length) faults.push('an id twice')
  for (const [, wanted] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!known.has(wanted)) faults.push(`no element has the id ${wanted}`)
  return faults
}

for (const department of departments) {
  describe(`Pictures of ${department}`, () => {
    it('have at least eight silhouettes and six patterns to choose from', () => {
      expect(silhouettes[department].length).toBeGreaterThanOrEqual(8)
      expect(patterns[department].length).toBeGreaterThanOrEqual(6)
    })

    it('are sound SVG for every silhouette, pattern and view', () => {
      const found: string[] = []
      for (const silhouette of silhouettes[department]) {
        for (const pattern of patterns[department]) {
          for (const view of viewsOf(silhouette)) {
            const faults = faultsOf(
              pictureSvg({ silhouette, pattern, colours, view, seed: 11, number: '10', name: "O'Neil-Åström" }, { prefix: 'x' }),
            )
            for (const fault of faults) found.push(`${silhouette} ${pattern} ${view}: ${fault}`)
          }
        }
      }
      expect(found).toEqual([])
    })

    it('differ from one silhouette, pattern, view and colour to the next', () => {
      const seen = new Map<string, string>()
      const doubles: string[] = []
      for (const silhouette of silhouettes[department]) {
        for (const pattern of patterns[department]) {
          for (const view of viewsOf(silhouette)) {
            for (const main of ['#c8102e', '#0b3d91']) {
              const name = `${silhouette} ${pattern} ${view} ${main}`
              const svg = pictureSvg({ silhouette, pattern, colours: { ...colours, main }, view, seed: 11 })
              const other = seen.get(svg)
              if (other) doubles.push(`${name} = ${other}`)
              seen.set(svg, name)
            }
          }
        }
      }
      expect(doubles).toEqual([])
    })
  })
}

describe('A picture', () => {
  const spec: PictureSpec = {
    silhouette: 'football-shirt',
    pattern: 'stripes',
    colours,
    view: 'back',
    seed: 7,
    number: '10',
    name: 'Jansen',
  }

  it('is the same every time it is drawn', () => {
    expect(pictureSvg(spec)).toBe(pictureSvg({ ...spec, colours: { ...colours } }))
  })

  it.each([1, 2, 3])('draws %i more products with it, each in its look, with unique ids', (count) => {
    const others = (['team-shorts', 'team-socks', 'water-bottle'] as const)
      .slice(0, count)
      .map((silhouette, at) => ({ silhouette, pattern: 'plain' as const, colours: { ...colours, main: '#0b3d91' }, seed: at }))
    const drawn = pictureSvg({ ...spec, view: 'together', others })
    expect(faultsOf(drawn)).toEqual([])
    for (let at = 0; at <= count; at++) expect(drawn).toContain(`p-part-${at}`)
    expect(pictureSvg({ ...spec, view: 'together', others: others.map((other) => ({ ...other, colours })) })).not.toBe(drawn)
  })

  it('moves its folds with the seed', () => {
    expect(pictureSvg({ ...spec, seed: 8 })).not.toBe(pictureSvg(spec))
  })

  it('shares no id with a picture of another prefix, so that both may be inlined', () => {
    const idsOf = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')
    const first = idsOf(pictureSvg(spec, { prefix: 'a' }))
    const second = idsOf(pictureSvg(spec, { prefix: 'b' }))
    expect(first.length).toBeGreaterThan(5)
    expect(first.filter((id) => second.includes(id))).toEqual([])
  })

  it('shows the name and the number on the back', () => {
    const bare = pictureSvg({ silhouette: 'football-shirt', pattern: 'stripes', colours, view: 'back', seed: 7 })
    expect(pictureSvg({ ...spec, name: 'Berg' })).not.toBe(pictureSvg(spec))
    expect(pictureSvg({ ...spec, number: '9' })).not.toBe(pictureSvg(spec))
    expect(pictureSvg(spec).length).toBeGreaterThan(bare.length)
  })

  it('leaves the studio and every outer shadow away on a transparent ground', () => {
    expect(pictureSvg({ ...spec, backdrop: 'none' })).not.toContain('-studio"')
    expect(pictureSvg(spec)).toContain('-studio"')
  })
})
