// Tests that a house number repeated in the street's line is written once, and that streets ending in a number keep it.
import { expect, test } from 'vitest'
import { withNumberOnce } from './house-number.ts'

test.each([
  ['filled by the browser', ['Damrak 1', '1', null], ['Damrak', '1', null]],
  ['typed the same way in German', ['Große Straße 7a', '7a', null], ['Große Straße', '7a', null]],
  ['with its addition', ['Kerkstraat 12 bis', '12', 'bis'], ['Kerkstraat', '12', 'bis']],
  ['joined to its addition', ['Kerkstraat 12B', '12', 'b'], ['Kerkstraat', '12', 'b']],
  ['without its addition', ['Kerkstraat 12', '12', 'B'], ['Kerkstraat', '12', 'B']],
  ['after a comma', ['Meir, 24', '24', 'bus 3'], ['Meir', '24', 'bus 3']],
  ['before the name, as in Britain', ['221 Baker Street', '221', null], ['Baker Street', '221', null]],
  ['with outer spaces', [' Damrak 1 ', ' 1 ', null], ['Damrak', ' 1 ', null]],
] as const)('a number %s is written once', (_, typed, sent) => expect(withNumberOnce([...typed])).toEqual(sent))

test.each([
  ['another number at the end', ['Straße des 17. Juni 1953', '135', null]],
  ['a number that only ends alike', ['Damrak 11', '1', null]],
  ['a square that is a letter and a number', ['C 4', '4', null]],
  ['no number of its own', ['Damrak 1', null, null]],
  ['a house with a name', ['Rose Cottage', 'Cottage', null]],
  ['nothing but the number', ['12', '12', null]],
  ['no street', [null, '1', null]],
] as const)('a street with %s stays as it is', (_, typed) => expect(withNumberOnce([...typed])).toEqual(typed))
