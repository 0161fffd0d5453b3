// Tests of a player's entry: the link, the form, refusals, and a lost answer.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { environment } from '#shared/environment.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { openedTeamAnswer } from '#tests/support/answers.ts'
import { persistFor } from '#stores/kit/persisted.ts'
import { resetStores } from '#stores/kit/reset.ts'
import { control, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import teamEntry from './team-entry.tsx'

const token = '7.abcdefghijklmnopqrstuvwxyz'
const page = useWidgetPage(`https://shop.test/nl/account/team#${token}`)
const OPEN = 'POST api/teams/open'
const ENTER = 'POST api/teams/enter'
const REMIND = 'POST api/teams/remind'
const entered = (part: object = {}) =>
  openedTeamAnswer({ entry: { name: 'CLEO', number: '11', sizes: { 31: '3:11' }, is_approved: false, ...part } })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

async function open(part: object = {}): Promise<void> {
  page.shop.once(OPEN, json(openedTeamAnswer(part)))
  page.show(teamEntry)
  await shown('Under 12')
}

function choose(value: string): void {
  const select = document.querySelector('select')
  if (!select) throw new Error('There is no select.')
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

async function fillIn(): Promise<void> {
  await soon(() => control('Send to the organiser'))
  type('Name on the shirt', 'CLEO')
  type('Number', '11')
  choose('3:11')
}

test('the link opens the team, is told in a body, and leaves the address at once', async () => {
  await open()
  expect(page.shop.arrivals(OPEN)[0]?.body).toMatchObject({ token })
  expect(environment.location.hash).toBe('')
  await shown('You can sign up until 1 December 2026.')
})

test('she enters herself once, however often it is pressed, and may change it until it is approved', async () => {
  await open()
  await fillIn()
  page.shop.once(ENTER, json(entered(), 201))
  const button = control('Send to the organiser')
  button?.click()
  button?.click()
  await shown('Your entry is with the organiser. You can still change it here until it is approved.')
  expect(page.shop.arrivals(ENTER).map(({ body }) => body)).toEqual([
    { token, owner: expect.any(String), name: 'CLEO', number: '11', sizes: { 31: '3:11' } },
  ])
  type('Number', '12')
  page.shop.once(ENTER, json(entered({ number: '12' }), 201))
  await press('Save')
  await soon(() => page.shop.arrivals(ENTER).length === 2)
  const [first, second] = page.shop.arrivals(ENTER)
  expect(second?.body).toMatchObject({ owner: Object(first?.body).owner, number: '12' })
})

test('what is missing is said before anything is sent, and what the host refuses stands beside its field', async () => {
  await open()
  await soon(() => control('Send to the organiser'))
  await press('Send to the organiser')
  await shown('Please check these fields')
  expect(page.shop.arrivals(ENTER)).toEqual([])
  await fillIn()
  page.shop.once(ENTER, json({ message: 'No', errors: { number: ['Number 11 is taken by another player.'] } }, 422))
  await press('Send to the organiser')
  await shown('Number 11 is taken by another player.')
  expect([...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'))).toEqual(['number'])
})

test.each(['The closing date has passed. Nothing was changed.', 'The team is full. Ask your organiser.'])('%s', async (message) => {
  await open()
  await fillIn()
  page.shop.once(ENTER, json({ message, code: 'closed' }, 409))
  await press('Send to the organiser')
  await shown(message)
  expect(document.querySelector('input')?.value).toBeDefined()
})

test('after a lost answer the host says what it has, and it is no second player', async () => {
  await open()
  await fillIn()
  page.shop.once(ENTER, reset)
  page.shop.once(OPEN, json(entered()))
  await press('Send to the organiser')
  await shown('Your entry is with the organiser.')
  const [, again] = page.shop.arrivals(OPEN)
  expect(again?.body).toMatchObject({ owner: Object(page.shop.arrivals(ENTER)[0]?.body).owner })
})

test('after a lost answer an entry is hers also where the host writes its accent otherwise than her keyboard', async () => {
  await open()
  await fillIn()
  type('Name on the shirt', 'CHLOE\u0308')
  page.shop.once(ENTER, reset)
  page.shop.once(OPEN, json(entered({ name: 'CHLOË' })))
  await press('Send to the organiser')
  await shown('Your entry is with the organiser.')
})

test('one more player of the same team is somebody else', async () => {
  await open({ entry: { name: 'CLEO', number: '11', sizes: { 31: '3:11' }, is_approved: false } })
  await press('Enter another player')
  await fillIn()
  page.shop.once(ENTER, json(entered(), 201))
  await press('Send to the organiser')
  await shown('Your entry is with the organiser.')
  expect(Object(page.shop.arrivals(ENTER)[0]?.body).owner).not.toBe(Object(page.shop.arrivals(OPEN)[0]?.body).owner)
})

test('an approved entry is shown and cannot be changed; after the closing day there is no form', async () => {
  await open({ entry: { name: 'CLEO', number: '11', sizes: { 31: '3:11' }, is_approved: true }, is_open: false })
  await shown('Your entry is approved. Ask your organiser if something has to change.')
  await shown('The closing date has passed. Ask your organiser.')
  expect(document.querySelector('form')).toBeNull()
})

test('a link that was revoked says so, and a code can be typed', async () => {
  page.shop.once(OPEN, json({ message: 'This link does not work any more. Ask your organiser for a new one.', code: 'link' }, 404))
  page.show(teamEntry)
  await shown('This link does not work any more. Ask your organiser for a new one.')
  type('Code from your link', `https://shop.test/nl/account/team#${token}`)
  page.shop.once(OPEN, json(openedTeamAnswer()))
  await press('Open')
  await shown('Under 12')
  expect(page.shop.arrivals(OPEN).at(-1)?.body).toMatchObject({ token })
})

test('free numbers are pressed, those of others struck through; the number of somebody faster is no longer free', async () => {
  await open()
  await soon(() => control('Send to the organiser'))
  expect([...document.querySelectorAll('.team-entry-grid s')].map(words)).toEqual(['7', '9'])
  await press('10')
  expect(document.querySelector<HTMLInputElement>('[name="number"]')?.value).toBe('10')
  await soon(() => control('10')?.getAttribute('aria-pressed') === 'true')
  type('Name on the shirt', 'CLEO')
  choose('3:11')
  page.shop.once(ENTER, json({ message: 'No', errors: { number: ['Number 10 is taken by another player.'] } }, 422))
  page.shop.once(OPEN, json(openedTeamAnswer({ taken_numbers: ['7', '9', '10'] })))
  await press('Send to the organiser')
  await soon(() => document.querySelectorAll('.team-entry-grid s').length === 3)
  await shown('Number 10 is taken by another player.')
  expect(document.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('CLEO')
})

test('her own number of last year is hers to press, and named as kept', async () => {
  await open({ taken_numbers: ['9'], reserved_numbers: ['7'] })
  await soon(() => control('Send to the organiser'))
  expect([...document.querySelectorAll('.team-entry-grid s')].map(words)).toEqual(['9'])
  await press('7 kept for last year’s player')
  expect(document.querySelector<HTMLInputElement>('[name="number"]')?.value).toBe('7')
})

test('a host that keeps no numbers need not say so', async () => {
  await open({ reserved_numbers: undefined })
  await soon(() => control('Send to the organiser'))
  expect(document.querySelector('[data-reserved]')).toBeNull()
  expect(words(document.body)).not.toContain('last year')
})

test('it says when the data is deleted, and where the sizes are explained', async () => {
  await open()
  await shown('They are deleted after 15 December 2026 unless they are ordered or in the organiser’s cart by then.')
  const help = [...document.querySelectorAll('.team-entry-help [data-touchline]')]
  expect(help.map((mount) => [mount.getAttribute('data-touchline'), mount.getAttribute('data-product-id')])).toEqual([
    ['size-chart', '31'],
    ['size-advice', '31'],
  ])
})

test('an address for the reminder is left, and taken back', async () => {
  await open()
  await soon(() => control('Not sure yet? We remind you by e-mail'))
  await press('Remind me')
  expect(page.shop.arrivals(REMIND)).toEqual([])
  type('E-mail address', 'cleo@example.com')
  page.shop.once(REMIND, json(openedTeamAnswer({ reminder: 'cleo@example.com' })))
  await press('Remind me')
  await shown('The reminder goes to cleo@example.com.')
  page.shop.once(REMIND, json(openedTeamAnswer()))
  await press('Do not remind me')
  await soon(() => control('Remind me'))
  expect(page.shop.arrivals(REMIND).map(({ body }) => Object(body).email)).toEqual(['cleo@example.com', ''])
})

test('who opens the link again on another day finds her entry, and says first whether it is about the same player', async () => {
  await open()
  await fillIn()
  page.shop.once(ENTER, json(entered(), 201))
  await press('Send to the organiser')
  await shown('Your entry is with the organiser.')
  const first = Object(page.shop.arrivals(ENTER)[0]?.body).owner

  // The next day, in a new tab.
  document.body.replaceChildren()
  resetStores()
  persistFor('nl')
  environment.storage('session').remove('touchline:nl:team-entry')
  environment.replaceAddress(`/nl/account/team#${token}`)
  page.shop.once(OPEN, json(entered()))
  page.show(teamEntry)
  await shown('This player was entered on this device.')
  expect(Object(page.shop.arrivals(OPEN).at(-1)?.body).owner).toBe(first)
  expect(words(document.querySelector('.team-entry-facts'))).toContain('CLEO')
  expect(document.querySelector('form')).toBeNull()
  await press('Change this entry')
  await soon(() => control('Save'))
  expect(words(document.activeElement)).toBe('Under 12')
  expect(document.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('CLEO')
  // What is kept opens no link.
  const kept = environment.storage('local').get('touchline:nl:team-owners')
  expect(kept).toContain(first)
  expect(kept).not.toContain(token)
})
