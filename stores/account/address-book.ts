// A customer's address book: one form for new and saved addresses, removal with undo, and always one default.
import type { AddressDefaults } from '#shared/account/addresses/calls.ts'
import { addressFieldNames, addressFields, addressRule, chosenCountry, writtenAddress } from '#shared/address/rules/address-fields.ts'
import { tidyAddress } from '#shared/address/rules/address.ts'
import { emptyAddress } from '#shared/address/rules/empty-address.ts'
import type { AddressBook, OwnAddress } from '#shared/address/wire/address-book.ts'
import type { Address } from '#shared/address/wire/address.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { serialQueue } from '#stores/kit/serial-queue.ts'
import { $page } from '#stores/page/page.ts'
import { onRevalidate } from '#stores/page/revalidation.ts'
import { asCustomer } from '#stores/session/as-customer.ts'
import { $customer } from '#stores/session/current-customer.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { isRequestedAnew, left, isOneCustomers } from '#stores/session/own-page.ts'
import { noteOwnWrite } from '#stores/session/session.ts'
import { type OwnAddressValues, ownAddressValues, streetLines, type TriedAddress } from './own-address.ts'

const api = () => import('#shared/account/addresses/calls.ts')

/** A removed address, and the kinds it was the default for. */
export type Removed = { address: OwnAddress; defaults: AddressDefaults }

/** The addresses. */
export const $addressBook = writable<Loadable<AddressBook>>({ state: 'idle' })
/** The address that the form edits: a new one, a saved one by its id, or none while the form is closed. */
export const $editedAddress = writable<'new' | number | null>(null)
/** The address that `undoRemoveAddress` restores. */
export const $removedAddress = writable<Removed | null>(null)
/** Why the last change failed. */
export const $addressError = writable<Failure | null>(null)
/** The address that is being changed or removed. */
export const $changingAddress = writable<number | null>(null)
/** The open address as it was saved elsewhere while she was typing; the next save overwrites it knowingly. */
export const $addressMeanwhile = writable<OwnAddress | null>(null)

const answer = latestRequest(
  async (signal) => (await api()).getAddressBook(signal),
  (result) => {
    if (result.ok) $addressBook.set({ state: 'ready', value: result.value })
    else if ($addressBook.get().state !== 'ready' || result.error.status === 401) $addressBook.set({ state: 'failed', error: result.error })
  },
  'account.load-failed',
)
const line = serialQueue(async () => {})

onLeave((leaving) => {
  // After an expired session the draft stays for the next login.
  if (leaving === 'expired') return
  answer.abort()
  $editedAddress.set(null)
  $removedAddress.set(null)
  $addressMeanwhile.set(null)
  if ($addressBook.get().state !== 'idle') $addressBook.set({ state: 'failed', error: left })
})

isOneCustomers($addressBook)

onRevalidate(() => {
  if (isRequestedAnew($addressBook.get())) void answer.send()
})

/** Loads the addresses unless they are there. */
export async function loadAddressBook(): Promise<Result<AddressBook>> {
  const value = valueOf($addressBook.get())
  if (value) return { ok: true, value }
  $addressBook.set({ state: 'loading' })
  return answer.join()
}

/** Opens the form for a new address or for a saved one. */
export function editAddress(what: 'new' | number): void {
  $editedAddress.set(what)
  $addressError.set(null)
  $addressMeanwhile.set(null)
}

/** Closes the form. */
export function closeAddress(): void {
  $editedAddress.set(null)
  $addressMeanwhile.set(null)
}

/** Dismisses the version saved elsewhere once the shopper has accepted it. */
export function takeAddressMeanwhile(): void {
  $addressMeanwhile.set(null)
}

/** Makes the form for the open address. `countries` are those the shop delivers to. */
export function ownAddressForm(
  what: 'new' | number,
  countries: readonly string[],
  tried: TriedAddress,
): Form<OwnAddressValues, AddressBook> {
  const book = valueOf($addressBook.get())
  const known = book?.addresses.find(({ id }) => id === what) ?? null
  const start = known ?? { ...emptyAddress($page.get().country), ...(what === 'new' ? ownName(book) : {}) }
  const isFirst = (book?.addresses.length ?? 0) === 0
  // The version the shopper has seen. A newer version read since must not be overwritten without her knowledge.
  let seen = known?.version ?? null
  return form({
    values: {
      ...ownAddressValues(start, book, isFirst),
      ...tried.values,
    },
    refused: tried.refused,
    rules: (values) => {
      const country = chosenCountry(values)
      return Object.fromEntries(addressFields(country).map((field) => [field.name, addressRule(field, country, countries)]))
    },
    submit: async (values) => {
      const result = await save(what, start, values, seen)
      if (!result.ok) seen = $addressMeanwhile.get()?.version ?? seen
      return result
    },
    fieldOf: (wireName) => streetLines[wireName] ?? addressFieldNames.find((name) => name === wireName),
  })
}

