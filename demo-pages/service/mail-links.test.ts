// Links in mails lead to the shop's own name, never to one that a request brought along: whoever asks chooses that, and another reads the mail.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { landmarks } from '../database/landmarks.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { demoLogin } from '../shop/demo-customers.ts'

const foreign = 'http://evil.example'
const newcomer = {
  email: 'new@example.com',
  password: 'Correct-Horse-9',
  passwordConfirmation: 'Correct-Horse-9',
  firstname: 'Ann',
  lastname: 'Lee',
}

const now = () => new Date('2026-11-23T10:00:00Z')

/** What the operator reads. */
const logged: string[] = []
let nameless: StartedHost
let named: StartedHost
beforeAll(async () => {
  ;[nameless, named] = await Promise.all([
    startHost({ databaseUrl: null, now }),
    startHost({ databaseUrl: null, now, publicUrl: 'https://shop.example' }),
  ])
})
afterAll(() => Promise.all([nameless.close(), named.close()]))
beforeEach(() => vi.spyOn(console, 'error').mockImplementation((text) => void logged.push(String(text))))
afterEach(() => vi.restoreAllMocks())

/** A plain form, sent under the name of this origin. */
async function submit(shop: StartedHost, origin: string, path: string, fields: Record<string, string>, cookie = '') {
  const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html', Cookie: cookie }
  const answer = await shop.host.fetch(new Request(`${origin}/en/${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) }))
  // A cookie that is set twice has its last value.
  const cookies = new Map(answer.headers.getSetCookie().map((line) => [line.split('=')[0], line.split(';')[0]]))
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    text: await answer.text(),
    cookie: [...cookies.values()].join('; '),
  }
}
const mailsTo = async (shop: StartedHost, recipient: string) =>
  (await shop.db.selectFrom('mail').select('body').where('recipient', '=', recipient).execute()).map(({ body }) => body)

test.each([
  ['account/password', { email: demoLogin.email }],
  ['newsletter', { email: demoLogin.email, consent: '1' }],
])('a shop that does not know its name sends no link for %s, and says so to her', async (path, fields) => {
  const { status, text } = await submit(nameless, foreign, path, fields)
  expect(status).toBe(409)
  expect(text).toContain('This shop cannot send links by e-mail at the moment. Please contact us.')
  expect(await mailsTo(nameless, demoLogin.email)).toEqual([])
})

test('its operator reads once what is missing', () => {
  expect(logged.filter((line) => line.startsWith('mail:'))).toEqual([expect.stringContaining('set PUBLIC_URL')])
})

test('what she is written all the same has neither an address of the request nor a path, which would lead nowhere', async () => {
  await submit(nameless, foreign, 'account/register', newcomer)
  const [mail] = await nameless.db.selectFrom('mail').select(['body', 'html']).where('recipient', '=', newcomer.email).execute()
  expect(mail?.body).toContain('Your account is ready.')
  for (const part of [mail?.body, mail?.html]) expect(part).not.toMatch(/evil\.example|\/en\/|href/)
})

test('a team order begins without the mail that has nothing but its link, which its page shows', async () => {
  const { cookie } = await submit(nameless, foreign, 'account/login', demoLogin)
  const wish = { step: 'start', source: `kit-${landmarks.teamWear.id}`, title: 'Under 12', closesOn: '2026-12-01' }
  expect((await submit(nameless, foreign, 'account/teams', wish, cookie)).location).toMatch(/^\/en\/account\/teams\/\d+$/)
  expect(await mailsTo(nameless, demoLogin.email)).toEqual([])
})

test('with PUBLIC_URL the link leads there, whatever the request says', async () => {
  expect((await submit(named, foreign, 'account/password', { email: demoLogin.email })).status).toBe(200)
  expect(await mailsTo(named, demoLogin.email)).toEqual([expect.stringContaining('https://shop.example/en/account/password/reset?token=')])
})

test('on one’s own machine it leads to where the request came', async () => {
  const email = 'reader@example.com'
  expect((await submit(nameless, 'http://localhost:4173', 'newsletter', { email, consent: '1' })).status).toBe(200)
  expect(await mailsTo(nameless, email)).toEqual([expect.stringContaining('http://localhost:4173/en/newsletter?confirm=')])
})
