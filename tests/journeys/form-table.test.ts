// Tests the table of difficult input in the checkout's form in the browser: valid input has no message, invalid input its exact message.
import { describe, expect, test } from 'vitest'
import { addressFields, type AddressFieldName } from '#shared/address/rules/address-fields.ts'
import { formCases, type FormCase } from '#shared/domain/form.cases.ts'
import type { Problem } from '#shared/domain/problem.ts'
import type { StoreCode } from '#demo-pages/host/store-view.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

const stores: Record<string, StoreCode> = { NL: 'nl', BE: 'be', GB: 'en', DE: 'de', SE: 'se' }
const fieldsOf = (country: string) => new Set<FormCase['field']>(['email', ...addressFields(country).map(({ name }) => name)])

/** Whether a field can hold the case: a text field has no line breaks, and a list of countries no free text. */
const canBeTyped = ({ field, text }: FormCase) => field !== 'country_id' && !text.includes('\n') && !text.includes('\u0000')

/** The spec's messages, word for word, in the English store. */
function sentenceOf(problem: Problem | null): string {
  if (!problem) return ''
  const { length } = { length: 0, ...('values' in problem ? problem.values : {}) }
  switch (problem.code) {
    case 'form.required':
      return 'This field is required'
    case 'form.email':
      return 'Please enter a valid email address'
    case 'form.min-length':
      return `Min length is ${length}`
    case 'form.max-length':
      return `Max length is ${length}`
    default:
      return 'The value is incorrect'
  }
}

const nameOf = (field: FormCase['field']) => (field === 'email' ? 'email' : `shipping_${field}`)

/** Enters each case, leaves the field, and returns the message; in one call, since only the result matters. */
async function typeAll({ page }: Guest, cases: readonly FormCase[]): Promise<string[]> {
  return page.evaluate(
    async (typed) => {
      const said: string[] = []
      for (const { name, text } of typed) {
        const input = document.querySelector<HTMLInputElement>(`[data-touchline="checkout"] input[name="${name}"]`)
        if (!input) throw new Error(`The form has no ${name}`)
        // Changes the field as a keyboard does: the browser itself fires the events.
        for (const entry of ['x', text]) {
          input.focus()
          input.select()
          document.execCommand(entry ? 'insertText' : 'delete', false, entry)
        }
        input.blur()
        // The message after leaving a field is rendered in a later task.
        await new Promise((resolve) => setTimeout(resolve))
        const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
        const error = ids.map((one) => document.getElementById(one)).find((one) => one?.id.endsWith('-error'))
        said.push(input.getAttribute('aria-invalid') === 'true' ? (error?.textContent?.trim() ?? 'invalid without a word') : '')
      }
      return said
    },
    cases.map(({ field, text }) => ({ name: nameOf(field), text })),
  )
}

describe.each(rowsOf(Object.entries(stores)))('in %s', (country, store) => {
  test('the form agrees with every line of the table', async () => {
    const guest = await stage.visit(store)
    await guest.fillCart()
    await guest.openCheckout()
    await guest.button(guest.words.moreFields).click()
    // The test checks which message is shown; its translation is the catalogues' matter.
    const isEnglish = store === 'en'
    const own = formCases.filter(
      (one) => canBeTyped(one) && (one.country ?? 'NL') === (one.country ? country : 'NL') && fieldsOf(country).has(one.field),
    )
    expect(own.length).toBeGreaterThan(80)
    const said = await typeAll(guest, own)
    const reported = own.map(
      ({ field, text }, index) => `${field} ${JSON.stringify(text.slice(0, 40))}: ${isEnglish ? said[index] : said[index] !== ''}`,
    )
    const expected = own.map(
      ({ field, text, problem }) => `${field} ${JSON.stringify(text.slice(0, 40))}: ${isEnglish ? sentenceOf(problem) : problem !== null}`,
    )
    expect(reported).toEqual(expected)
  })
})

test('a missing country has a message', async () => {
  const guest = await stage.visit('en')
  await guest.fillCart()
  await guest.openCheckout()
  const field = (name: AddressFieldName) => guest.page.locator(`[data-touchline="checkout"] [name="shipping_${name}"]`)
  await field('country_id').evaluate((select) => {
    if (!(select instanceof HTMLSelectElement)) return
    select.add(new Option('', ''))
    select.value = ''
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await guest.button(guest.words.continue).click()
  await guest.page.getByRole('link', { name: 'Country: Select a country' }).waitFor()
})
