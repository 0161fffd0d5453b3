// Tests of team orders from the organiser's point of view; long because all look at the same order.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { emit } from '#shared/events/bus.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { teamsAnswer } from '#tests/support/answers.ts'
import { control, field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import teamOrders from './team-orders.tsx'

const page = useWidgetPage('https://shop.test/nl/account/teams')
const TEAMS = 'api/customer/teams'
const [team] = teamsAnswer().items
const withTeam = (part: object) => teamsAnswer({ items: [{ ...team, ...part }] })

async function open(part: object = {}, options: object = {}): Promise<void> {
  page.shop.once(`GET ${TEAMS}`, json(teamsAnswer(part)))
  page.show(teamOrders, options)
  await shown('New team order')
}

test('says of each player what she wears and where she stands; who is in the cart or ordered cannot be taken off', async () => {
  await open()
  expect([...document.querySelectorAll('.team-orders-player')].map(words)).toEqual([
    'ANNANumber 7OrderedHome shirt M, Socks 39-42',
    'BONumber 9ApprovedHome shirt M, Socks 39-42Add to cart BORemove BO',
    'CLEONumber 11Waiting for youHome shirt M, Socks 39-42Approve CLEORemove CLEO',
  ])
})

test('a row of pieces is called by their number, and a player with several says so', async () => {
  const [anna, bo] = team?.players ?? []
  await open({
    items: [
      {
        ...team,
        players: [
          { ...anna, qty: 2 },
          { ...bo, name: '', number: '', qty: 20 },
        ],
      },
    ],
  })
  expect([...document.querySelectorAll('.team-orders-player')].map(words)).toEqual([
    'ANNA2 piecesNumber 7OrderedHome shirt M, Socks 39-42',
    '20 piecesApprovedHome shirt M, Socks 39-42Add to cart 20 piecesRemove 20 pieces',
  ])
})

test('a player is approved once, however often it is pressed', async () => {
  await open()
  page.shop.once(`PUT ${TEAMS}/7/players/3`, json(withTeam({ players: [{ ...team?.players[2], state: 'approved' }] })))
  const button = control('Approve CLEO')
  button?.click()
  button?.click()
  await soon(() => control('Approve CLEO') === undefined)
  expect(page.shop.arrivals(`PUT ${TEAMS}/7/players/3`)).toHaveLength(1)
})

test('all who wait and have their sizes are approved with one press; a refusal ends it, and who was approved stays so', async () => {
  const [, bo, cleo] = team?.players ?? []
  const waiting = [cleo, { ...bo, state: 'waiting' }, { ...cleo, id: 9, name: 'DEE', missing: ['Socks'] }]
  await open({ items: [{ ...team, players: waiting }] })
  const one = withTeam({ players: [{ ...cleo, state: 'approved' }, ...waiting.slice(1)] })
  page.shop.once(`PUT ${TEAMS}/7/players/3`, json(one))
  page.shop.once(`PUT ${TEAMS}/7/players/2`, json({ message: 'No', code: 'size' }, 409))
  page.shop.once(`GET ${TEAMS}`, json(one))
  await press('Approve all 2 players')
  await soon(() => control('Approve CLEO') === undefined && control('Approve BO') !== undefined)
  expect(page.shop.arrivals(`PUT ${TEAMS}/7/players/9`)).toEqual([])
  await shown('No')
})

test('after a player is approved the focus is at her row, and after one is removed at the next', async () => {
  await open()
  const list = [...document.querySelectorAll('.team-orders-player')]
  page.shop.once(
    `PUT ${TEAMS}/7/players/3`,
    json(withTeam({ players: team?.players.map((one, at) => (at === 2 ? { ...one, state: 'approved' } : one)) })),
  )
  await press('Approve CLEO')
  await soon(() => document.activeElement === list[2])
  expect(words(document.activeElement)).toContain('CLEONumber 11Approved')
  page.shop.once(`DELETE ${TEAMS}/7/players/2`, json(withTeam({ players: team?.players.toSpliced(1, 1) })))
  await press('Remove BO')
  await soon(() => words(document.activeElement).startsWith('CLEO'))
})

test('the link is copied, and revoked for good', async () => {
  const written: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  })
  await open()
  await press('Copy link')
  await shown('The link was copied')
  expect(written).toEqual([team?.link])
  page.shop.once(`DELETE ${TEAMS}/7/link`, json(withTeam({ link: null, is_open: false })))
  await press('Revoke link')
  await shown('There is no link, so nobody can sign up.')
  expect(words(document.body)).not.toContain('Players can sign up until')
  expect(control('Copy link')).toBeUndefined()
  page.shop.once(`PUT ${TEAMS}/7/link`, json(teamsAnswer()))
  await press('Create new link')
  await soon(() => control('Copy link'))
})

