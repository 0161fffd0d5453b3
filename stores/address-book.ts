// A customer's addresses: one form for a new or a known one, removal that can be undone, and always a default.
import type { ReadableAtom } from 'nanostores'
import {
  addressFieldNames,
  addressFields,
  addressRule,
  addressValues,
  type AddressFieldName,
  chosenCountry,
  writtenAddress,
} from '#shared/domain/address-fields.ts'
import { tidyAddress } from '#shared/domain/address.ts'
import { emptyAddress } from '#shared/domain/empty-address.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { form } from '#shared/form/form.ts'
import type { Form } from '#shared/form/form-parts.ts'
import type { AddressBook, OwnAddress } from '#shared/schemas/address-book.ts'
import type { AddressDefaults } from '#shared/api/my-account.ts'
import type { Address } from '#shared/schemas/address.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { agreeToo } from './agreement.ts'
import { onLeave } from './leaving.ts'
import { type Loadable, valueOf } from './loadable.ts'
import { $page } from './page.ts'
import { writable } from './reset.ts'
import { noteOwnWrite } from './session.ts'
import { attempt } from './work/attempt.ts'
import { left } from './work/paged.ts'
import { question } from './work/question.ts'
import { turns } from './work/turns.ts'

const api = () => import('#shared/api/my-account.ts')

/** What the form asks. */
export type OwnAddressValues = Record<AddressFieldName, string> & { isBilling: boolean; isShipping: boolean }

/** An address that was removed, and what it was the default for. */
export type Removed = { address: OwnAddress; defaults: AddressDefaults }

const $current = writable<Loadable<AddressBook>>({ state: 'idle' })
const $open = writable<'new' | number | null>(null)
const $gone = writable<Removed | null>(null)
const $failed = writable<Failure | null>(null)
const $changing = writable<number | null>(null)

/** The addresses. */
export const $addressBook: ReadableAtom<Loadable<AddressBook>> = $current
/** What the form is about: a new address, a known one by its number, or it is closed. */
export const $editedAddress: ReadableAtom<'new' | number | null> = $open
/** What `undoRemoveAddress` would bring back. */
export const $removedAddress: ReadableAtom<Removed | null> = $gone
/** Why the last change came to nothing. */
export const $addressError: ReadableAtom<Failure | null> = $failed
/** The address that is being changed or removed. */
export const $changingAddress: ReadableAtom<number | null> = $changing

const answer = question(
  async (signal) => (await api()).getAddressBook(signal),
  (result) => {
    if (result.ok) $current.set({ state: 'ready', value: result.value })
    else if ($current.get().state !== 'ready' || result.error.status === 401) $current.set({ state: 'failed', error: result.error })
  },
  'account.load-failed',
)
const line = turns(async () => {})

onLeave(() => {
  answer.drop()
  $open.set(null)
  $gone.set(null)
  if ($current.get().state !== 'idle') $current.set({ state: 'failed', error: left })
})

agreeToo(() => {
  if ($current.get().state !== 'idle') void answer.ask()
})

/** The addresses, unless they are there. */
export async function loadAddressBook(): Promise<Result<AddressBook>> {
  const value = valueOf($current.get())
  if (value) return { ok: true, value }
  $current.set({ state: 'loading' })
  return answer.join()
}

/** Opens the form. */
export function editAddress(what: 'new' | number): void {
  $open.set(what)
  $failed.set(null)
}

/** Closes it. */
export function closeAddress(): void {
  $open.set(null)
}

/** Makes the form for what is open. `countries` are those that the shop sends to. */
export function ownAddressForm(what: 'new' | number, countries: readonly string[]): Form<OwnAddressValues, AddressBook> {
  const book = valueOf($current.get())
  const known = book?.addresses.find(({ id }) => id === what) ?? null
  const start = known ?? emptyAddress($page.get().country)
  const isFirst = (book?.addresses.length ?? 0) === 0
  return form({
    values: {
      ...addressValues(start),
      isBilling: isFirst || (known !== null && book?.billingId === known.id),
      isShipping: isFirst || (known !== null && book?.shippingId === known.id),
    },
    rules: (values) => {
      const country = chosenCountry(values)
      return Object.fromEntries(addressFields(country).map((field) => [field.name, addressRule(field, country, countries)]))
    },
    submit: (values) => save(what, start, values),
    fieldOf: (wireName) => streetLines[wireName] ?? addressFieldNames.find((name) => name === wireName),
  })
}

/** Makes an address a default; the one before is one of the others then. */
export async function chooseDefaultAddress(address: OwnAddress, defaults: Partial<AddressDefaults>): Promise<Result<AddressBook>> {
  const sent = { isBilling: false, isShipping: false, ...defaults }
  return write(address.id, async () => (await api()).changeAddress(address.id, address, sent))
}

/** Takes an address away; `undoRemoveAddress` brings it back. */
export async function removeAddress(address: OwnAddress): Promise<Result<AddressBook>> {
  const book = valueOf($current.get())
  const defaults = { isBilling: book?.billingId === address.id, isShipping: book?.shippingId === address.id }
  const result = await write(address.id, async () => (await api()).removeAddress(address.id))
  // Another tab may have removed it: then it is as the shopper wants it.
  if (!result.ok && result.error.status === 404) {
    $failed.set(null)
    return answer.ask()
  }
  if (result.ok) $gone.set({ address, defaults })
  return result
}

/** Puts the address that was removed last back, as the default it was. */
export async function undoRemoveAddress(): Promise<Result<AddressBook> | null> {
  const gone = $gone.get()
  if (!gone) return null
  const { address, defaults } = gone
  const result = await write(address.id, async () => (await api()).addAddress(address, defaults))
  if (result.ok) $gone.set(null)
  return result
}

/** Lets go of it. */
export function forgetRemovedAddress(): void {
  $gone.set(null)
}

/** What a plain page has open. */
export function provideAddressForm(what: 'new' | number | null): Preparation {
  return definePreparation($open, (held) => held ?? what)
}

async function save(what: 'new' | number, start: Address, values: OwnAddressValues): Promise<Result<AddressBook>> {
  const address = tidyAddress(writtenAddress(start, values))
  const result = await line.take(() =>
    attempt(
      async () => (what === 'new' ? (await api()).addAddress(address, values) : (await api()).changeAddress(what, address, values)),
      'account.change-failed',
    ),
  )
  if (!result.ok) return result
  take(result.value)
  $open.set(null)
  return result
}

async function write(id: number, call: () => Promise<AddressBook>): Promise<Result<AddressBook>> {
  $failed.set(null)
  $changing.set(id)
  const result = await line.take(() => attempt(call, 'account.change-failed'))
  $changing.set(null)
  if (result.ok) take(result.value)
  else if (result.error.kind !== 'aborted') $failed.set(result.error)
  return result
}

function take(book: AddressBook): void {
  answer.drop()
  $current.set({ state: 'ready', value: book })
  noteOwnWrite()
}

const streetLines: Readonly<Record<string, AddressFieldName>> = { 'street.0': 'street', 'street.1': 'house_number', 'street.2': 'addition' }

/** What a server may print of it. */
export const addressBookSeed = defineSeed('address-book', { book: $current, open: $open })
