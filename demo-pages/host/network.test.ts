// Tests how addresses map to visitors: a visitor with many addresses counts once.
import { expect, test } from 'vitest'
import { networkOf, placeOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8:1:2::1', '2001:db8:1:2', '2001:db8:1'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['unknown', 'unknown', 'unknown'],
  ['1.2.3.4, <b>', '1.2.3.4, <b>', '1.2.3.4, <b>'],
])('%s is the visitor %s of the network %s', (address, place, network) => {
  expect([placeOf(address), networkOf(address)]).toEqual([place, network])
})
