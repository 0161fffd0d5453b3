// The form of the address step, on the values that the checkout keeps: the shopper's e-mail, the delivery address and the billing address.
import { type AddressFieldName, addressFieldNames, COUNTRY, HOUSE_NUMBER } from '#shared/address/rules/address-fields.ts'
import { $addressVariant, ownFieldName } from '#shared/address/variant.ts'
import type { Address } from '#shared/address/wire/address.ts'
import { emailRepeatRule, emailRule } from '#shared/domain/email.ts'
import type { FieldRules, Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { derived } from '#shared/state/derived.ts'
import { $page } from '#stores/page/page.ts'
import { $customer } from '#stores/session/current-customer.ts'
import { changeOf, ownNames, ruleOf, type StepFieldName, stepFields, valueIn } from './address-fields.ts'
import {
  $billingAddress,
  $shippingAddress,
  $shippingIsSameAsBilling,
  changeBillingAddress,
  changeShippingAddress,
  toggleSameAsBilling,
} from './addresses.ts'
import { changeEmail, changeEmailRepeat } from './email.ts'
import { $guestEmail, $guestEmailRepeat } from './state.ts'
import { submitAddresses } from './submit.ts'

/** The two addresses of the form. */
export type AddressSection = 'shipping' | 'billing'
/** The key of a field in one of them, standard or added by the host. */
export type AddressKey = `${AddressSection}_${string}`

/** The values of the form. */
export type AddressFormValues = Record<AddressKey, string> & {
  email: string
  emailRepeat: string
  sameAsBilling: boolean
  /** Not a field: a customer is not asked for her e-mail address. */
  isGuest: boolean
}

/** The form's key for a field of an address. */
export function addressKey(section: AddressSection, name: StepFieldName): AddressKey {
  return `${section}_${name}`
}

const $values = derived(
  [$guestEmail, $guestEmailRepeat, $shippingAddress, $billingAddress, $shippingIsSameAsBilling, $customer, $addressVariant],
  (email, emailRepeat, shipping, billing, sameAsBilling, customer): AddressFormValues => ({
    email,
    emailRepeat,
    sameAsBilling,
    isGuest: customer === null,
    ...fieldsOf('shipping', shipping),
    ...fieldsOf('billing', billing),
  }),
)

/** Makes the form for one place on the page. `countries` are those the shop delivers to. */
export function addressForm(countries: readonly string[]): Form<AddressFormValues, null> {
  return form({
    $values,
    write,
    rules: (values) => ({
      ...(values.isGuest ? { email: emailRule } : {}),
      ...(values.isGuest && $page.get().limits.emailRepeat ? { emailRepeat: emailRepeatRule(() => values.email) } : {}),
      ...rulesOf('shipping', values, countries),
      ...(values.sameAsBilling ? {} : rulesOf('billing', values, countries)),
    }),
    submit: (_, origin) => submitAddresses(origin),
    fieldOf,
  })
}

/** Passes changes to the checkout, through its own functions. */
function write(next: AddressFormValues): void {
  const now = $values.get()
  if (next.email !== now.email) changeEmail(next.email)
  if (next.emailRepeat !== now.emailRepeat) changeEmailRepeat(next.emailRepeat)
  if (next.sameAsBilling !== now.sameAsBilling) toggleSameAsBilling()
  for (const [section, $address, change] of sections) {
    for (const name of [...addressFieldNames, ...ownNames($address.get().country)]) {
      const text = next[addressKey(section, name)]
      if (text !== undefined && text !== now[addressKey(section, name)]) change(changeOf($address.get(), name, text))
    }
  }
}

const sections = [
  ['shipping', $shippingAddress, changeShippingAddress],
  ['billing', $billingAddress, changeBillingAddress],
] as const

/** The form's values for an address, field by field. */
function fieldsOf(section: AddressSection, address: Address): Record<AddressKey, string> {
  const names = [...addressFieldNames, ...ownNames(address.country)]
  return Object.fromEntries(names.map((name) => [addressKey(section, name), valueIn(address, name)]))
}

/** The validation rules of the fields in the addresses' country. */
function rulesOf(section: AddressSection, values: AddressFormValues, countries: readonly string[]): FieldRules<AddressFormValues> {
  const country = values[addressKey(section, COUNTRY)] || null
  return Object.fromEntries(stepFields(country).map((field) => [addressKey(section, field.name), ruleOf(field, country, countries)]))
}

/** The prefix of a field code that the host added. */
const OWN = 'custom_attributes.'
const lines: Readonly<Record<string, AddressFieldName>> = { 'street.0': 'street', 'street.1': HOUSE_NUMBER, 'street.2': 'addition' }

/** Maps a wire name to a field: `shipping_address.postcode` and `postcode` are the same, `billing_address.postcode` only if billing is. */
function fieldOf(wireName: string): AddressKey | undefined {
  const bare = wireName.replace(/^((shipping|billing)_?)?address\./i, '')
  const name = bare.startsWith(OWN) ? ownFieldName(bare.slice(OWN.length)) : (lines[bare] ?? addressFieldNames.find((one) => one === bare))
  const isBilling = /^billing/i.test(wireName) && !$shippingIsSameAsBilling.get()
  return name && addressKey(isBilling ? 'billing' : 'shipping', name)
}
