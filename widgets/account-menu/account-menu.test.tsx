// Tests of the account in the header: guest and customer, the popup and its errors, two carts, and logging out.
// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { configureExtensions } from '#shared/state/extensions.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { control, field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { requireLogin } from '#stores/session/current-customer.ts'
import { $customer, closeLogin, openLogin } from '#stores/session/customer.ts'
import accountMenu from './account-menu.tsx'

const page = useWidgetPage()
const LOGIN = 'POST api/customer/login'
const LOGOUT = 'POST api/customer/logout'
const MERGE = 'POST checkout/cart/merge'
const options = { ordersUrl: '/nl/account/orders', logoutUrl: '/nl/logout', passwordUrl: '/nl/account/login#forgot' }
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const popup = () => dialog() ?? document.body

/** Fills in both fields of the popup. */
async function fill(password = 'Correct-Horse-9'): Promise<HTMLElement> {
  const mount = page.show(accountMenu, options)
  await press('Log in', mount)
  await soon(() => dialog()?.querySelector('form'))
  type('E-mail address', 'anna@example.test', popup())
  type('Password', password, popup())
  return mount
}
const send = () => popup().querySelector<HTMLButtonElement>('[type="submit"]')?.click()
/** Logs a customer in. */
async function enter(): Promise<HTMLElement> {
  const mount = await fill()
  send()
  await soon(() => control('Account of Anna', mount))
  return mount
}

describe('a guest', () => {
  test('has a link to the account that opens the popup', async () => {
    const mount = page.show(accountMenu)
    expect(control('Log in', mount)?.getAttribute('aria-haspopup')).toBe('dialog')
    await press('Log in', mount)
    await soon(() => dialog()?.querySelector('form'))
    expect([field('E-mail address', popup()), field('Password', popup())].map((one) => one.getAttribute('autocomplete'))).toEqual([
      'username',
      'current-password',
    ])
  })

  test('of two mounts only one shows the popup, also when host code opens it', async () => {
    page.show(accountMenu)
    page.show(accountMenu)
    openLogin()
    await soon(() => dialog())
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
  })

  test('who has begun something that needs an account is not told to order without one', async () => {
    page.show(accountMenu)
    requireLogin()
    await shown('This needs an account. Nothing that you have entered is lost.')
    expect(words(dialog())).not.toContain('without an account')
    closeLogin()
    openLogin()
    await shown('You can also order without an account.')
  })

  test('a press with Ctrl is left to the browser', () => {
    const opener = control('Log in', page.show(accountMenu))
    const withCtrl = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    opener?.dispatchEvent(withCtrl)
    expect(withCtrl.defaultPrevented).toBe(false)
  })
})

describe('a customer', () => {
  test('who presses before the session is loaded gets her menu, not the login', async () => {
    page.shop.kept.isLoggedIn = true
    page.browser.cookies.set('touchline-session', '5')
    const letGo = page.shop.holdAnswer('GET api/session')
    const mount = page.show(accountMenu, options)
    await press('Log in', mount)
    letGo()
    await soon(() => shown('Log out', mount))
    expect(dialog()).toBeNull()
  })
})

describe('the popup', () => {
  test.each([
    ['', '', 'E-mail address: This field is required', 'Password: This field is required'],
    ['anna', 'x', 'E-mail address: Please enter a valid email address', null],
  ])('with "%s" and "%s" lists the errors in a summary, and sends nothing', async (email, password, first, second) => {
    const mount = page.show(accountMenu)
    await press('Log in', mount)
    await soon(() => dialog()?.querySelector('form'))
    type('E-mail address', email, popup())
    type('Password', password, popup())
    send()
    const summary = await soon(() => document.querySelector('.touchline-summary'))
    if (!summary) throw new Error('There is no summary')
    expect([...summary.querySelectorAll('a')].map(words)).toEqual([first, second].filter(Boolean))
    expect(field('E-mail address', popup()).getAttribute('aria-invalid')).toBe('true')
    expect(page.shop.arrivals(LOGIN)).toHaveLength(0)
  })

  test('closes after a login, and greets her', async () => {
    const mount = await enter()
    await soon(() => !dialog())
    expect(control('Account of Anna', mount)?.getAttribute('aria-expanded')).toBe('false')
    expect(page.events.map(({ name }) => name)).toContain('customer:logged-in')
  })

  test('shows the server’s message after a refusal, and keeps the input', async () => {
    await fill('wrong')
    send()
    await shown('The account sign-in was incorrect')
    expect(document.querySelector('[role="alert"]')).not.toBeNull()
    expect([field('E-mail address', popup()).value, field('Password', popup()).value]).toEqual(['anna@example.test', 'wrong'])
  })

  test('shows the spec’s sentence if the server sends no message', async () => {
    page.shop.once(LOGIN, json({}, 401))
    await fill()
    send()
    await shown('The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.')
  })

  test.each([
    ['a dead line', reset, 'The shop cannot be reached'],
    ['a server in trouble', json({}, 500), 'Something went wrong, please try again later'],
  ])('over %s reports it, and the next try works', async (_, behaviour, sentence) => {
    page.shop.once(LOGIN, behaviour)
    await fill()
    send()
    await shown(sentence)
    send()
    await soon(() => $customer.get())
  })

  test('submitted twice quickly sends once', async () => {
    const release = page.shop.hold(LOGIN)
    await fill()
    send()
    send()
    await soon(() => page.shop.arrivals(LOGIN).length === 1)
    release()
    await soon(() => $customer.get())
    expect(page.shop.arrivals(LOGIN)).toHaveLength(1)
  })

  test('shows and hides the password, and clears it when closed', async () => {
    await fill('secret')
    await press('Show password')
    await soon(() => field('Password', popup()).type === 'text')
    await press('Hide password')
    await soon(() => field('Password', popup()).type === 'password')
    await press('Close')
    await soon(() => !dialog())
    await press('Log in')
    await soon(() => dialog()?.querySelector('form'))
    expect([field('E-mail address', popup()).value, field('Password', popup()).value]).toEqual(['anna@example.test', ''])
  })
})

