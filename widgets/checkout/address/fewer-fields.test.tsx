// Tests of the fields that the address step spares a guest: the second e-mail address, company and phone; and of her way to log in.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { $currentStep, changeShippingAddress } from '#stores/checkout/checkout.ts'
import { $page, configurePage } from '#stores/page/page.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, field, press, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import checkout from '../checkout.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout')
const SAVE = 'PUT checkout/cart/address/set-addresses'
const errorOf = (name: string) => words(document.getElementById(`${field(name).id}-error`))

async function open(): Promise<void> {
  const mount = page.show(checkout, { countries: [{ code: 'NL', label: 'Netherlands' }], loginUrl: '/nl/login' })
  await soon(() => mount.querySelector('.checkout-heading'))
}

function fill({ repeat = true } = {}): void {
  const home = {
    'First name': 'Anna',
    'Last name': 'Jansen',
    Postcode: '1012 AB',
    'House number': '1',
    Street: 'Damrak',
    City: 'Amsterdam',
  }
  for (const [name, text] of Object.entries(home)) type(name, text)
  type('E-mail address', 'anna@example.com')
  if (repeat) type('Repeat e-mail address', 'anna@example.com')
}

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
})

test('the address is typed once where the host says so, and sent', async () => {
  configurePage({ ...$page.get(), limits: { emailRepeat: false } })
  await open()
  expect(document.querySelectorAll('[type="email"]')).toHaveLength(1)
  fill({ repeat: false })
  await press('Continue')
  await soon(() => $currentStep.get() === 2)
})

test('company and phone wait behind a link, which leads to the first of them', async () => {
  await open()
  expect(words(document.querySelector('.checkout-fields + .checkout-fields'))).not.toContain('Company')
  await press('Add a company or phone number')
  await soon(() => document.activeElement === field('Company'))
  expect(control('Add a company or phone number')).toBeUndefined()
  type('Phone number', '+31 20 123 45 67')
  type('Company', 'Smit')
  type('Company', '')
  expect(field('Company').value).toBe('')
})

test('a field with a value is shown, also once it is emptied, and the other still waits', async () => {
  changeShippingAddress({ telephone: '+31 20 123 45 67' })
  await open()
  type('Phone number', '')
  await soon(() => field('Phone number').value === '')
  expect(control('Add a company')).toBeDefined()
})

test('a field that the server asks for is shown with its message', async () => {
  await open()
  fill()
  page.shop.once(SAVE, json({ message: 'Please look again', errors: { telephone: ['We need it for this parcel.'] } }, 422))
  await press('Continue')
  await soon(() => errorOf('Phone number') === 'We need it for this parcel.')
})

test('a guest can log in before she types anything', async () => {
  await open()
  expect(words(document.querySelector('.checkout-login'))).toBe('Already have an account? Log in')
  expect(control('Log in')?.getAttribute('href')).toBe('/nl/login')
})
