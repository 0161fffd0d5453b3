// Tests of the lightbox's links and of its number in the address.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setEnvironment } from '#shared/environment.ts'
import { addressWith, placeInAddress } from './address.ts'
import { pictureLinks } from './picture-links.ts'
import { pictureOf } from './pictures.ts'

let address = ''
let restore = () => {}
beforeEach(() => {
  restore = setEnvironment({
    get location() {
      return new URL(address)
    },
  })
})
afterEach(() => restore())

test.each([
  ['#pid=1', 0],
  ['#pid=7', 6],
  ['#colour=12&pid=99', 98],
  ['#pid=0', null],
  ['#pid=-1', null],
  ['#pid=x', null],
  ['#pid=1e3', null],
  ['', null],
])('the address %s names picture %s', (hash, place) => {
  address = `https://shop.test/nl/product/shirt${hash}`
  expect(placeInAddress()).toBe(place)
})

test('the number is written with the full address, beside other parts of the fragment', () => {
  address = 'https://shop.test/nl/product/shirt?utm=mail#colour=12'
  expect(addressWith(2)).toBe('https://shop.test/nl/product/shirt?utm=mail#colour=12&pid=3')
  address = addressWith(2)
  expect(addressWith(null)).toBe('https://shop.test/nl/product/shirt?utm=mail#colour=12')
})

test('links to the files of the spec are pictures, others are not', () => {
  document.body.innerHTML = `<a href="https://shop.test/a.png">a</a><a href="https://shop.test/b.JPG?x=1">b</a><a href="https://shop.test/c.avif"><img alt="Sea"></a>
    <a href="https://shop.test/d.svg">d</a><a href="https://shop.test/e.webp.html">e</a><a href="javascript:x.png">f</a><a href="https://shop.test/contact">g</a>`
  const links = pictureLinks(document.body)
  expect(links.map(({ pathname }) => pathname)).toEqual(['/a.png', '/b.JPG', '/c.avif'])
  expect(links.map((link) => pictureOf(link).alt)).toEqual(['a', 'b', 'Sea'])
})
