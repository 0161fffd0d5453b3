// Tests scenes: drawn for every department and shape, without gaps, darkened on the side of the text.
import { describe, expect, it } from 'vitest'
import { sceneColours, sceneNames, sceneShapes } from '../scene-spec.ts'
import { sceneSvg } from './scene-svg.ts'

describe('A scene', () => {
  it('is drawn for every name and shape, with each id once and no hole in its numbers', () => {
    const drawn = new Set<string>()
    for (const scene of sceneNames) {
      for (const shape of sceneShapes) {
        const svg = sceneSvg({ scene, shape, colours: sceneColours[scene], seed: 2 })
        const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
        expect(new Set(ids).size, `${scene} ${shape}`).toBe(ids.length)
        expect(svg, `${scene} ${shape}`).not.toMatch(/NaN|undefined|Infinity/)
        for (const [, wanted] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids, `${scene} ${shape}`).toContain(wanted)
        drawn.add(svg)
      }
    }
    expect(drawn.size).toBe(sceneNames.length * sceneShapes.length)
  })

  it('takes the colours it is given', () => {
    const scene = { scene: 'balls', shape: 'hero', colours: sceneColours.balls, seed: 2 } as const
    expect(sceneSvg({ ...scene, colours: { ...scene.colours, main: '#123456' } })).toContain('#123456')
    expect(sceneSvg(scene)).not.toContain('#123456')
  })
})
