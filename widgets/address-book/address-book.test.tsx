// Tests of the address book from the customer's point of view.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { after, json } from '#tests/support/fault-server.ts'
import { control, field, press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { addressBookAnswer } from '#tests/support/answers.ts'
import { $addressBook, $addressError } from '#stores/account/address-book.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import addressBook from './address-book.tsx'

const page = useWidgetPage('https://shop.test/nl/account/addresses')
const BOOK = 'api/customer/addresses'
const countries = [
  { code: 'NL', label: 'Netherlands' },
  { code: 'BE', label: 'Belgium' },
]

async function open(part: object = {}): Promise<void> {
  page.shop.once(`GET ${BOOK}`, json(addressBookAnswer(part)))
  page.show(addressBook, { countries })
  await soon(() => control('Add an address'))
}

const cityOf = () => field('City').value

function type(label: string, text: string): void {
  const input = [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent?.startsWith(label))
  if (!input) throw new Error(`There is no ${label}.`)
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

test('shows which address is for delivery and which one for billing', async () => {
  await open()
  expect([...document.querySelectorAll('.address-book-defaults')].map(words)).toEqual([
    'Default delivery address',
    'Default billing address',
  ])
})

test('a new one is validated by its country’s rules, saved and announced, and a refusal is shown beside its field', async () => {
  await open()
  await press('Add an address')
  await press('Save')
  await shown('Please check these fields')
  expect(page.shop.arrivals(`POST ${BOOK}`)).toEqual([])
  for (const [label, text] of [
    ['First name', 'Anna'],
    ['Last name', "O'Neil"],
    ['Postcode', '1012 AB'],
    ['House number', '1'],
    ['Street', 'Damrak'],
    ['City', 'Amsterdam'],
  ] as const) {
    type(label, text)
  }
  page.shop.once(`POST ${BOOK}`, json({ message: 'No', errors: { 'street.1': ['No such house'] } }, 422))
  await press('Save')
  await shown('No such house')
  page.shop.once(`POST ${BOOK}`, json(addressBookAnswer({ addresses: [] })))
  await press('Save')
  await shown('You have not saved an address yet.')
  expect(page.shop.arrivals(`POST ${BOOK}`).at(-1)?.body).toMatchObject({
    lastname: "O'Neil",
    street: ['Damrak', '1', null],
    country_id: 'NL',
    default_shipping: false,
  })
})

test('a new one starts with the name of the billing address, if there is one', async () => {
  await open()
  await press('Add an address')
  expect([field('First name').value, field('Last name').value, field('City').value]).toEqual(['Bea', "O'Neil", ''])
})

test('a removed one can be restored with its defaults', async () => {
  await open()
  page.shop.once(`DELETE ${BOOK}/31`, json(addressBookAnswer({ addresses: [addressBookAnswer().addresses[1]], default_shipping: 32 })))
  await press("Remove Anna O'Neil")
  await shown('The address was removed.')
  page.shop.once(`POST ${BOOK}`, json(addressBookAnswer()))
  await press('Undo')
  await soon(() => document.querySelectorAll('article').length === 2)
  expect(page.shop.arrivals(`POST ${BOOK}`)[0]?.body).toMatchObject({ firstname: 'Anna', default_shipping: true, default_billing: false })
})

test('one becomes the default, and a failed change is reported', async () => {
  await open()
  page.shop.once(`PUT ${BOOK}/31`, json({}, 500))
  await press('Bill here by default')
  await shown('Your change could not be saved, please try again.')
  page.shop.once(`PUT ${BOOK}/31`, json(addressBookAnswer({ default_billing: 31 })))
  await press('Bill here by default')
  await soon(() => words(document.querySelector('.address-book-defaults')) === 'Default delivery addressDefault billing address')
  expect(page.shop.arrivals(`PUT ${BOOK}/31`).at(-1)?.body).toMatchObject({ default_billing: true })
})

test('one that was changed elsewhere meanwhile is not overwritten: both are shown, and only the next press overwrites', async () => {
  const saved = { ...addressBookAnswer().addresses[0], version: 1 }
  await open({ addresses: [saved] })
  await press("Change Anna O'Neil")
  await soon(() => control('Save'))
  type('City', 'Utrecht')
  page.shop.once(`PUT ${BOOK}/31`, json({ message: 'Changed elsewhere.', code: 'changed' }, 409))
  page.shop.once(`GET ${BOOK}`, json(addressBookAnswer({ addresses: [{ ...saved, city: 'Delft', version: 2 }] })))
  await press('Save')
  await shown('This has been changed elsewhere in the meantime.')
  expect(words(document.querySelector('.address-book-versions dl'))).toBe('CityDelft')
  page.shop.once(`PUT ${BOOK}/31`, json(addressBookAnswer()))
  await press('Save')
  await soon(() => control('Add an address'))
  expect(page.shop.arrivals(`PUT ${BOOK}/31`).map(({ body }) => body)).toMatchObject([
    { city: 'Utrecht', version: 1 },
    { city: 'Utrecht', version: 2 },
  ])
})

test('the one that was saved elsewhere can be taken instead', async () => {
  const saved = { ...addressBookAnswer().addresses[0], version: 1 }
  await open({ addresses: [saved] })
  await press("Change Anna O'Neil")
  await soon(() => control('Save'))
  type('City', 'Utrecht')
  page.shop.once(`PUT ${BOOK}/31`, json({ message: 'Changed elsewhere.', code: 'changed' }, 409))
  page.shop.once(`GET ${BOOK}`, json(addressBookAnswer({ addresses: [{ ...saved, city: 'Delft', version: 2 }] })))
  await press('Save')
  await press('Use the saved version')
  await soon(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Delft'))
  expect(document.querySelector('.address-book-versions')).toBeNull()
})

test('the values of a refused plain form stay in that form until it is closed, and in no other', async () => {
  page.shop.once(`GET ${BOOK}`, json(addressBookAnswer()))
  page.show(addressBook, { countries, open: 31, values: { city: 'Utrecht' } })
  await soon(() => control('Save'))
  expect(cityOf()).toBe('Utrecht')
  await press('Cancel')
  await press('Add an address')
  await soon(() => control('Save'))
  expect(cityOf()).toBe('')
  await press('Cancel')
  await press("Change Anna O'Neil")
  await soon(() => control('Save'))
  expect(cityOf()).toBe('Amsterdam')
})

test('one that was changed elsewhere becomes the default without an error message', async () => {
  await open()
  const said: unknown[] = []
  const stop = $addressError.listen((error) => said.push(error))
  page.shop.once(`PUT ${BOOK}/31`, json({ message: 'Changed elsewhere.', code: 'changed' }, 409))
  page.shop.once(`GET ${BOOK}`, json(addressBookAnswer()))
  page.shop.once(`PUT ${BOOK}/31`, json(addressBookAnswer({ default_billing: 31 })))
  await press('Bill here by default')
  await soon(() => words(document.querySelector('.address-book-defaults')) === 'Default delivery addressDefault billing address')
  stop()
  expect(said.filter(Boolean)).toEqual([])
})

test('an answer that comes after its form was closed closes no other', async () => {
  await open()
  await press("Change Anna O'Neil")
  await soon(() => control('Save'))
  let release = () => {}
  const moment = new Promise<void>((resolve) => {
    release = resolve
  })
  page.shop.once(`PUT ${BOOK}/31`, after(moment, json(addressBookAnswer({ default_billing: 31 }))))
  await press('Save')
  await soon(() => page.shop.arrivals(`PUT ${BOOK}/31`).length === 1)
  await press('Cancel')
  await press("Change Bea O'Neil")
  await soon(() => control('Save'))
  type('City', 'Gent')
  release()
  await soon(() => valueOf($addressBook.get())?.billingId === 31)
  expect(cityOf()).toBe('Gent')
})
