// The report can be pasted where strangers read it.
import { expect, test } from 'vitest'
import { impersonal, writeReport } from './report.ts'

test('it names page, browser and findings, and of a query only the names', () => {
  const about = { version: '1.0.0', address: 'https://shop.example/nl/search?query=anna&touchline=doctor', browser: 'Firefox 150' }
  const findings = [
    { title: 'Faults', entries: [['minicart (options)', 'option data-cart-url is "", expected an address']] },
    { title: 'Left out', entries: [] },
  ]
  expect(writeReport(about, findings)).toBe(
    [
      '# Touchline 1.0.0\n',
      'https://shop.example/nl/search?query=…&touchline=…',
      'Firefox 150\n',
      '## Faults',
      '- minicart (options)',
      '  option data-cart-url is "", expected an address\n',
      '## Left out',
      'Nothing.\n',
    ].join('\n'),
  )
})

test('a token that is a query of its own is left out, and the data of an option in a message', () => {
  const about = { version: '1.0.0', address: 'https://shop.example/reset?8f3atoken', browser: 'Firefox 150' }
  const said = 'option order of <div> is {"lastname":"Berg"}, expected a number. It does not count.'
  const report = writeReport(about, [{ title: 'Faults', entries: [['order-detail', said]] }])
  expect(report).toContain('https://shop.example/reset?…\n')
  expect(report).toContain('  option order of <div> is …, expected a number. It does not count.')
})

test('a session among the settings and the data of options are left out', () => {
  const about = { version: '1.0.0', address: 'https://shop.example/nl/', browser: 'Firefox 150' }
  const mount = ['order-detail#a', 'orderId: 7', 'order: {"billing":{"lastname":"Berg"}} (attribute)', 'items: ["Anna"]']
  const settings = [
    ['session.customer.firstname', '"Anna"'],
    ['locale', '"nl_NL"'],
  ]
  const report = writeReport(about, [
    { title: 'Mounts', entries: [mount] },
    { title: 'Page settings', entries: settings },
  ])
  expect(report).toContain('- order-detail#a\n  orderId: 7\n  order: {…} (attribute)\n  items: […]\n')
  expect(report).toContain('- locale')
  expect(report).not.toMatch(/Anna|Berg/)
})

test.each([
  ['email of the customer is "anna.berg@example.test"', 'email of the customer is "(e-mail)"'],
  ['telephone "+31 6 1234 5678" is too long', 'telephone "(number)" is too long'],
  ['order 000012345 is not there', 'order (number) is not there'],
  ['GET https://shop.example/nl/api/orders?email=a&token=b was refused', 'GET https://shop.example/nl/api/orders?… was refused'],
  ['address anna.berg%40example.test is unknown', 'address (e-mail) is unknown'],
  ['"/en/reset#token-of-a-mail" is no address', '"/en/reset?…" is no address'],
  ['cartUrl: "/en/cart?code=abc" (attribute)', 'cartUrl: "/en/cart?…" (attribute)'],
  ['1.25 s mounted, 2 mounts, freeShippingFrom: 49.95', '1.25 s mounted, 2 mounts, freeShippingFrom: 49.95'],
])('%s', (text, shown) => expect(impersonal(text)).toBe(shown))
