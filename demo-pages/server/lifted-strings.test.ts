// Tests that long strings are extracted from a JSON text, at whatever point its pieces end.
import { expect, test } from 'vitest'
import { LiftedStrings } from './lifted-strings.ts'

const bytes = Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 7 + (at >> 5)) % 256))
const said = {
  text: 'She said "torn" \\ and then: é, 試合, "\\"',
  empty: '',
  photos: [
    { name: 'a.jpg', base64_encoded_data: bytes.toString('base64') },
    { name: '\\', base64_encoded_data: Buffer.alloc(30_000, 9).toString('base64') },
    { name: 'small', base64_encoded_data: 'AAAA' },
  ],
  after: 'the photos',
}

test.each([1, 2, 3, 7, 4096, 16_384, 1_000_000])('a text in pieces of %i bytes is read whole, and its photos become bytes', (length) => {
  const text = Buffer.from(JSON.stringify(said))
  const lifted = new LiftedStrings()
  for (let at = 0; at < text.length; at += length) lifted.push(text.subarray(at, at + length))
  expect(lifted.hasLong).toBe(true)
  expect(lifted.rest.length).toBeLessThan(600)
  const read = JSON.parse(lifted.rest, (_, value: unknown) => (typeof value === 'string' ? lifted.find(value) : value))
  expect(read.photos.map((photo: { base64_encoded_data: unknown }) => photo.base64_encoded_data)).toEqual([
    bytes,
    Buffer.alloc(30_000, 9),
    'AAAA',
  ])
  expect({ ...read, photos: 0 }).toEqual({ ...said, photos: 0 })
  expect(read.photos[1].name).toBe('\\')
})

test('a photo is recognised before it ends, and does not count towards the length of the rest', () => {
  const lifted = new LiftedStrings()
  lifted.push(Buffer.from('{"email":"ann@example.com","photos":[{"base64_encoded_data":"'))
  expect(lifted.hasLong).toBe(false)
  lifted.push(Buffer.alloc(50_000, 'A'))
  expect(lifted.hasLong).toBe(true)
  expect(lifted.length).toBe(61)
  expect(lifted.rest).toBe('{"email":"ann@example.com","photos":[{"base64_encoded_data":"')
})
