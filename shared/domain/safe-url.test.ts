// Tests which addresses may become a link, a file or a redirect.
import { describe, expect, test } from 'vitest'
import { safeFile, safeLink, safeRedirect } from './safe-url.ts'

describe('addresses of the web', () => {
  const base = 'https://shop.example/nl/cart'

  test.each([
    ['/nl/contact', 'https://shop.example/nl/contact'],
    ['contact', 'https://shop.example/nl/contact'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['mailto:help@shop.example', 'mailto:help@shop.example'],
    ['tel:+31201234567', 'tel:+31201234567'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    [' javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['file:///etc/passwd', null],
    ['blob:https://shop.example/1', null],
    ['https://shop.example@evil.example/', null],
    ['https://', null],
  ])('a link to %j becomes %s', (url, link) => {
    expect(safeLink(url, base)).toBe(link)
  })

  test('the address of a file must be a web address', () => {
    expect(safeFile('/media/a.webp', base)).toBe('https://shop.example/media/a.webp')
    expect([safeFile('data:image/svg+xml,x', base), safeFile('mailto:a@b.nl', base), safeFile('javascript:x', base)]).toEqual([
      null,
      null,
      null,
    ])
  })

  test.each([
    ['/nl/checkout/success', undefined, 'https://shop.example/nl/checkout/success'],
    ['https://pay.example/1', ['https://pay.example'], 'https://pay.example/1'],
    ['https://pay.example/1', undefined, 'https://pay.example/1'],
    ['https://pay.example/1', [], null],
    ['http://pay.example/1', ['http://pay.example'], null],
    ['http://localhost:4174/1', ['http://localhost:4174'], 'http://localhost:4174/1'],
    ['http://localhost:4175/1', ['http://localhost:4174'], null],
    ['http://localhost:4174/1', undefined, null],
    ['http://localhost.evil.example/1', ['http://localhost.evil.example'], null],
    ['https://pay.example.evil.example/', ['https://pay.example'], null],
    ['https://pay.example@evil.example/', undefined, null],
    ['\\\\evil.example', ['https://pay.example'], null],
    ['javascript:alert(1)', undefined, null],
    ['mailto:a@b.nl', undefined, null],
  ])('a redirect to %j with %j goes to %s', (url, origins, target) => {
    expect(safeRedirect(url, base, origins)).toBe(target)
  })

  test("on a developer's machine the shop itself may be http", () => {
    expect(safeRedirect('/nl/provider', 'http://localhost:4173/nl/')).toBe('http://localhost:4173/nl/provider')
  })
})
