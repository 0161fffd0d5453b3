// Tests a host's own form with third-party code beside ours: everybody's messages are shown, and the form is sent once.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readOldLibrary } from '../support/old-libraries.ts'
import { expectQuiet, type Visit } from '../support/visit.ts'
import { until, useStage } from './use-stage.ts'

const { visiting, origin } = await useStage()
const require = createRequire(import.meta.url)
const read = (path: string) => readFileSync(path, 'utf8')

const field = (name: string, rules: string, more = '') =>
  `<p><label for="${name}">${name}</label> <input id="${name}" name="${name}" data-rules="${rules}" ${more}></p>`
const mount = (fields: string) =>
  `<div data-touchline="form-validator" data-when="load" data-on-input="true" id="subject">
    <form action="/en/sent" method="post" id="club">${fields}<button name="kind" value="offer">Send</button></form>
  </div>`

/** Answers the form, and records the values it was sent with. */
async function receive({ page }: Visit): Promise<string[]> {
  const sent: string[] = []
  await page.route(`${origin}/en/sent`, async (route) => {
    sent.push(route.request().postData() ?? '')
    await route.fulfill({ contentType: 'text/html', body: '<title>Sent</title><h1>Sent</h1>' })
  })
  return sent
}
const send = ({ page }: Visit) => page.getByRole('button', { name: 'Send' })
const said = ({ page }: Visit) => page.locator('.form-validator-error').allTextContents()

const shops = {
  'jQuery Validation, with rules of its own on another field': {
    code: () => `${read(require.resolve('jquery'))};${read(require.resolve('jquery-validation'))}`,
    begin: `jQuery('#club').validate({ rules: { theirs: { minlength: 3 } }, messages: { theirs: 'Theirs: at least 3' }, errorClass: 'their-error' })`,
  },
  'Prototype, which watches and serialises forms': {
    code: () => readOldLibrary('prototype'),
    begin: `$('club').observe('submit', () => { window.serialised = $('club').serialize() }); new Form.Observer('club', 0.05, () => {})`,
  },
  'jQuery that sends by itself what nobody stopped': {
    code: () => read(require.resolve('jquery')),
    begin: `jQuery('#club').on('submit', (event) => { window.heard = (window.heard ?? 0) + 1 })`,
  },
}

test.each(Object.entries(shops))('beside %s', (_name, { code, begin }) =>
  visiting(async (visit, open) => {
    const { page } = visit
    const sent = await receive(visit)
    await open(mount(field('ours', 'required|min:2') + field('theirs', 'nullable')), {
      isUnguarded: true,
      beforeSettings: `<script>${code().replaceAll('</script', String.raw`<\/script`)}</script><script>document.addEventListener('DOMContentLoaded', () => {${begin}})</script>`,
    })
    await until(visit, 'ready')
    await send(visit).click()
    await expect.poll(() => said(visit)).toEqual(['This field is required'])
    expect(sent).toEqual([])

    await page.getByLabel('ours').fill('AFC')
    await expect.poll(() => said(visit)).toEqual([])
    if (begin.includes('validate(')) {
      await page.getByLabel('theirs').fill('a')
      await send(visit).click()
      await page.getByText('Theirs: at least 3').waitFor()
      expect(sent).toEqual([])
    }
    await page.getByLabel('theirs').fill('abc')
    await send(visit).dblclick()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(sent).toEqual(['ours=AFC&theirs=abc&kind=offer'])
    expectQuiet(visit)
  }),
)

test('a form of 500 fields, one added later, reports all errors and is sent once', () =>
  visiting(async (visit, open) => {
    const { page } = visit
    const sent = await receive(visit)
    await open(
      mount(Array.from({ length: 500 }, (_, place) => field(`field-${place}`, place % 2 ? 'nullable|integer' : 'required')).join('')),
    )
    await until(visit, 'ready')
    await page.evaluate(() => {
      const late = document.createElement('input')
      late.name = 'late'
      late.dataset['rules'] = 'required'
      late.setAttribute('aria-label', 'late')
      late.setAttribute('form', 'club')
      document.body.append(late)
    })
    await send(visit).click()
    const summary = page.getByRole('region', { name: 'Please check these fields' })
    await expect.poll(() => summary.evaluate((section) => section === document.activeElement)).toBe(true)
    await expect.poll(async () => (await said(visit)).length).toBe(251)
    const links = summary.getByRole('link')
    await expect.poll(() => links.count()).toBe(251)
    const wrong = [...Array.from({ length: 250 }, (_, place) => `field-${place * 2}`), 'late']
    expect(await links.allTextContents()).toEqual(wrong.map((name) => `${name}: This field is required`))
    expect(sent).toEqual([])
    await page.evaluate(() => {
      for (const input of document.querySelectorAll('input')) {
        input.value = '7'
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await expect.poll(async () => (await said(visit)).length).toBe(0)
    await send(visit).dblclick()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(sent).toHaveLength(1)
    expect([...new URLSearchParams(sent[0]).keys()]).toHaveLength(502)
    expectQuiet(visit)
  }))