test('another closing day is set in a form that comes when it is asked for, and collecting ends at once', async () => {
  await open()
  await press('Change day')
  await soon(() => control('Set day'))
  type('Open until', '2026-12-05')
  page.shop.once(`PUT ${TEAMS}/7/closing-day`, json({ message: 'No', errors: { closes_on: ['Choose a closing day.'] } }, 422))
  await press('Set day')
  await shown('Choose a closing day.')
  type('Open until', '2026-12-06')
  page.shop.once(`PUT ${TEAMS}/7/closing-day`, json(withTeam({ closes_on: '2026-12-06' })))
  await press('Set day')
  await shown('Players can sign up until 6 Dec')
  expect(page.shop.arrivals(`PUT ${TEAMS}/7/closing-day`).at(-1)?.body).toEqual({ closes_on: '2026-12-06' })
  await soon(() => control('Set day') === undefined)
  page.shop.once(`DELETE ${TEAMS}/7/closing-day`, json(withTeam({ is_open: false, closes_on: '2026-11-23' })))
  await press('Close sign-up now')
  await soon(() => control('Close sign-up now') === undefined)
  await shown('Closed since')
})

test('only who is missing is ordered, and the answer shows that nobody is any more', async () => {
  await open()
  page.shop.once(`POST ${TEAMS}/7/order`, json(withTeam({ players: [{ ...team?.players[1], state: 'in-cart' }] })))
  await press('Add 1 missing player to the cart')
  await shown('Nobody is missing: all approved players are in the cart or ordered.')
})

test('while a player waits for the organiser nobody says that nobody is missing', async () => {
  await open(withTeam({ players: [{ ...team?.players[0], state: 'ordered' }, team?.players[2]] }))
  await shown('Waiting for you')
  expect(words(document.body)).not.toContain('Nobody is missing')
})

test('what another tab has ordered meanwhile is said, and the list is as it is now', async () => {
  await open()
  page.shop.once(`POST ${TEAMS}/7/order`, json({ message: 'Nobody is missing.', code: 'nothing' }, 409))
  page.shop.once(`GET ${TEAMS}`, json(withTeam({ players: [{ ...team?.players[1], state: 'in-cart' }] })))
  await press('Add 1 missing player to the cart')
  await shown('In the cart')
  await shown('Nobody is missing.')
})

test('a lost answer ends in what the server has', async () => {
  await open()
  page.shop.once(`DELETE ${TEAMS}/7/players/3`, reset)
  page.shop.once(`GET ${TEAMS}`, json(withTeam({ players: team?.players.slice(0, 2) })))
  await press('Remove CLEO')
  await soon(() => document.querySelectorAll('.team-orders-player').length === 2)
})

