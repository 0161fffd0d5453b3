// Tests that the address book and the checkout ask for an address in the same words, in every country.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import addressBook from '#widgets/address-book/address-book.tsx'
import checkout from '#widgets/checkout/checkout.tsx'
import { addressBookAnswer } from './answers.ts'
import { json } from './fault-server.ts'
import { control, press, shown, soon, type, useWidgetPage, words } from './widget-page.ts'

const page = useWidgetPage('https://shop.test/nl/account/addresses')

/** The label of each field of an address in a form, by the last part of its name. */
function labelsIn(mount: HTMLElement, names: readonly string[]): Record<string, string> {
  const controls = [...mount.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')]
  return Object.fromEntries(
    names.flatMap((name) => {
      const label = controls.find((one) => one.name === name || one.name.endsWith(`_${name}`))?.labels?.[0]
      return label ? [[name, words(label).replace(' (optional)', '')]] : []
    }),
  )
}

test.each([
  ['NL', { addition: 'Addition' }],
  ['BE', { addition: 'Box' }],
  ['DE', { prefix: 'Title' }],
  ['SE', { addition: 'Flat, building or c/o' }],
  ['GB', { region: 'County' }],
  ['FR', { region: 'Region' }],
])('an address in %s is asked for in the same words', async (code, own) => {
  const countries = ['NL', code].map((one) => ({ code: one, label: one }))
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
  page.shop.once('GET api/customer/addresses', json(addressBookAnswer()))
  const book = page.show(addressBook, { countries })
  await soon(() => control('Add an address'))
  await press('Add an address')
  await shown('Street', book)
  type('Country', code, book)
  const order = page.show(checkout, { countries })
  await soon(() => order.querySelector('.checkout-heading'))
  await shown('Street', order)
  type('Country', code, order)
  await press('Add a company or phone number')
  const names = ['prefix', 'firstname', 'lastname', 'company', 'postcode', 'street', 'addition', 'city', 'region', 'telephone']
  await soon(() => Object.entries(own).every(([name, label]) => labelsIn(order, names)[name] === label))
  expect(labelsIn(book, names)).toEqual(labelsIn(order, names))
})
