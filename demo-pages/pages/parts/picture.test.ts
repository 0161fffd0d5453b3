// Tests the size in bytes of displayed pictures, since a phone's first paint waits for them.
import { expect, test } from 'vitest'
import { parseMediaUrl } from '#demo-pages/pictures/picture-url.ts'
import { renderMedia } from '#demo-pages/pictures/render.ts'
import { storeByCode } from '#demo-pages/host/store-view.ts'
import { textOf } from '../markup.ts'
import { tagsOf } from '../markup-check.ts'
import { sceneOf } from '../scene-of.ts'
import { scene } from './picture.ts'

test('the largest picture of a home page that a phone may load weighs at most 80 KB, and is shown at once', async () => {
  const home = (shape: 'hero' | 'tile') => sceneOf(storeByCode('en'), 'home', shape)
  const tags = tagsOf(textOf(scene(home('hero'), home('tile'))))
  const phone = tags.find(({ name }) => name === 'source')?.attributes
  expect(phone?.get('media')).toBe('(width < 600px)')
  const largest = parseMediaUrl(phone?.get('srcset')?.split(', ').at(-1)?.split(' ')[0] ?? '')
  expect(largest && (await renderMedia(largest)).length).toBeLessThanOrEqual(80_000)
  const image = tags.find(({ name }) => name === 'img')?.attributes
  expect([image?.get('loading'), image?.get('fetchpriority')]).toEqual([undefined, 'high'])
})
