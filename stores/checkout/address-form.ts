// The form of the address step, on the values that the checkout keeps: who orders, where it goes and who pays.
import { addressValue, type AddressFieldName } from '#shared/domain/address-fields.ts'
import { emailRepeatRule, emailRule } from '#shared/domain/email.ts'
import { form } from '#shared/form/form.ts'
import type { FieldRules, Form } from '#shared/form/form-parts.ts'
import type { Address } from '#shared/schemas/address.ts'
import { $addressVariant, type OwnFieldName, ownFieldName } from '#shared/state/address-variant.ts'
import { derived } from '#shared/state/derived.ts'
import { $customer } from '../customer-door.ts'
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
import { $typedEmail, $typedRepeat } from './state.ts'
import { submitAddresses } from './submit.ts'

/** The two addresses of the form. */
export type AddressSection = 'shipping' | 'billing'
/** A field of one of them. */
type AddressKey = `${AddressSection}_${AddressFieldName}`
/** One that the host added. */
type OwnKey = `${AddressSection}_${OwnFieldName}`

/** What the step asks. */
export type AddressFormValues = Record<AddressKey | OwnKey, string> & {
  email: string
  emailRepeat: string
  sameAsBilling: boolean
  /** Nobody types it: a customer is not asked for her e-mail address. */
  isGuest: boolean
}

const names: readonly AddressFieldName[] = [
  'prefix',
  'firstname',
  'middlename',
  'lastname',
  'company',
  'country_id',
  'postcode',
  'street',
  'house_number',
  'addition',
  'city',
  'region',
  'telephone',
]

/** What the form calls a field of an address. */
export function addressKey(section: AddressSection, name: AddressFieldName): AddressKey
export function addressKey(section: AddressSection, name: StepFieldName): AddressKey | OwnKey
export function addressKey(section: AddressSection, name: StepFieldName): AddressKey | OwnKey {
  return `${section}_${name}`
}

const $values = derived(
  [$typedEmail, $typedRepeat, $shippingAddress, $billingAddress, $shippingIsSameAsBilling, $customer, $addressVariant],
  (email, emailRepeat, shipping, billing, sameAsBilling, customer): AddressFormValues => ({
    email,
    emailRepeat,
    sameAsBilling,
    isGuest: customer === null,
    ...fieldsOf(shipping, billing),
    ...ownOf('shipping', shipping),
    ...ownOf('billing', billing),
  }),
)

/** The form for one place on the page. `countries` are those that the shop sends to. */
export function addressForm(countries: readonly string[]): Form<AddressFormValues, null> {
  return form({
    $values,
    write,
    rules: (values) => ({
      ...(values.isGuest ? { email: emailRule, emailRepeat: emailRepeatRule(() => values.email) } : {}),
      ...rulesOf('shipping', values, countries),
      ...(values.sameAsBilling ? {} : rulesOf('billing', values, countries)),
    }),
    submit: (_, origin) => submitAddresses(origin),
    fieldOf,
  })
}

/** Hands what was changed to the checkout, which notes it by its own verbs. */
function write(next: AddressFormValues): void {
  const now = $values.get()
  if (next.email !== now.email) changeEmail(next.email)
  if (next.emailRepeat !== now.emailRepeat) changeEmailRepeat(next.emailRepeat)
  if (next.sameAsBilling !== now.sameAsBilling) toggleSameAsBilling()
  for (const [section, $address, change] of sections) {
    for (const name of [...names, ...ownNames($address.get().country_id)]) {
      const text = next[addressKey(section, name)]
      if (text !== undefined && text !== now[addressKey(section, name)]) change(changeOf($address.get(), name, text))
    }
  }
}

const sections = [
  ['shipping', $shippingAddress, changeShippingAddress],
  ['billing', $billingAddress, changeBillingAddress],
] as const

/** What an address has in the fields that the host added. */
function ownOf(section: AddressSection, address: Address): Record<OwnKey, string> {
  return Object.fromEntries(ownNames(address.country_id).map((name) => [`${section}_${name}`, valueIn(address, name)]))
}

/** Both addresses, field by field. */
function fieldsOf(shipping: Address, billing: Address): Record<AddressKey, string> {
  return {
    shipping_prefix: addressValue(shipping, 'prefix'),
    shipping_firstname: addressValue(shipping, 'firstname'),
    shipping_middlename: addressValue(shipping, 'middlename'),
    shipping_lastname: addressValue(shipping, 'lastname'),
    shipping_company: addressValue(shipping, 'company'),
    shipping_country_id: addressValue(shipping, 'country_id'),
    shipping_postcode: addressValue(shipping, 'postcode'),
    shipping_street: addressValue(shipping, 'street'),
    shipping_house_number: addressValue(shipping, 'house_number'),
    shipping_addition: addressValue(shipping, 'addition'),
    shipping_city: addressValue(shipping, 'city'),
    shipping_region: addressValue(shipping, 'region'),
    shipping_telephone: addressValue(shipping, 'telephone'),
    billing_prefix: addressValue(billing, 'prefix'),
    billing_firstname: addressValue(billing, 'firstname'),
    billing_middlename: addressValue(billing, 'middlename'),
    billing_lastname: addressValue(billing, 'lastname'),
    billing_company: addressValue(billing, 'company'),
    billing_country_id: addressValue(billing, 'country_id'),
    billing_postcode: addressValue(billing, 'postcode'),
    billing_street: addressValue(billing, 'street'),
    billing_house_number: addressValue(billing, 'house_number'),
    billing_addition: addressValue(billing, 'addition'),
    billing_city: addressValue(billing, 'city'),
    billing_region: addressValue(billing, 'region'),
    billing_telephone: addressValue(billing, 'telephone'),
  }
}

/** The rules of the fields that the country's addresses have. */
function rulesOf(section: AddressSection, values: AddressFormValues, countries: readonly string[]): FieldRules<AddressFormValues> {
  const country = values[addressKey(section, 'country_id')] || null
  return Object.fromEntries(stepFields(country).map((field) => [addressKey(section, field.name), ruleOf(field, country, countries)]))
}

const lines: Readonly<Record<string, AddressFieldName>> = { 'street.0': 'street', 'street.1': 'house_number', 'street.2': 'addition' }

/** `shipping_address.postcode` and `postcode` are the same field, `billing_address.postcode` is not, unless the bill goes where the parcel goes. */
function fieldOf(wireName: string): AddressKey | OwnKey | undefined {
  const bare = wireName.replace(/^((shipping|billing)_?)?address\./i, '')
  const [, own] = /^custom_attributes\.(\w+)$/.exec(bare) ?? []
  const name = own === undefined ? (lines[bare] ?? names.find((one) => one === bare)) : ownFieldName(own)
  const isBilling = /^billing/i.test(wireName) && !$shippingIsSameAsBilling.get()
  return name && addressKey(isBilling ? 'billing' : 'shipping', name)
}
