// `/account/addresses`: the address book, whose plain forms post to its own address.
import { readForm, readId } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import type { AddressBook } from '../shop/address-book.ts'
import {
  addAddress,
  changeAddress,
  chooseDefault,
  parseOwnAddress,
  readAddressBook,
  removeAddress,
  seenVersion,
} from '../shop/address-book.ts'
import { ShopError } from '../shop/shop-error.ts'
import { accountPage } from './account-frame.ts'
import { countriesOf } from './checkout.ts'
import { html } from './markup.ts'
import type { Page } from './page.ts'
import { callBody, refusedFields } from './plain-refusal.ts'
import { mount } from './mount.ts'
import { given } from './returns.ts'
import { refusable, refusalText } from './service-page.ts'

/** GET and POST `/account/addresses` */
export const showAddresses = accountPage('account/addresses', async (page, texts, c) => {
  const [shop, session] = [c.get('shop'), c.get('session')]
  const own = page.link('account/addresses')
  let refused: Refused | null = null
  if (c.req.method === 'POST') {
    const form = await readForm(c)
    const done = await refusable(() => take(c, form))
    if (done.value) {
      sendHint(c, session)
      return c.redirect(own, 303)
    }
    refused = done.refusal && { refusal: done.refusal, form }
  }
  const book = await readAddressBook(shop.db, session.customerId ?? 0)
  const isSaving = refused?.form.get('step') === 'save'
  const openId = isSaving ? refused?.form.get('id') : c.req.query('open')
  const open = openId === 'new' ? 'new' : (book.addresses.find(({ id }) => id === readId(openId))?.id ?? null)
  return {
    title: texts.addresses,
    status: refused?.refusal.status ?? 200,
    body: html`${refused && html`<p class="notice notice-error" role="alert">${refusalText(page, refused.refusal)}</p>`}
    ${mount(page, 'address-book', {
      when: 'load',
      options: given({ action: own, countries: countriesOf(page.store), open, ...(refused && isSaving ? typed(page, refused) : {}) }),
      answers: { 'api/customer/addresses': book },
      fallback: html`<form action="${own}" method="get"><button class="button" type="submit" name="open" value="new">${texts.addresses}</button></form>`,
    })}`,
  }
})

interface Refused {
  refusal: ShopError
  form: URLSearchParams
}

/** The submitted values and their errors, shown when the form is rendered again. */
function typed(page: Page, { refusal, form }: Refused): Record<string, unknown> {
  const names = [...plainFields, 'street', 'house_number', 'addition']
  return {
    values: Object.fromEntries(names.flatMap((name) => (form.has(name) ? [[name, (form.get(name) ?? '').slice(0, 300)]] : []))),
    refused: callBody(new URLSearchParams(refusedFields(page, refusal))),
    isChanged: refusal.code === 'changed',
  }
}

async function take(c: HostContext, form: URLSearchParams): Promise<AddressBook> {
  const [shop, session] = [c.get('shop'), c.get('session')]
  const id = readId(form.get('id'))
  switch (form.get('step')) {
    case 'save': {
      const address = parseOwnAddress(readAddress(form), c.get('store'))
      return id < 0
        ? addAddress(shop, session, address)
        : changeAddress(shop, session, id, address, seenVersion({ version: form.get('version') }))
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

/** Renames the fields of a plain form to those of the call. */
function readAddress(form: URLSearchParams): Record<string, unknown> {
  const text = (name: string) => form.get(name)
  return {
    ...Object.fromEntries(plainFields.map((name) => [name, text(name)])),
    street: [text('street'), text('house_number'), text('addition')],
    default_shipping: form.has('isShipping'),
    default_billing: form.has('isBilling'),
  }
}
