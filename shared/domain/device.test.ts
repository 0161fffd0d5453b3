// Tests the device of real user agents.
import { describe, expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const safari = 'Safari/537.36'
const macintosh = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`
const kind = (userAgent: string, narrowSide = 390, touchPoints = 5) => deviceOf({ userAgent, touchPoints, narrowSide })

describe('who names the device is believed, whatever the width', () => {
  test.each([
    ['iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`],
    ['an app on an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Mobile/15E148 Instagram 382.0.0`],
    ['iPod', `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) ${webkit} Version/12.1 Mobile/15E148 Safari/604.1`],
    ['Lumia', `Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) ${chrome} Mobile ${safari} Edge/15.15063`],
    ['BlackBerry', `Mozilla/5.0 (BB10; Touch) ${webkit} Version/10.3.3 Mobile Safari/537.10+`],
    ['KaiOS', 'Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'],
    ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; id) Presto/2.12.423 Version/12.16'],
  ])('%s: a phone', (_name, userAgent) => {
    expect([kind(userAgent, 390), kind(userAgent, 1200)]).toEqual(['phone', 'phone'])
  })

  test.each([
    ['an iPad of old', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webkit} Version/12.1 Mobile/15E148 Safari/604.1`],
    ['an Android tablet', `Mozilla/5.0 (Linux; Android 14; SM-X910) ${chrome} ${safari}`],
    ['Chrome on a tablet that names nothing', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} ${safari}`],
    ['Firefox on a tablet', 'Mozilla/5.0 (Android 15; Tablet; rv:144.0) Gecko/144.0 Firefox/144.0'],
    ['a Fire tablet', `Mozilla/5.0 (Linux; Android 11; KFTRWI) ${webkit} Silk/129.4 like Chrome/129.0 ${safari}`],
    ['PlayBook', `Mozilla/5.0 (PlayBook; U; RIM Tablet OS 2.1.0; en-US) ${webkit} Version/7.2.1.0 Safari/536.2+`],
  ])('%s: a tablet', (_name, userAgent) => {
    expect([kind(userAgent, 390), kind(userAgent, 1200)]).toEqual(['tablet', 'tablet'])
  })

  test.each([
    ['Windows, touch screen or not', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} ${safari} Edg/142.0.0.0`],
    ['a tablet PC of Windows 7', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0; Tablet PC 2.0)'],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
    ['a Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} ${safari}`],
    ['a television', `Mozilla/5.0 (Linux; Android 9; BRAVIA 4K UR2) ${chrome} ${safari}`],
    ['a stick behind one', `Mozilla/5.0 (Linux; Android 7.1.2; AFTMM) ${chrome} Mobile ${safari}`],
    [
      'Googlebot',
      `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) ${safari}`,
    ],
    ['bingbot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['curl', 'curl/8.14.1'],
    ['nothing', ''],
  ])('%s: a desktop', (_name, userAgent) => {
    expect([kind(userAgent, 390), kind(userAgent, 1200)]).toEqual(['desktop', 'desktop'])
  })
})

describe('if the user agent does not say, 600 px decide', () => {
  test.each([
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile ${safari}`],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'],
    ['Samsung Internet', `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Mobile ${safari}`],
    ['Googlebot on a phone', `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${chrome} Mobile ${safari} (compatible; Googlebot/2.1)`],
    ['one that nobody knows', 'Pocket/1.0 (Mobile)'],
  ])('%s', (_name, userAgent) => {
    expect([320, 600, 601, 1200].map((side) => kind(userAgent, side))).toEqual(['phone', 'phone', 'tablet', 'tablet'])
  })
})

test('a Macintosh with a touch screen is an iPad', () => {
  expect([0, 1, 5].map((fingers) => kind(macintosh, 820, fingers))).toEqual(['desktop', 'desktop', 'tablet'])
})

test('only the first 500 characters are read', () => {
  const padded = (spaces: number, name: string) => `${'x'.repeat(spaces)} ${name}`
  expect(kind(padded(493, 'iPhone'))).toBe('phone')
  expect(kind(padded(494, 'iPhone'))).toBe('desktop')
  expect(kind(padded(9_994, 'Mobile'))).toBe('desktop')
  expect(kind(`iPhone ${'Silk '.repeat(2_000)}`)).toBe('tablet')
  expect(kind('Silk'.repeat(2_500))).toBe('desktop')
})
