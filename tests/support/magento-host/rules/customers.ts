// Customers: login, registration, changing a password, and the errors of each.
import { fieldsOf, numberOf, textOf, each, type Fields } from '../json.ts'
import { noSuch, RestError } from '../rest-error.ts'
import type { Customer, CustomerAddress } from '../sales.ts'
import { nextId, now, type Shop } from '../shop.ts'

export const byEmail = (shop: Shop, email: string): Customer | undefined =>
  shop.customers.find((customer) => customer.email.toLowerCase() === email.trim().toLowerCase())

/** The customer with an e-mail address and a password. */
export const signIn = (shop: Shop, email: string, password: string): Customer => {
  const customer = byEmail(shop, email)
  if (!customer || customer.password !== password)
    throw new RestError(401, 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.')
  return customer
}

/** Refuses a password that is too short or too simple. */
const demandPassword = (password: string): void => {
  if (password.length < 8)
    throw new RestError(400, 'The password needs at least %1 characters. Create a new password and try again.', ['8'])
  const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password))
  if (classes.length < 3)
    throw new RestError(
      400,
      'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
      ['3'],
    )
}

const demandIdentity = (customer: Pick<Customer, 'email' | 'firstname' | 'lastname'>): void => {
  if (customer.firstname.trim() === '') throw new RestError(400, '"First Name" is a required value.')
  if (customer.lastname.trim() === '') throw new RestError(400, '"Last Name" is a required value.')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(customer.email)) throw new RestError(400, '"Email" is not a valid email address.')
}

const demandNewEmail = (shop: Shop, email: string): void => {
  if (byEmail(shop, email)) throw new RestError(400, 'A customer with the same email address already exists in an associated website.')
}

/** The addresses of a call: those without an id are new. */
const readAddresses = (shop: Shop, given: Fields): CustomerAddress[] =>
  each(given['addresses']).map(({ default_billing: _billing, default_shipping: _shipping, region, ...address }) => ({
    ...address,
    region: textOf(fieldsOf(region)['region']),
    region_id: numberOf(address['region_id']) ?? numberOf(fieldsOf(region)['region_id']) ?? undefined,
    id: numberOf(address['id']) ?? nextId(shop, 'address'),
  }))

/** The id of the address that is marked as the default of its kind. */
const defaultOf = (given: Fields, addresses: CustomerAddress[], kind: string): number | null => {
  const index = each(given['addresses']).findIndex((address) => address[kind] === true)
  return addresses[index]?.id ?? numberOf(given[kind])
}

const basics = (given: Fields) => ({
  email: textOf(given['email']) ?? '',
  firstname: textOf(given['firstname']) ?? '',
  lastname: textOf(given['lastname']) ?? '',
})

/** Creates a customer, without logging her in. */
export const createCustomer = (shop: Shop, given: Fields, password: string, storeId: number): Customer => {
  demandIdentity(basics(given))
  demandNewEmail(shop, basics(given).email)
  demandPassword(password)
  const addresses = readAddresses(shop, given)
  const customer: Customer = {
    ...basics(given),
    id: nextId(shop, 'customer'),
    password,
    middlename: textOf(given['middlename']),
    groupId: 1,
    storeId,
    addresses,
    defaultBilling: defaultOf(given, addresses, 'default_billing'),
    defaultShipping: defaultOf(given, addresses, 'default_shipping'),
    isSubscribed: fieldsOf(given['extension_attributes'])['is_subscribed'] === true,
    createdAt: now(),
    updatedAt: now(),
    resetToken: null,
  }
  shop.customers.push(customer)
  return customer
}

/** Saves a whole customer: if addresses are sent, they replace all existing ones. */
export const saveCustomer = (shop: Shop, customer: Customer, given: Fields): Customer => {
  demandIdentity(basics(given))
  if (basics(given).email.toLowerCase() !== customer.email.toLowerCase()) demandNewEmail(shop, basics(given).email)
  Object.assign(customer, basics(given), { middlename: textOf(given['middlename']), updatedAt: now() })
  if (given['addresses'] !== undefined) {
    const addresses = readAddresses(shop, given)
    Object.assign(customer, {
      addresses,
      defaultBilling: defaultOf(given, addresses, 'default_billing'),
      defaultShipping: defaultOf(given, addresses, 'default_shipping'),
    })
  }
  const subscribed = fieldsOf(given['extension_attributes'])['is_subscribed']
  if (typeof subscribed === 'boolean') customer.isSubscribed = subscribed
  return customer
}

export const changePassword = (customer: Customer, current: string, password: string): void => {
  if (customer.password !== current) throw new RestError(401, "The password doesn't match this account. Verify the password and try again.")
  demandPassword(password)
  customer.password = password
}

/** The customer with an e-mail address; unlike its pages, Magento's web API reports a missing one. */
export const demandCustomer = (shop: Shop, email: string): Customer => {
  const customer = byEmail(shop, email)
  if (!customer)
    throw new RestError(404, 'No such entity with %fieldName = %fieldValue, %field2Name = %field2Value', {
      fieldName: 'email',
      fieldValue: email,
      field2Name: 'websiteId',
      field2Value: 1,
    })
  return customer
}

export const resetPassword = (shop: Shop, email: string, token: string, password: string): void => {
  const customer = demandCustomer(shop, email)
  if (token === '' || customer.resetToken !== token) throw new RestError(400, 'The password token is mismatched. Reset and try again.')
  demandPassword(password)
  Object.assign(customer, { password, resetToken: null })
}

/** An address of the customer's own book. */
export const bookAddress = (customer: Customer, id: number): CustomerAddress => {
  const address = customer.addresses.find((candidate) => candidate.id === id)
  if (!address) throw noSuch('addressId', id)
  return address
}
