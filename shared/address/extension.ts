// A host's changes to the address form: fields added, renamed, required or left out, by country and store.
import type { AddressExtension, AddressFieldChange } from '#shared/mount/slots/places.ts'
import type { AddressField } from './rules/address-fields.ts'
import { addressFieldNames } from './rules/address-fields.ts'
import { $addressVariant, isOwnField, ownFieldCode, ownFieldName, type VariantField } from './variant.ts'

/** The valid part of each extension, in the order in which they were added. */
let all: readonly AddressExtension[] = []

/** Adds an extension; `reportFault` is called with each fault in it. The returned function removes it. */
export function addAddressExtension(given: unknown, reportFault: (fault: string) => void): () => void {
  const extension = readExtension(given, reportFault)
  if (!extension) return () => {}
  show([...all, extension])
  return () => show(all.filter((one) => one !== extension))
}

function show(extensions: readonly AddressExtension[]): void {
  all = extensions
  const codes = new Set(all.flatMap(({ fields }) => Object.keys(fields).filter((name) => !isOurs(name))))
  $addressVariant.set(
    all.length === 0
      ? null
      : {
          isOwn: (code) => codes.has(code),
          fields: (ours, country, store) =>
            all.filter(({ country: countries, store: stores }) => holds(countries, country) && holds(stores, store)).reduce(changed, ours),
        },
  )
}

/** No condition applies everywhere. */
function holds(wanted: string | readonly string[] | undefined, is: string | null): boolean {
  return wanted === undefined || (is !== null && [wanted].flat().includes(is))
}

function changed(fields: readonly VariantField[], extension: AddressExtension): readonly VariantField[] {
  return Object.entries(extension.fields).reduce((list, [name, change]) => withChange(list, name, change), fields)
}

function withChange(list: readonly VariantField[], name: string, change: AddressFieldChange): readonly VariantField[] {
  const own = isOurs(name) ? name : ownFieldName(name)
  const before = list.find((field) => field.name === own)
  // Renaming one of our fields does not add it to a country whose form lacks it.
  if (change.isHidden || (!before && isOurs(name))) return list.filter((field) => field !== before)
  const after: VariantField = { ...(before ?? fresh(name)), ...properties(change) }
  if (before && change.after === undefined) return list.map((field) => (field === before ? after : field))
  const others = list.filter((field) => field !== before)
  const at = others.findIndex((field) => (isOwnField(field.name) ? ownFieldCode(field.name) : field.name) === change.after)
  return at === -1 ? [...others, after] : others.toSpliced(at + 1, 0, after)
}

const fresh = (code: string): VariantField => ({
  name: ownFieldName(code),
  label: code,
  autocomplete: 'off',
  isRequired: false,
  width: 'full',
  keyboard: 'text',
})

/** The properties of the field itself. */
function properties({ label, isRequired, width, maxLength, autocomplete }: AddressFieldChange): Partial<VariantField> {
  return {
    ...(label === undefined ? {} : { label }),
    ...(isRequired === undefined ? {} : { isRequired }),
    ...(width === undefined ? {} : { width }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(autocomplete === undefined ? {} : { autocomplete }),
  }
}

const isOurs = (name: string): name is AddressField['name'] => addressFieldNames.some((one) => one === name)
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCodes = (value: unknown) =>
  value === undefined || [value].flat().every((code) => typeof code === 'string' && /^[\w-]{1,32}$/.test(code))

/** The properties that a field may have, and their types. */
const parts: Readonly<Record<string, { expected: string; takes: (value: unknown) => boolean }>> = {
  label: { expected: 'a text', takes: (value) => typeof value === 'string' && value !== '' },
  isRequired: { expected: 'true or false', takes: (value) => typeof value === 'boolean' },
  isHidden: { expected: 'true or false', takes: (value) => typeof value === 'boolean' },
  after: { expected: 'the name of another field', takes: (value) => typeof value === 'string' },
  width: { expected: 'full, half or quarter', takes: (value) => ['full', 'half', 'quarter'].includes(String(value)) },
  maxLength: { expected: 'a number from 1', takes: (value) => Number.isInteger(value) && Number(value) > 0 },
  autocomplete: { expected: 'a token of HTML', takes: (value) => typeof value === 'string' && /^[a-z][a-z0-9 -]*$/.test(value) },
}

function readExtension(given: unknown, reportFault: (fault: string) => void): AddressExtension | null {
  if (!isRecord(given) || !isRecord(given['fields'])) {
    reportFault('has no fields, expected { country, store, fields: { company: { isHidden: true } } }; nothing is changed')
    return null
  }
  const { country, store, fields } = given
  if (!isCodes(country) || !isCodes(store)) {
    reportFault('country and store are codes or lists of codes, e.g. "DE"; nothing is changed')
    return null
  }
  const read = Object.entries(fields).flatMap(([name, change]) => {
    const fault = faultOf(name, change)
    if (fault) reportFault(`fields.${name} ${fault}; it does not count`)
    return fault ? [] : [[name, change]]
  })
  // oxlint-disable-next-line typescript/consistent-type-assertions -- each part was checked above
  return { country, store, fields: Object.fromEntries(read) } as AddressExtension
}

function faultOf(name: string, change: unknown): string | null {
  if (!isRecord(change)) return 'is no object'
  if (!isOurs(name) && !/^[a-z][a-z0-9_]{0,39}$/.test(name)) return 'is no name: small letters, digits and _, from a letter on'
  if (!isOurs(name) && change['isHidden'] !== true && typeof change['label'] !== 'string') return 'is a field of yours and has no label'
  // The country decides which fields there are, and an address without a country cannot be delivered to.
  if (name === 'country_id' && ('isHidden' in change || 'isRequired' in change)) return 'is always asked for'
  for (const [part, value] of Object.entries(change)) {
    const known = Object.hasOwn(parts, part) ? parts[part] : undefined
    if (!known) return `names ${part}, expected ${Object.keys(parts).join(', ')}`
    if (!known.takes(value)) return `has ${part} ${JSON.stringify(value)}, expected ${known.expected}`
  }
  return null
}
