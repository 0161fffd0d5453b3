// Tests difficult input in addresses, for each country: the forms of checkout and address book, the host and this table must agree.
import { beforeAll, describe, test } from 'vitest'
import { addressFields } from '#shared/address/rules/address-fields.ts'
import { ownAddressForm } from '#stores/account/address-book.ts'
import { addressForm } from '#stores/checkout/checkout.ts'
import { landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { agreeOn, type HardForm, type HardStore, hardStores, judged, type Values } from '#tests/support/hard-forms.ts'
import { hardStage } from '#tests/support/hard-stage.ts'
import { type HardValue, houseNumbers, lines, phones, postcodes } from '#tests/support/hard-values.ts'

const stage = hardStage()

/** A variant: a store that delivers to the country, a valid address, and postcodes. */
interface Variant {
  store: HardStore
  country: string
  home: Record<string, string>
  postcodes: HardValue[]
}

const variants: Record<string, Variant> = {
  nl: {
    store: 'nl',
    country: 'NL',
    home: { postcode: '1012 AB', house_number: '1', street: 'Damrak', city: 'Amsterdam' },
    postcodes: postcodes(['1012 AB', '1012ab', '9999 zz'], { max: 6 }),
  },
  be: {
    store: 'nl',
    country: 'BE',
    home: { postcode: '2000', house_number: '12', street: 'Meir', city: 'Antwerpen' },
    postcodes: postcodes(['2000', '20 00'], { min: 4, max: 4 }),
  },
  de: {
    store: 'de',
    country: 'DE',
    home: { postcode: '10115', house_number: '5', street: 'Große Straße', city: 'Berlin' },
    postcodes: postcodes(['10115', '01067'], { min: 5, max: 5 }),
  },
  se: {
    store: 'se',
    country: 'SE',
    home: { postcode: '111 22', street: 'Vasagatan 1', city: 'Malmö' },
    postcodes: postcodes(['111 22', '11122'], { max: 10 }),
  },
  gb: {
    store: 'en',
    country: 'GB',
    home: { postcode: 'SW1A 1AA', street: 'Main Street', city: 'London' },
    postcodes: postcodes(['SW1A 1AA', 'm1 1ae'], { max: 7 }),
  },
}

/** Valid input for each field of the country's form. */
function tableOf({ country, postcodes: its }: Variant): Record<string, readonly HardValue[]> {
  const valuesOf = (name: string, isRequired: boolean): readonly HardValue[] => {
    if (name === 'firstname' || name === 'lastname') return lines({ min: 2, max: 255 })
    if (name === 'postcode') return its
    if (name === 'telephone') return phones()
    if (name === 'house_number' && isRequired) return houseNumbers()
    return lines({ max: 255, isRequired })
  }
  // The country is left out, since another country has another form.
  const fields = addressFields(country).filter(({ name }) => name !== 'country_id')
  return Object.fromEntries(fields.map(({ name, isRequired }) => [name, valuesOf(name, isRequired)]))
}

const sound = ({ country, home }: Variant): Values => ({
  ...Object.fromEntries(addressFields(country).map(({ name }) => [name, ''])),
  firstname: 'Åsa',
  lastname: "O'Neil",
  country_id: country,
  ...home,
})

/** An address as a call sends it. */
function wireOf(values: Values): Record<string, unknown> {
  const { street, house_number, addition, ...others } = values
  return { ...others, street: [street, house_number ?? null, addition ?? null] }
}

const inCheckout = (values: Values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [`shipping_${name}`, value]))

function checkout(name: string, variant: Variant): HardForm {
  const { store, country } = variant
  return {
    name: `checkout, ${name}`,
    stores: [store],
    table: tableOf(variant),
    least: { bad: 300, good: 40 },
    sound: () => sound(variant),
    wire: Object.fromEntries(Object.keys(sound(variant)).map((field) => [field, `shipping_address.${field}`])),
    judge: (values) => {
      const said = judged(addressForm([country]), { email: 'a@b.nl', emailRepeat: 'a@b.nl', sameAsBilling: true, ...inCheckout(values) })
      return new Map(Array.from(said, ([field, error]) => [field.replace('shipping_', ''), error]))
    },
    send: async (_, values) => {
      const address = wireOf(values)
      const answer = await stage.put(store, 'checkout/cart/address/set-addresses', { shipping_address: address, billing_address: address })
      // Billing is the same as shipping, so each error is reported twice.
      const errors = Object.entries(answer.body?.errors ?? {}).filter(([field]) => !field.startsWith('billing_address.'))
      return { ...answer, body: { ...answer.body, errors: Object.fromEntries(errors) } }
    },
  }
}

function book(name: string, variant: Variant): HardForm {
  const { store, country } = variant
  return {
    name: `address book, ${name}`,
    stores: [store],
    table: tableOf(variant),
    least: { bad: 300, good: 40 },
    sound: () => sound(variant),
    judge: (values) => judged(ownAddressForm('new', [country], { values: {}, refused: {} }), values),
    send: async (_, values) => {
      await stage.shop.db.deleteFrom('customer_address').execute()
      return stage.postAs(store, 'api/customer/addresses', wireOf(values))
    },
  }
}

beforeAll(async () => {
  for (const store of hardStores)
    await stage.post(store, 'checkout/cart/items', { cartItems: [{ sku: landmarkSkus.comfortable.sku, qty: 1 }] })
})

describe.each(Object.entries(variants))('%s', (name, variant) => {
  test.each([checkout(name, variant), book(name, variant)])('$name', (form) => agreeOn(stage, form))
})
