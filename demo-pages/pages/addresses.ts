// `/account/addresses`: the address book, whose plain forms post to its own address.
import { readForm, readId } from '../server/body.ts'
import type { HostContext } from '../server/context.ts'
import { sendHint } from '../server/cookies.ts'
import type { AddressBook } from '../shop/address-book.ts'
import { addAddress, changeAddress, chooseDefault, parseOwnAddress, readAddressBook, removeAddress } from '../shop/address-book.ts'
import { ShopError } from '../shop/shop-error.ts'
import { accountPage } from './account-frame.ts'
import { countriesOf } from './checkout.ts'
import { html } from './markup.ts'
import { mount } from './mount.ts'
import { given } from './returns.ts'
import { refusable, refusalText } from './service-page.ts'

/** GET and POST `/account/addresses` */
export const showAddresses = accountPage('account/addresses', async (page, words, c) => {
  const [shop, session] = [c.get('shop'), c.get('session')]
  const own = page.link('account/addresses')
  let refusal: ShopError | null = null
  if (c.req.method === 'POST') {
    const form = await readForm(c)
    const done = await refusable(() => take(c, form))
    if (done.value) {
      sendHint(c, session)
      return c.redirect(own, 303)
    }
    refusal = done.refusal
  }
  const book = await readAddressBook(shop.db, session.customerId ?? 0)
  const asked = c.req.query('open')
  const open = asked === 'new' ? 'new' : (book.addresses.find(({ id }) => id === readId(asked))?.id ?? null)
  return {
    title: words.addresses,
    status: refusal?.status ?? 200,
    body: html`${refusal && html`<p class="notice notice-error" role="alert">${refusalText(page, refusal)}</p>`}
    ${mount(page, 'address-book', {
      when: 'load',
      options: given({ action: own, countries: countriesOf(page.store), open }),
      answers: { 'api/customer/addresses': book },
      fallback: html`<form action="${own}" method="get"><button class="button" type="submit" name="open" value="new">${words.addresses}</button></form>`,
    })}`,
  }
})

async function take(c: HostContext, form: URLSearchParams): Promise<AddressBook> {
  const [shop, session] = [c.get('shop'), c.get('session')]
  const id = readId(form.get('id'))
  switch (form.get('step')) {
    case 'save': {
      const address = parseOwnAddress(readAddress(form), c.get('store'))
      return id < 0 ? addAddress(shop, session, address) : changeAddress(shop, session, id, address)
    }
    case 'shipping':
      return chooseDefault(shop, session, id, { default_shipping: true, default_billing: null })
    case 'billing':
      return chooseDefault(shop, session, id, { default_shipping: null, default_billing: true })
    case 'remove':
      return removeAddress(shop, session, id)
    default:
      throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  }
}

const plainFields = ['prefix', 'firstname', 'middlename', 'lastname', 'company', 'country_id', 'postcode', 'city', 'region', 'telephone']

/** A plain form's fields as a call has them. */
function readAddress(form: URLSearchParams): Record<string, unknown> {
  const text = (name: string) => form.get(name)
  return {
    ...Object.fromEntries(plainFields.map((name) => [name, text(name)])),
    street: [text('street'), text('house_number'), text('addition')],
    default_shipping: form.has('isShipping'),
    default_billing: form.has('isBilling'),
  }
}
