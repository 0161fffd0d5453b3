// Tests of a video behind a picture: nothing is loaded before the press, and only from allowed origins.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { useWidgetPage, words } from '#tests/support/widget-page.ts'
import video from './video.ts'

const page = useWidgetPage()
const show = (href: string, options: object = {}) => page.show(video, options, { html: `<a href="${href}">Strung</a>` })
const pressLink = (mount: HTMLElement, init: MouseEventInit = {}) =>
  mount.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

test('a player of an allowed origin is loaded by the press, without its own cookies, and names its origin before', () => {
  const mount = show('https://www.youtube-nocookie.com/embed/x?rel=0')
  expect([mount.querySelector('iframe'), words(mount).includes('www.youtube-nocookie.com')]).toEqual([null, true])
  pressLink(mount)
  const frame = mount.querySelector('iframe')
  expect([frame?.src, frame?.title, frame?.getAttribute('sandbox')?.includes('allow-top-navigation')]).toEqual([
    'https://www.youtube-nocookie.com/embed/x?rel=0&autoplay=1',
    'Strung',
    false,
  ])
  expect(words(mount)).not.toContain('cookies')
})

test('a file of the shop plays in the page', () => {
  const mount = show('/media/strung.mp4', { label: 'A racket is strung' })
  pressLink(mount)
  expect(mount.querySelector('video')?.getAttribute('aria-label')).toBe('A racket is strung')
})

test.each([
  'https://evil.example/embed/x',
  'javascript:alert(1)',
  'http://player.vimeo.com/video/1',
  'https://player.vimeo.com@evil.example/1',
])('a link to %s stays a link', (href) => {
  const mount = show(href)
  pressLink(mount)
  expect([mount.querySelector('iframe, video'), mount.querySelector('.video-sign')]).toEqual([null, null])
})

test('a link can be opened in another tab', () => {
  const mount = show('https://player.vimeo.com/video/1')
  pressLink(mount, { ctrlKey: true })
  expect(mount.querySelector('iframe')).toBeNull()
})
