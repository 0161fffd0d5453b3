// Tests that every brand has a manufacturer with a postal address and an electronic one.
import { expect, test } from 'vitest'
import { brands } from '../pictures/brands/brands.ts'
import { manufacturerOf } from './manufacturers.ts'

test.each(brands)('the brand $name has a manufacturer with an address', ({ code }) => {
  expect(manufacturerOf(code)).toEqual({
    name: expect.stringMatching(/\S/),
    street: expect.stringMatching(/\d/),
    place: expect.stringMatching(/\d/),
    country: expect.stringMatching(/^[A-Z]{2}$/),
    email: expect.stringMatching(/^safety@[a-z-]+\.example$/),
  })
})

test('an unknown brand has no manufacturer', () => {
  expect(manufacturerOf('nobody')).toBeNull()
})
