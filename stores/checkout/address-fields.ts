// The fields of the address step: those of the country, with the changes of the host's variant.
import {
  COUNTRY,
  addressChange,
  type AddressFieldName,
  addressFields,
  addressRule,
  addressValue,
} from '#shared/address/rules/address-fields.ts'
import { $addressVariant, isOwnField, ownFieldCode, ownFieldName, type OwnFieldName, type VariantField } from '#shared/address/variant.ts'
import type { Address } from '#shared/address/wire/address.ts'
import type { Rule } from '#shared/domain/problem.ts'
import { every, maxLength, oneLine, required, trimmed } from '#shared/domain/text-rules.ts'
import { $page } from '#stores/page/page.ts'

/** A field of the step, including those the host added. */
export type StepFieldName = AddressFieldName | OwnFieldName

/** The fields for a country, in the order to complete them. */
export function stepFields(country: string | null, variant = $addressVariant.get()): readonly VariantField[] {
  const ours = addressFields(country)
  return variant ? variant.fields(ours, country, $page.get().store.code) : ours
}

/** The names of the fields that the host added. */
export function ownNames(country: string | null): OwnFieldName[] {
  return stepFields(country).flatMap(({ name }) => (isOwnField(name) ? [name] : []))
}

/** The value of an address in a field. */
export function valueIn(address: Address, name: StepFieldName): string {
  if (!isOwnField(name)) return addressValue(address, name)
  return address.own?.find(({ code }) => code === ownFieldCode(name))?.value ?? ''
}

/** The change that sets a field of an address. */
export function changeOf(address: Address, name: StepFieldName, text: string): Partial<Address> {
  if (!isOwnField(name)) return addressChange(address, name, text)
  const code = ownFieldCode(name)
  const others = (address.own ?? []).filter((one) => one.code !== code)
  return { own: trimmed(text) === '' ? others : [...others, { code, value: text }] }
}

/** The validation rule of a field; the host decides whether it is required. */
export function ruleOf(field: VariantField, country: string | null, countries: readonly string[]): Rule {
  const { name, isRequired, maxLength: length = 255 } = field
  const ours = isOwnField(name) ? oneLine : addressRule({ ...field, name }, country, countries)
  if (name === COUNTRY) return ours
  const rule = every(ours, maxLength(length))
  return isRequired ? every(required, rule) : (text) => (trimmed(text) === '' ? null : rule(text))
}

/** Returns an address without the fields that the host asks for in other countries only. */
export function withoutForeign(address: Address): Address {
  const { own } = address
  const variant = $addressVariant.get()
  if (!own || !variant) return address
  const names: readonly string[] = ownNames(address.country)
  return {
    ...address,
    own: own.flatMap(({ code, value }) =>
      variant.isOwn(code) && !names.includes(ownFieldName(code)) ? [] : { code, value: value.trim() },
    ),
  }
}
