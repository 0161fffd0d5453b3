// A host's own variant of the address form, if there is one; created by `extension.ts`, which is loaded with the first extension.
import { atom } from 'nanostores'
import type { AddressField } from './rules/address-fields.ts'

/** The form's name of a field that the host added. */
export type OwnFieldName = `own_${string}`

/** A field of the form as the host wants it. */
export interface VariantField extends Omit<AddressField, 'name'> {
  name: AddressField['name'] | OwnFieldName
  /** The host's label. */
  label?: string | undefined
  maxLength?: number | undefined
}

/** A host's changes to the form. */
export interface AddressVariantRule {
  /** The fields of an address in a country, with the host's own among ours. */
  fields: (ours: readonly AddressField[], country: string | null, store: string) => readonly VariantField[]
  /** Whether a code belongs to a field that the host added, in any country. */
  isOwn: (code: string) => boolean
}

/** Null where the host adds no fields. */
export const $addressVariant = atom<AddressVariantRule | null>(null)

/** The form's name of a field that the host added. */
export function ownFieldName(code: string): OwnFieldName {
  return `own_${code}`
}

/** Whether the host added the field. */
export function isOwnField(name: string): name is OwnFieldName {
  return name.startsWith('own_')
}

/** Its code on the wire. */
export function ownFieldCode(name: OwnFieldName): string {
  return name.slice(4)
}