test('a new one begins from the roster that a link named; what is wrong stands beside its field, and the fields are empty once it is there', async () => {
  await open({ items: [] }, { values: { source: 'order-4' } })
  expect(document.querySelector('select')?.value).toBe('order-4')
  await press('Create link for players')
  await shown('Please check these fields')
  expect(page.shop.arrivals(`POST ${TEAMS}`)).toEqual([])
  type('Name of the team order', 'Under 12')
  type('Closing date', '2026-12-01')
  page.shop.once(`POST ${TEAMS}`, json({ message: 'No', errors: { closes_on: ['Choose a closing date within the next 180 days.'] } }, 422))
  await press('Create link for players')
  await shown('Choose a closing date within the next 180 days.')
  type('Closing date', '2026-12-02')
  page.shop.once(`POST ${TEAMS}`, json(teamsAnswer()))
  await press('Create link for players')
  await shown('Under 12')
  expect(page.shop.arrivals(`POST ${TEAMS}`).at(-1)?.body).toEqual({ source: 'order-4', title: 'Under 12', closes_on: '2026-12-02' })
  await soon(() => [...document.querySelectorAll('input')].every(({ name, value }) => name !== 'title' || value === ''))
})

test('the kit whose page led here is still chosen after everything was loaded anew', async () => {
  const kit = { id: 'kit-12', name: 'Team kit', players: 0, is_ordered: false, team: null, year: null }
  page.shop.always(`GET ${TEAMS}`, (response, request) =>
    json(teamsAnswer({ sources: [...(request.query.get('source') === 'kit-12' ? [kit] : []), ...teamsAnswer().sources] }))(
      response,
      request,
    ),
  )
  page.show(teamOrders, { values: { source: 'kit-12' } })
  await shown('New team order')
  expect(document.querySelector('select')?.value).toBe('kit-12')
  emit('cart:removed', { lines: [], cart: null })
  await soon(() => page.shop.arrivals(`GET ${TEAMS}`).length === 2)
  page.shop.once(`DELETE ${TEAMS}/7/link`, json(withTeam({ link: null, is_open: false })))
  await press('Revoke link')
  await shown('There is no link, so nobody can sign up.')
  expect(document.querySelector('select')?.value).toBe('kit-12')
})

test('without a roster it says how to come by one', async () => {
  await open({ items: [], sources: [] })
  await shown('No team order yet.')
  await shown('A team order starts on the page of a kit, or from a kit in your cart or in an order.')
})

test('each has a page of its own where the host has one, and the list says how far it is', async () => {
  await open({}, { teamUrl: '/nl/account/teams/{id}' })
  expect(control('Open Under 12')?.getAttribute('href')).toBe('/nl/account/teams/7')
  await shown('3 players, 1 waits for you')
  expect(document.querySelectorAll('.team-orders-player')).toHaveLength(0)
})

test('a new one leads to its page, where the link is', async () => {
  await open({ items: [] }, { teamUrl: '/nl/account/teams/{id}' })
  type('Name of the team order', 'Under 12')
  type('Closing date', '2026-12-01')
  page.shop.once(`POST ${TEAMS}`, json(teamsAnswer()))
  await press('Create link for players')
  await soon(() => page.tab.left.includes('/nl/account/teams/7'))
})

test('its page shows the kit, until when it can be ordered, when data is deleted, and the pieces in all', async () => {
  page.shop.once(`GET ${TEAMS}`, json(teamsAnswer()))
  page.show(teamOrders, { teamId: 7 })
  await shown('You can order this kit until 31 July 2029, also for players who join later.')
  await shown('Order by 15 December 2026: names and numbers that are neither ordered nor in your cart are deleted after that day.')
  expect(words(document.querySelector('.team-orders-totals'))).toBe('Pieces in allHome shirt: 22 × MSocks: 44 × 39-42')
  expect(document.querySelector('.team-orders-new')).toBeNull()
})

test('a reminder is sent once, and the page says when', async () => {
  await open()
  await shown('2 players have left an e-mail address and not signed up yet.')
  const sent = { addresses: 2, sent_on: '2026-11-23', can_send: false }
  page.shop.once(`POST ${TEAMS}/7/reminder`, json(withTeam({ reminder: sent })))
  const button = control('Send a reminder by e-mail')
  button?.click()
  button?.click()
  await shown('The last reminder was sent on 23 November 2026.')
  expect(page.shop.arrivals(`POST ${TEAMS}/7/reminder`)).toHaveLength(1)
  expect(control('Send a reminder by e-mail')).toBeUndefined()
})

