// The fields that the address step asks for: those of the country, as the host's own variant has them where there is one.
import { addressChange, type AddressFieldName, addressFields, addressRule, addressValue } from '#shared/domain/address-fields.ts'
import type { Rule } from '#shared/domain/problem.ts'
import { every, maxLength, oneLine, required, trimmed } from '#shared/domain/text-rules.ts'
import type { Address } from '#shared/schemas/address.ts'
import {
  $addressVariant,
  isOwnField,
  ownFieldCode,
  ownFieldName,
  type OwnFieldName,
  type VariantField,
} from '#shared/state/address-variant.ts'
import { $page } from '../page.ts'

/** A field of the step, the host's own among them. */
export type StepFieldName = AddressFieldName | OwnFieldName

/** The fields for a country, in the order to fill them in. */
export function stepFields(country: string | null, variant = $addressVariant.get()): readonly VariantField[] {
  const ours = addressFields(country)
  return variant ? variant.fields(ours, country, $page.get().store.code) : ours
}

/** The names of those that the host added. */
export function ownNames(country: string | null): OwnFieldName[] {
  return stepFields(country).flatMap(({ name }) => (isOwnField(name) ? [name] : []))
}

/** What an address has in a field. */
export function valueIn(address: Address, name: StepFieldName): string {
  if (!isOwnField(name)) return addressValue(address, name)
  return address.custom_attributes?.find(({ attribute_code: code }) => code === ownFieldCode(name))?.value ?? ''
}

/** The change that writes a field. */
export function changeOf(address: Address, name: StepFieldName, text: string): Partial<Address> {
  if (!isOwnField(name)) return addressChange(address, name, text)
  const code = ownFieldCode(name)
  const others = (address.custom_attributes ?? []).filter((one) => one.attribute_code !== code)
  return { custom_attributes: trimmed(text) === '' ? others : [...others, { attribute_code: code, value: text }] }
}

/** The rule of a field, as required as the host wants it. */
export function ruleOf(field: VariantField, country: string | null, countries: readonly string[]): Rule {
  const { name, isRequired, maxLength: length = 255 } = field
  const ours = isOwnField(name) ? oneLine : addressRule({ ...field, name }, country, countries)
  if (name === 'country_id') return ours
  const rule = every(ours, maxLength(length))
  return isRequired ? every(required, rule) : (text) => (trimmed(text) === '' ? null : rule(text))
}

/** An address without what the host asks for in another country only. */
export function withoutForeign(address: Address): Address {
  const { custom_attributes: own } = address
  const variant = $addressVariant.get()
  if (!own || !variant) return address
  const asked: readonly string[] = ownNames(address.country_id)
  return {
    ...address,
    custom_attributes: own.flatMap(({ attribute_code: code, value }) =>
      variant.isOwn(code) && !asked.includes(ownFieldName(code)) ? [] : { attribute_code: code, value: value.trim() },
    ),
  }
}
