// Tests of the gallery's server rendering: each picture is a link with an id of its own, and nothing is drawn without pictures.
import { expect, test } from 'vitest'
import { createRender } from '#shared/mount/server-render.tsx'
import { resetStores, startPageOnServer, stateFrom } from '#widgets/page/server-start.ts'
import widget from './gallery.tsx'

const render = createRender({
  widgets: { gallery: widget },
  catalogues: {},
  build: 'test',
  startPage: startPageOnServer,
  stateFrom,
  resetStores,
})
const draw = (images: readonly string[]) => render('gallery', { label: 'Shirt', images, widths: [320, 1280] }, {}, {}, { id: 'g' }).html

test('each picture is a link to its largest file, with every width; the first is loaded eagerly', () => {
  const html = draw(['/a_960.webp', '/b_960.webp'])
  expect(html).toContain('href="/a_1280.webp"')
  expect(html).toMatch(/srcset="\/b_320.webp 320w, \/b_1280.webp 1280w"/i)
  expect(html.match(/<img[^>]*fetchpriority="high"/gi)).toHaveLength(1)
  expect(html).toContain('alt="Shirt, picture 2"')
})

test('a picture with a name says what it shows, the others are numbered', () => {
  const { html } = render('gallery', { label: 'Shirt', images: ['/a.webp', '/b.webp'], names: ['from the front'] }, {}, {}, { id: 'g' })
  expect(html).toContain('alt="Shirt, from the front"')
  expect(html).toContain('alt="Shirt, picture 2"')
})

test('thumbnails link to the slides, also without JavaScript', () => {
  const html = draw(['/a_960.webp', '/b_960.webp'])
  const targets = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id = '']) => id)
  expect(targets).toHaveLength(2)
  for (const id of targets) expect(html).toContain(`id="${id}"`)
})

test('a single picture has no thumbnails, arrows or count', () => {
  const html = draw(['/a_960.webp'])
  expect(html).toContain('gallery-slide')
  expect(html).not.toMatch(/gallery-thumbs|gallery-arrow|gallery-count/)
})

test('without pictures nothing is drawn', () => {
  expect(draw([])).toBe('')
})

test("a number at the end of a picture's name is no width if no widths are given", () => {
  const { html } = render('gallery', { label: 'Shirt', images: ['/media/mb01-blue-0_1.jpg'] }, {}, {}, { id: 'g' })
  expect(html).toContain('href="/media/mb01-blue-0_1.jpg"')
  expect(html).not.toContain('srcset')
})