test('one player who joins later is in the cart by two presses', async () => {
  const [, , cleo] = team?.players ?? []
  await open(withTeam({ players: [{ ...team?.players[0] }, cleo] }))
  page.shop.once(`PUT ${TEAMS}/7/players/3`, json(withTeam({ players: [team?.players[0], { ...cleo, state: 'approved' }] })))
  await press('Approve CLEO')
  page.shop.once(`POST ${TEAMS}/7/players/3/order`, json(withTeam({ players: [team?.players[0], { ...cleo, state: 'in-cart' }] })))
  await press('Add to cart CLEO')
  await shown('In the cart')
  expect(page.shop.arrivals(`POST ${TEAMS}/7/players/3/order`)).toHaveLength(1)
})

test('last year’s list is a start, and it says what is to be done with it', async () => {
  await open({ items: [] }, { values: { source: 'team-3' } })
  expect(document.querySelector('select')?.selectedOptions[0]?.text).toBe('Team kit, 11 players of Under 11 2025')
  await shown('see whether last year’s sizes still fit, approve who stays, and remove who leaves.')
  expect(field('Name of the team order').value).toBe('Under 12')
})

test('the name of a new one follows the list that it starts from, until one was typed', async () => {
  await open({ items: [] }, { values: { source: 'order-4' } })
  const list = document.querySelector('select')
  if (!list) throw new Error('no list of kits')
  const choose = (value: string) => {
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  expect(field('Name of the team order').value).toBe('')
  choose('team-3')
  await soon(() => field('Name of the team order').value === 'Under 12')
  choose('cart-5')
  await soon(() => field('Name of the team order').value === '')
  type('Name of the team order', 'Girls')
  choose('team-3')
  await soon(() => list.value === 'team-3')
  expect(field('Name of the team order').value).toBe('Girls')
})

test('sizes of an earlier season are asked for: what was worn then, and the next size with one press', async () => {
  const [, , waiting] = team?.players ?? []
  const last = { year: 2025, sizes: [{ product_id: 31, value: '3:11', size: 'M' }] }
  const cleo = { ...waiting, last }
  await open({ items: [{ ...team, players: [cleo] }] })
  const row = () => words([...document.querySelectorAll('.team-orders-player')].at(-1))
  expect(row()).toContain('Home shirt M as in 2025')
  expect(control('Smaller: M Home shirt, CLEO')).toBeUndefined()
  const [shirt, socks] = waiting?.sizes ?? []
  const grown = { ...cleo, sizes: [{ ...shirt, value: '3:12', size: 'L' }, socks] }
  page.shop.once(`PUT ${TEAMS}/7/players/3/sizes`, json(withTeam({ players: [grown] })))
  await press('Larger: L Home shirt, CLEO')
  await soon(() => row().includes('Home shirt L 2025: M'))
  expect(page.shop.arrivals(`PUT ${TEAMS}/7/players/3/sizes`).at(-1)?.body).toEqual({ sizes: { 31: '3:12' } })
  expect(control('Larger: XL Home shirt, CLEO')).toBeUndefined()
  // There is no larger one, so the pressed button is gone.
  await soon(() => document.activeElement === document.querySelector('.team-orders-player'))
})

test('a size that is no longer made is named at its player', async () => {
  await open(withTeam({ parts: [], players: [{ ...team?.players[2], last: null, sizes: [], missing: ['Home shirt', 'Socks'] }] }))
  await shown('1 player, 1 waits for you, 1 with a size missing')
  await shown('No size: Home shirt, Socks. Remove this entry, and let the player sign up again.')
})

test.each(['waiting', 'approved'])(
  'a player without a size, %s, cannot be approved or ordered, and holds nobody else back',
  async (state) => {
    const [, bo, cleo] = team?.players ?? []
    await open(withTeam({ players: [bo, { ...cleo, state, sizes: [], missing: ['Home shirt'] }] }))
    await shown('Add 1 missing player to the cart')
    expect([control('Approve CLEO'), control('Add to cart CLEO')]).toEqual([undefined, undefined])
    expect(control('Remove CLEO')).toBeDefined()
  },
)
