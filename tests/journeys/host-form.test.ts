// Tests a form of the host's own, a club's request for a quote: validated by browser and host, and sent once with the pressed button.
import { expect, test } from 'vitest'
import { useShop } from './use-shop.ts'

const stage = useShop()
const messages = () => stage.shop.db.selectFrom('contact_message').select(['subject', 'message']).orderBy('id').execute()

test('on a phone a form shows errors while typing and on submit, and a valid one is sent once', async () => {
  const guest = await stage.visit('se', { viewport: { width: 390, height: 844 }, hasTouch: true })
  const { page } = guest
  await guest.open('clubs')
  await page.locator('[data-touchline="form-validator"] form[novalidate]').waitFor()
  const before = (await messages()).length
  await page.getByRole('button', { name: 'Beställ tygprover' }).click()
  const summary = page.locator('.touchline-summary')
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Klubb: Var vänlig fyll i det här fältet',
    'Ditt namn: Var vänlig fyll i det här fältet',
    'E-postadress: Var vänlig fyll i det här fältet',
    'Antal spelare: Var vänlig fyll i det här fältet',
    'Klubbfärger, en eller två: Var vänlig fyll i det här fältet',
    'Det jag har fyllt i får sparas så att jag kan få svar: Godkänn detta',
  ])
  await expect.poll(() => page.title()).toMatch(/^Fel: /)

  await summary.getByRole('link', { name: /^Antal/ }).click()
  await page.keyboard.type('4')
  const players = page.getByLabel('Antal spelare')
  await expect.poll(() => page.locator('#form-validator-error-4').textContent()).toBe('Ange ett tal mellan 5 och 500')
  expect(await players.getAttribute('aria-describedby')).toBe('form-validator-error-4')
  await players.fill('22')
  await expect.poll(() => players.getAttribute('aria-invalid')).toBe(null)

  await page.getByLabel('Klubb', { exact: true }).fill('IF Måsen')
  await page.getByLabel('Ditt namn').fill('Åsa Öberg')
  await page.getByLabel('E-postadress').fill('asa@example.com')
  await page.getByLabel('Ring upp mig').check()
  await page.getByLabel('Röd').check()
  await page.getByLabel('Det jag har fyllt i får sparas').check()
  await page.getByRole('button', { name: 'Beställ tygprover' }).click()
  await expect.poll(() => summary.getByRole('link').allTextContents()).toEqual(['Telefonnummer: Var vänlig fyll i det här fältet'])
  await page.getByLabel('Telefonnummer').fill('12')
  await page.getByLabel('Telefonnummer').blur()
  await expect
    .poll(() => page.locator('#club-phone + .form-validator-error').textContent())
    .toBe('Ett telefonnummer med 6 till 20 siffror, gärna med landsnummer')
  await page.getByLabel('Telefonnummer').fill('+46 8 123 456')
  await page.getByRole('button', { name: 'Beställ tygprover' }).dblclick()
  await page.getByText('Din förfrågan har nummer').waitFor()
  const after = (await messages()).slice(before)
  expect(after).toEqual([
    { subject: 'Beställ tygprover: IF Måsen', message: 'Antal spelare: 22\nKlubbfärger, en eller två: red\n+46 8 123 456' },
  ])
})

test('without JavaScript the host validates alone', async () => {
  const { page, open } = await plain()
  await open()
  await page.getByLabel('Club', { exact: true }).fill('A')
  await page.getByRole('button', { name: 'Ask for a quote' }).click()
  expect(await page.locator('.field-fault').allTextContents()).toEqual([
    'Min length is 2',
    'This field is required',
    'This field is required',
    'This field is required',
    'This field is required',
    'Please accept this',
  ])
  expect(await page.getByLabel('Club', { exact: true }).getAttribute('aria-describedby')).toBe('club-club-fault')
  expect(await page.getByLabel('Club', { exact: true }).inputValue()).toBe('A')
})

async function plain() {
  const guest = await stage.visit('en', { javaScriptEnabled: false, provoked: [/422/] })
  return { page: guest.page, open: () => guest.open('clubs') }
}
