// A host's own variant of the address form, if it has one: made by `extension.ts`, which is loaded with the first of them.
import { atom } from 'nanostores'
import type { AddressField } from './rules/address-fields.ts'

/** A field that the host added, by what the form calls it. */
export type OwnFieldName = `own_${string}`

/** A field of the form as the host wants it. */
export interface VariantField extends Omit<AddressField, 'name'> {
  name: AddressField['name'] | OwnFieldName
  /** The host's word for it. */
  label?: string | undefined
  maxLength?: number | undefined
}

/** What the host makes of the form. */
export interface AddressVariantRule {
  /** The fields of an address in a country, those of the host among ours. */
  fields: (ours: readonly AddressField[], country: string | null, store: string) => readonly VariantField[]
  /** Whether this code is of a field that the host added, in whichever country. */
  isOwn: (code: string) => boolean
}

/** Null on a page whose host adds nothing. */
export const $addressVariant = atom<AddressVariantRule | null>(null)

/** What the form calls a field that the host added. */
export function ownFieldName(code: string): OwnFieldName {
  return `own_${code}`
}

/** Whether the host added it. */
export function isOwnField(name: string): name is OwnFieldName {
  return name.startsWith('own_')
}

/** Its code on the wire. */
export function ownFieldCode(name: OwnFieldName): string {
  return name.slice(4)
}
