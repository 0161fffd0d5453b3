// Tests the start of a team order on a kit's page: the kit as chosen, the login in between, and the link at the end.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { environment } from '#shared/environment.ts'
import { chooseOfPick } from '#stores/product/bundle.ts'
import { productStore } from '#stores/product/product.ts'
import { $products } from '#stores/product/state.ts'
import { $isLoginOpen, closeLogin, offerLogin } from '#stores/session/current-customer.ts'
import { login } from '#stores/session/customer.ts'
import { restoreTeamLink } from '#stores/teams/team-link.ts'
import { customerAnswer, sessionAnswer, teamsAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { openKit, seasonKit } from './team-link.fixture.ts'
import teamLink from './team-link.tsx'

const page = useWidgetPage('https://shop.test/nl/product/team-kit')
const START = 'POST api/customer/teams'
const [team] = teamsAnswer().items
const show = (part: object = {}) =>
  page.show(teamLink, { productId: 90008, product: seasonKit, teamUrl: '/nl/account/teams/{id}', ...part })

async function open(): Promise<void> {
  await press('Send your players a link')
  await soon(() => control('Create link'))
}

async function fillIn(): Promise<void> {
  type('Name of the team', 'Under 12')
  type('Closing date', '2026-12-01')
  await press('Create link')
}

test('a kit says until when it can be ordered, and asks nothing before the press', async () => {
  show()
  await shown('You can order this kit until 31 July 2029, also for players who join later.')
  expect(page.shop.calls()).toEqual([])
})

test('the kit as it is chosen starts a team order, and its link can be sent at once', async () => {
  show()
  await open()
  page.shop.once(
    START,
    json(
      teamsAnswer({
        items: [
          { ...team, id: 6 },
          { ...team, id: 7, title: 'Under 13' },
          { ...team, id: 8 },
        ],
      }),
    ),
  )
  await fillIn()
  await shown('Your team order is ready. Players can sign up until 1 December 2026.')
  expect(page.shop.arrivals(START)[0]?.body).toEqual({
    item: {
      sku: 'KIT',
      qty: 1,
      product_option: {
        extension_attributes: {
          bundle_options: [
            { option_id: 1, option_qty: 1, option_selections: [31], extension_attributes: { selection_configurable_options: [] } },
            { option_id: 2, option_qty: 1, option_selections: [32], extension_attributes: { selection_configurable_options: [] } },
          ],
        },
      },
    },
    title: 'Under 12',
    closes_on: '2026-12-01',
  })
  expect(document.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe(team?.link)
  expect(control('To the team order')?.getAttribute('href')).toBe('/nl/account/teams/8')
})

test('a colour that nobody has chosen is named, and nothing is sent until it is', async () => {
  show({ product: openKit })
  await open()
  document.body.insertAdjacentHTML('beforeend', '<p data-product="90008" data-field="bundle.1.31.93"><select id="colour"></select></p>')
  await press('Home shirt: Choose an option: Colour')
  expect(document.activeElement?.id).toBe('colour')
  await fillIn()
  await shown('First choose what the whole team wears, such as the colour of each part.')
  expect(page.shop.arrivals(START)).toEqual([])
  chooseOfPick(90008, { optionId: 1, selectionId: 31 }, 'color', 21)
  page.shop.once(START, json(teamsAnswer()))
  await press('Create link')
  await shown('Your team order is ready.')
  const { item } = Object(page.shop.arrivals(START)[0]?.body)
  expect(item.product_option.extension_attributes.bundle_options[0].extension_attributes.selection_configurable_options).toEqual([
    { super_attribute_id: 93, super_attribute_option_id: 21 },
  ])
})

test('a guest logs in on the login page, comes back to the same place, and nothing is lost', async () => {
  show({ product: openKit })
  await open()
  chooseOfPick(90008, { optionId: 1, selectionId: 31 }, 'color', 21)
  page.shop.once(START, json({ message: 'Please log in.', code: 'login' }, 401))
  await fillIn()
  await soon(() => page.tab.left.length === 1)
  const left = new URL(page.tab.left[0] ?? '', 'https://shop.test/')
  expect([left.pathname, left.searchParams.get('back')]).toEqual(['/nl/account/login', '/nl/product/team-kit'])
  // The page is loaded anew after the login.
  document.body.replaceChildren()
  $products.set({})
  show({ product: openKit })
  await soon(() => document.querySelector<HTMLInputElement>('[name="title"]')?.value === 'Under 12')
  expect(document.querySelector<HTMLInputElement>('[name="closesOn"]')?.value).toBe('2026-12-01')
  expect(productStore(90008).$items.get()[0]?.choices).toEqual([{ attributeCode: 'color', optionId: 21 }])
  // Once is enough: the next visit to the kit starts at its top.
  expect(restoreTeamLink(90008)).toBeNull()
})

test('a guest logs in over the page, and the same press goes on', async () => {
  const stop = offerLogin()
  show()
  await open()
  page.shop.once(START, json({ message: 'Please log in.', code: 'login' }, 401))
  await fillIn()
  await soon(() => $isLoginOpen.get())
  page.browser.cookies.set('touchline-session', '1000')
  page.shop.once('POST api/customer/login', json({ customer: customerAnswer(), cart_conflict: false }))
  page.shop.once('GET api/session', json(sessionAnswer({ customer: customerAnswer(), changed_at: 1000 })))
  page.shop.once(START, json(teamsAnswer()))
  expect((await login('kim@example.com', 'Correct-Horse-9')).ok).toBe(true)
  closeLogin()
  await shown('Your team order is ready.')
  expect(page.shop.arrivals(START)).toHaveLength(2)
  expect(page.tab.left).toEqual([])
  stop()
})

test('a guest who closes the login keeps what she entered, and reads why nothing was started', async () => {
  const stop = offerLogin()
  show()
  await open()
  page.shop.once(START, json({ message: 'Please log in.', code: 'login' }, 401))
  await fillIn()
  await soon(() => $isLoginOpen.get())
  closeLogin()
  await shown('Please log in.')
  expect(document.querySelector<HTMLInputElement>('[name="title"]')?.value).toBe('Under 12')
  expect(restoreTeamLink(90008)).toBeNull()
  stop()
})

test('the panel says whether it is open, and keeps what was typed while it is closed', async () => {
  show()
  const state = (name: string) => control(name)?.getAttribute('aria-expanded')
  await soon(() => state('Send your players a link') === 'false')
  await open()
  expect(state('Close')).toBe('true')
  type('Name of the team', 'Under 12')
  await press('Close')
  await soon(() => state('Send your players a link') === 'false')
  expect(control('Create link')?.closest('[hidden]')).toBeTruthy()
  await press('Send your players a link')
  await soon(() => state('Close') === 'true')
  expect(control('Create link')?.closest('[hidden]')).toBeNull()
  expect(document.querySelector<HTMLInputElement>('[name="title"]')?.value).toBe('Under 12')
})

test('what is wrong stands beside its field, in the server’s words', async () => {
  show()
  await open()
  page.shop.once(START, json({ message: 'No', errors: { closes_on: ['Choose a closing date within the next 180 days.'] } }, 422))
  await fillIn()
  await shown('Choose a closing date within the next 180 days.')
  expect([...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'))).toEqual(['closesOn'])
})

test('on another page it shows the kit, and leads to its page where a colour is to be chosen', async () => {
  show({ product: openKit, showsKit: true })
  await shown('Team kit')
  expect(control('Send your players a link')?.getAttribute('href')).toMatch(/#team-link$/)
})

test('the fragment of that link opens the form', async () => {
  environment.replaceAddress('/nl/product/team-kit#team-link')
  show()
  await soon(() => control('Create link'))
})

test('a product that is no kit gets nothing', async () => {
  const mount = show({ product: { ...seasonKit, team_wear: null } })
  await soon(() => words(mount) === '')
})