describe('the menu of a customer', () => {
  test('opens and closes as a disclosure, with the pages that the shop has', async () => {
    const mount = await enter()
    await press('Account of Anna', mount)
    await soon(() => mount.querySelector('.account-menu-panel:not([hidden])'))
    expect([...mount.querySelectorAll('.account-menu-link')].map(words)).toEqual(['Account overview', 'My orders', 'Wishlist'])
    mount.querySelector('.account-menu-link')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await soon(() => mount.querySelector('.account-menu-panel[hidden]'))
    expect(document.activeElement).toBe(control('Account of Anna', mount))
  })

  test('logs out and leads to the page that says goodbye', async () => {
    const mount = await enter()
    await press('Account of Anna', mount)
    await press('Log out', mount)
    await soon(() => page.tab.left.length > 0)
    expect(page.tab.left).toEqual(['/nl/logout'])
    expect($customer.get()).toBeNull()
  })

  test('stays with the reason if the logout failed', async () => {
    page.shop.once(LOGOUT, json({}, 500))
    const mount = await enter()
    await press('Account of Anna', mount)
    await press('Log out', mount)
    await shown('Something went wrong, please try again later', mount)
    expect([page.tab.left, control('Account of Anna', mount) !== undefined]).toEqual([[], true])
  })
})

describe('two carts', () => {
  const fillBoth = () => {
    page.shop.kept.lines = [{ id: 41, sku: 'NEW', qty: 1 }]
    page.shop.kept.oldLines = [{ id: 70, sku: 'OLD', qty: 3 }]
  }

  test.each([
    ['Merge old and new basket', 'merge'],
    ['Continue only with new items', 'replace'],
  ])('"%s" sends the choice to the host, and the question disappears', async (name, strategy) => {
    fillBoth()
    await enter()
    await press(name)
    await soon(() => !dialog())
    expect(page.shop.arrivals(MERGE).map(({ body }) => body)).toEqual([{ strategy }])
  })

  test('a merge that failed can be tried again', async () => {
    fillBoth()
    page.shop.once(MERGE, json({}, 500))
    await enter()
    await press('Merge old and new basket')
    await shown('Your carts could not be merged, please try again.')
    await press('Merge old and new basket')
    await soon(() => !dialog())
  })

  test('the question can be postponed', async () => {
    fillBoth()
    const mount = await enter()
    await shown('Two carts')
    await press('Close')
    await soon(() => !dialog())
    expect(page.shop.arrivals(MERGE)).toHaveLength(0)
    expect(control('Account of Anna', mount)).toBeDefined()
  })
})

describe('on a host without calls for it', () => {
  test('is a link to the login page, which opens nothing', () => {
    configureExtensions(['session'])
    const link = page.show(accountMenu).querySelector('a')
    expect(link?.getAttribute('href')).toBe('/nl/account/login')
    expect(link?.hasAttribute('aria-haspopup')).toBe(false)
  })

  test("keeps the host's own link if the session is unknown", async () => {
    configureExtensions([])
    const mount = page.show(accountMenu, {}, { html: '<a href="/nl/customer/account">My account</a>' })
    await new Promise((resolve) => setTimeout(resolve))
    expect(mount.querySelector('a')?.getAttribute('href')).toBe('/nl/customer/account')
    expect(mount.querySelector('svg')).toBeNull()
  })
})
