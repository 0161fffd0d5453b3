// Every mail of the shop as mail programs show it: in four languages, on a phone and a desktop, in the light and the dark, and without styles.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { storeByCode } from '#demo-pages/host/store-view.ts'
import { type Clock, type Mail, nastyName, sendEveryMail } from '../support/every-mail.ts'
import { openVisit, violationsOn } from '../support/visit.ts'
import { useShop } from './use-shop.ts'

const publicUrl = 'https://shop.example'
const clock: Clock = { at: Date.parse('2026-11-23T10:00:00Z') }
const stage = useShop({ now: () => new Date(clock.at), publicUrl }, { hasPictures: true })
/** `MAILS=folder` keeps what each looks like, to be looked at. */
const folder = process.env['MAILS'] || null

/** The kinds of mail, without the numbers of parcels and cases. */
const kinds = [
  'account-deleted',
  'case',
  'case-approved',
  'case-paid',
  'case-refused',
  'complaint',
  'confirmation',
  'contact',
  'email-changed',
  'exchange-lapsed',
  'exchange-ready',
  'exchange-waited',
  'newsletter',
  'order-canceled',
  'parcel-delivered',
  'parcel-sent',
  'passkey',
  'password',
  'password-changed',
  'payment-received',
  'refund',
  'stock-alert',
  'team-order',
  'team-player',
  'team-reminder',
  'welcome',
]
const kindOf = ({ kind }: Mail) => kind.replace(/ C-\d+$/, '').replaceAll(/-\d+/g, '')

const stores = ['nl', 'en', 'de', 'se'] as const
/** Axe, which takes longest, looks at each mail in one of the four languages. */
const views = [
  { name: 'phone', width: 360, height: 740, colorScheme: 'light' },
  { name: 'phone-dark', width: 360, height: 740, colorScheme: 'dark' },
  { name: 'desktop', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'desktop-dark', width: 1280, height: 800, colorScheme: 'dark' },
] as const

describe.each(stores)('the mails of the store %s', (code) => {
  const { language } = storeByCode(code)
  let mails: Mail[] = []
  beforeAll(async () => {
    mails = await sendEveryMail(stage.shop, code, clock)
  }, 180_000)

  test('are of every kind, each in both parts and in its language', () => {
    expect([...new Set(mails.map(kindOf))].toSorted()).toEqual(kinds)
    for (const mail of mails) {
      expect.soft(mail.html, mail.kind).toContain(`<html lang="${language}"`)
      // Nothing is left unfilled, in either part, and no tag of hers is one.
      expect.soft([mail.subject, mail.body, mail.html].join('\n'), mail.kind).not.toMatch(/%\d|\bundefined\b|\bnull\b|\[object/)
      expect.soft(mail.html, mail.kind).not.toMatch(/<script/i)
    }
    expect(mails.filter(({ body }) => body.includes(nastyName)).map(kindOf)).toEqual(
      expect.arrayContaining(['welcome', 'contact', 'passkey']),
    )
  })

  test('link to the whole address of the shop, with one button at most', () => {
    for (const mail of mails) {
      const links = Array.from(mail.html?.matchAll(/href="([^"]*)"/g) ?? [], ([, href = '']) => href)
      expect
        .soft(
          // The carrier tells where a parcel is.
          links.filter(
            (href) => !href.startsWith(`${publicUrl}/${code}/`) && !(mail.kind.startsWith('parcel-sent') && href.startsWith('https:')),
          ),
          mail.kind,
        )
        .toEqual([])
      expect.soft(mail.html?.match(/class="button-text"/g)?.length ?? 0, mail.kind).toBeLessThanOrEqual(1)
      expect.soft(mail.body.match(/(?<!https:\/\/shop\.example)\/(?:nl|en|de|se)\/[a-z]+/g), mail.kind).toBeNull()
    }
  })

  test('fit and can be read on a phone and a desktop, in the light and the dark', async () => {
    const visit = await openVisit(stage.browser)
    const { page } = visit
    if (folder) await mkdir(folder, { recursive: true })
    for (const [at, mail] of mails.entries()) {
      await page.goto(`${stage.shop.url}/outbox/${mail.id}/html`)
      for (const { name, width, height, colorScheme } of views) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme })
        const seen = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - window.innerWidth,
          isPressable: (document.querySelector('.button-text')?.getBoundingClientRect().height ?? 44) >= 44,
          broken: Array.from(document.images, ({ naturalWidth }) => naturalWidth).filter((natural) => natural === 0).length,
          ground: getComputedStyle(document.querySelector('.sheet') ?? document.body).backgroundColor,
        }))
        const ground = colorScheme === 'dark' ? 'rgb(23, 27, 34)' : 'rgb(255, 255, 255)'
        expect.soft(seen, `${mail.kind} ${name}`).toEqual({ overflow: 0, isPressable: true, broken: 0, ground })
        if (folder) await page.screenshot({ path: join(folder, `${code}-${kindOf(mail)}-${mail.id}-${name}.png`), fullPage: true })
        if (width === 360 && at % stores.length === stores.indexOf(code))
          expect.soft(await violationsOn(page, '[role="article"]'), `${mail.kind} ${name}`).toEqual([])
      }
    }
    await visit.close()
  })

  test('can be read in order where no styles are shown', async () => {
    const visit = await openVisit(stage.browser, { viewport: { width: 360, height: 740 } })
    const [mail] = mails.filter(({ kind }) => kind === 'confirmation')
    await visit.page.goto(`${stage.shop.url}/outbox/${mail?.id}/html`)
    const texts = await visit.page.evaluate(() => {
      document.querySelector('style')?.remove()
      for (const element of document.querySelectorAll('[style]')) element.removeAttribute('style')
      return { overflow: document.documentElement.scrollWidth - window.innerWidth, words: document.body.innerText }
    })
    if (folder) await visit.page.screenshot({ path: join(folder, `${code}-confirmation-without-styles.png`), fullPage: true })
    expect(texts.overflow).toBe(0)
    // What the plain text says, in its order: the address of the button is not written out.
    const lines = (mail?.body ?? '')
      .split('\n')
      .flatMap((line) =>
        /https:|^--|^==|^\s*$| × |Åsa|Ben/.test(line) ? [] : [line.replace(/^(- |\d\. |> ?| {2})/, '').replace(/: [^:]*$/, '')],
      )
    let from = 0
    for (const line of lines) {
      const place = texts.words.indexOf(line, from)
      expect(place, line).toBeGreaterThanOrEqual(0)
      from = place
    }
    await visit.close()
  })
})