/** The name to suggest for a new address: the payer's from the address book, which a server also knows, else the logged-in customer's. */
function ownName(book: AddressBook | null): Partial<Address> {
  const payer = book?.addresses.find(({ id }) => id === book.billingId)
  if (payer) {
    const { prefix, firstname, middlename, lastname } = payer
    return { prefix, firstname, middlename, lastname }
  }
  const customer = $customer.get()
  return customer ? { firstname: customer.firstname, lastname: customer.lastname } : {}
}

/** Makes an address a default; the previous default becomes an ordinary one. If it was changed elsewhere, the newest version becomes the default. */
export async function chooseDefaultAddress(address: OwnAddress, defaults: Partial<AddressDefaults>): Promise<Result<AddressBook>> {
  const sent = { isBilling: false, isShipping: false, ...defaults }
  const choose = (one: OwnAddress) => attempted(async () => (await api()).changeAddress(one.id, one, sent))
  return write(address.id, async () => {
    const result = await choose(address)
    if (result.ok || result.error.reason !== 'changed') return result
    const now = await findAnew(address.id)
    return now ? choose(now) : result
  })
}

/** Removes an address; `undoRemoveAddress` restores it. */
export async function removeAddress(address: OwnAddress): Promise<Result<AddressBook>> {
  const book = valueOf($addressBook.get())
  const defaults = { isBilling: book?.billingId === address.id, isShipping: book?.shippingId === address.id }
  const result = await write(address.id, () => attempted(async () => (await api()).removeAddress(address.id)))
  // Another tab may have removed it, which is the result that the shopper wanted.
  if (!result.ok && result.error.status === 404) {
    $addressError.set(null)
    return answer.send()
  }
  if (result.ok) $removedAddress.set({ address, defaults })
  return result
}

/** Restores the address that was removed last, including what it was the default for. */
export async function undoRemoveAddress(): Promise<Result<AddressBook> | null> {
  const gone = $removedAddress.get()
  if (!gone) return null
  const { address, defaults } = gone
  const result = await write(address.id, () => attempted(async () => (await api()).addAddress(address, defaults)))
  if (result.ok) $removedAddress.set(null)
  return result
}

/** Forgets the removed address, which can no longer be restored. */
export function forgetRemovedAddress(): void {
  $removedAddress.set(null)
}

/** The form that a page without scripts has open; `isChanged` if the address was changed while that form was being submitted. */
export function provideAddressForm(what: 'new' | number | null, isChanged: boolean): Preparation {
  const open = definePreparation($editedAddress, (held) => held ?? what)
  const meanwhile = definePreparation($addressMeanwhile, (held) => {
    if (!isChanged) return held
    return valueOf($addressBook.get())?.addresses.find(({ id }) => id === what) ?? held
  })
  return (printed) => {
    open(printed)
    meanwhile(printed)
  }
}

async function save(what: 'new' | number, start: Address, values: OwnAddressValues, version: number | null): Promise<Result<AddressBook>> {
  const address = tidyAddress(writtenAddress(start, values))
  const result = await line.run(() =>
    asCustomer(() =>
      attempted(async () =>
        what === 'new' ? (await api()).addAddress(address, values) : (await api()).changeAddress(what, { ...address, version }, values),
      ),
    ),
  )
  if (!result.ok) {
    // Both versions are shown. Her entries stay, and only the next submit overwrites the saved version.
    if (result.error.reason === 'changed' && what !== 'new') {
      const now = await findAnew(what)
      if ($editedAddress.get() === what) $addressMeanwhile.set(now)
    }
    return result
  }
  take(result.value)
  // She may have closed this form meanwhile and be editing another address.
  if ($editedAddress.get() === what) closeAddress()
  return result
}

/** An address as the server has it now; null if it is gone. */
async function findAnew(id: number): Promise<OwnAddress | null> {
  const read = await answer.send()
  return (read.ok && read.value.addresses.find((address) => address.id === id)) || null
}

async function write(id: number, work: () => Promise<Result<AddressBook>>): Promise<Result<AddressBook>> {
  $addressError.set(null)
  $changingAddress.set(id)
  const result = await line.run(() => asCustomer(work))
  $changingAddress.set(null)
  if (result.ok) take(result.value)
  else if (result.error.kind !== 'aborted') $addressError.set(result.error)
  return result
}

function attempted(call: () => Promise<AddressBook>): Promise<Result<AddressBook>> {
  return attempt(call, 'account.change-failed')
}

function take(book: AddressBook): void {
  answer.abort()
  $addressBook.set({ state: 'ready', value: book })
  noteOwnWrite()
}

/** The state that a server may print for this store. */
export const addressBookSeed = defineSeed('address-book', { book: $addressBook, open: $editedAddress, meanwhile: $addressMeanwhile })
