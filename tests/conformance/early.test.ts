// Tests presses, typed text and focus before a widget was ready, also in the frames between its rendering and its readiness.
import { expect, test } from 'vitest'
import { expectQuiet, type Visit } from '../support/visit.ts'
import { answerCalls } from './call-answers.ts'
import { mountHtml, readFixture } from './stage.ts'
import { plainMount, twoFrames, until, useStage, when } from './use-stage.ts'

const { visiting, file, origin } = await useStage()
const minicart = await readFixture('minicart')
const search = await readFixture('header-search')
const lightbox = await readFixture('lightbox')

/** Holds back a widget's script; the returned function releases it. */
async function hold(visit: Visit, name: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await visit.page.route(`**/${file(name)}`, async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve()
}

test('an early click is replayed', () =>
  visiting(async (visit, open) => {
    const letCome = await hold(visit, 'minicart')
    await open(mountHtml('minicart', minicart, when('load')))
    await until(visit, 'loading')
    await visit.page.locator('#subject a').first().click({ noWaitAfter: true })
    letCome()
    await until(visit, 'ready')
    await visit.page.getByRole('dialog').waitFor()
    expect(visit.page.url()).toContain('/stage-')
    expectQuiet(visit)
  }))

test('a press on a picture in a ready widget waits for the lightbox around it, and does not leave the page', () =>
  visiting(async (visit, open) => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    await visit.page.route('**/assets/shot-1.png', (route) =>
      route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }),
    )
    const letCome = await hold(visit, 'lightbox')
    const inner = '<div id="inner" data-touchline="lazy-images" data-when="load"><a href="/assets/shot-1.png">Picture</a></div>'
    await open(mountHtml('lightbox', { ...lightbox, fallback: inner }, when('load')))
    await until(visit, 'ready', 'inner')
    await visit.page.locator('#inner a').click({ noWaitAfter: true })
    letCome()
    await until(visit, 'ready')
    await visit.page.getByRole('dialog').waitFor()
    expect(visit.page.url()).toContain('/stage-')
    expectQuiet(visit)
  }))

test('a click between rendering and readiness is replayed too', () =>
  visiting(async (visit, open) => {
    await visit.page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        const mount = document.querySelector('#subject')
        const drawn = mount?.querySelector<HTMLElement>('a[role="button"]')
        if (!drawn) return
        observer.disconnect()
        Object.assign(window, { statusThen: mount?.getAttribute('data-touchline-status') })
        drawn.click()
      }).observe(document, { childList: true, subtree: true })
    })
    await open(mountHtml('minicart', minicart, when('load')))
    await until(visit, 'ready')
    expect(await visit.page.evaluate('statusThen')).toBe('loading')
    await visit.page.getByRole('dialog').waitFor()
    expect(visit.page.url()).toContain('/stage-')
    expectQuiet(visit)
  }))

test('a letter typed in between is appended to the earlier ones', () =>
  visiting(async (visit, open) => {
    const letCome = await hold(visit, 'header-search')
    await open(mountHtml('header-search', search, when('load')))
    await until(visit, 'loading')
    await visit.page.locator('#subject input[name="query"]').pressSequentially('racke')
    await visit.page.evaluate(() => {
      const before = document.querySelector('#subject input[name="query"]')
      new MutationObserver((_records, observer) => {
        const drawn = document.querySelector('#subject input[name="query"]')
        if (!drawn || drawn === before) return
        observer.disconnect()
        // Types like a keyboard, into the focused element.
        Object.assign(window, { hasTyped: document.execCommand('insertText', false, 't') })
      }).observe(document, { childList: true, subtree: true })
    })
    letCome()
    await until(visit, 'ready')
    expect(await visit.page.evaluate('hasTyped')).toBe(true)
    expect(await visit.page.locator('#subject input[name="query"]').inputValue()).toBe('racket')
    expectQuiet(visit)
  }))

test('typed text, caret and focus stay', () =>
  visiting(async (visit, open) => {
    const letCome = await hold(visit, 'header-search')
    await open(mountHtml('header-search', search, when('load')))
    const field = visit.page.locator('#subject input[name="query"]')
    await visit.page.locator('#subject select').selectOption('3')
    await field.click()
    await field.pressSequentially('racket')
    await field.press('ArrowLeft')
    letCome()
    await until(visit, 'ready')
    const now = await visit.page.evaluate(() => {
      const active = document.activeElement
      return active instanceof HTMLInputElement ? [active.name, active.value, active.selectionStart] : null
    })
    expect(now).toEqual(['query', 'racket', 5])
    expect(await visit.page.locator('#subject select').inputValue()).toBe('3')
    expectQuiet(visit)
  }))

test('a code typed into a fold of the host’s cart is in the field of the widget, which loads with its fold', () =>
  visiting(async (visit, open) => {
    const letCome = await hold(visit, 'cart')
    const cart = await readFixture('cart')
    await answerCalls(visit.page, origin, cart.answers ?? {})
    const fallback = '<details open><summary>Add a code</summary><form><input name="coupon_code"></form></details>'
    await open(mountHtml('cart', { ...cart, fallback, attributes: { ...cart.attributes, 'data-has-codes': 'true' } }, when('load')))
    const field = visit.page.locator('#subject input[name="coupon_code"]')
    await field.pressSequentially('SUMMER10')
    letCome()
    await until(visit, 'ready')
    await visit.page.locator('#subject .touchline-codes-fields').waitFor()
    expect(await field.inputValue()).toBe('SUMMER10')
    expect(await field.evaluate((control) => control === document.activeElement)).toBe(true)
    expectQuiet(visit)
  }))

test('a choice that is made without a touch or the focus, as by an assistive technology, starts the widget and stays', () =>
  visiting(async (visit, open) => {
    await open(mountHtml('header-search', search, when('interaction')))
    await visit.page.locator('#subject select').evaluate((select: HTMLSelectElement) => {
      select.value = '3'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await until(visit, 'ready')
    expect(await visit.page.locator('#subject select').inputValue()).toBe('3')
    expectQuiet(visit)
  }))

test('untouched controls stay as the widget renders them', () =>
  visiting(async (visit, open) => {
    await open(await plainMount('product-options'))
    await until(visit, 'ready')
    expect(await visit.page.locator('#subject input:checked').count()).toBe(0)
    expectQuiet(visit)
  }))

/** A list of stores as a theme unaware of ours prints it; the widget starts at the first touch. */
async function switchOfATheme(): Promise<string> {
  const fallback = '<details><summary>Our shops</summary><a href="/nl/">Nederland</a></details>'
  return mountHtml('store-switch', { ...(await readFixture('store-switch')), fallback }, when('interaction'))
}

test('a press that is held while the widget is rendered counts for the widget', () =>
  visiting(async (visit, open) => {
    const letCome = await hold(visit, 'store-switch')
    await open(await switchOfATheme())
    const box = await visit.page.locator('#subject summary').boundingBox()
    await visit.page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 8)
    await visit.page.mouse.down()
    await until(visit, 'loading')
    const came = visit.page.waitForResponse(`**/${file('store-switch')}`)
    letCome()
    await (await came).finished()
    await twoFrames(visit)
    await visit.page.mouse.up()
    await until(visit, 'ready')
    await visit.page.getByRole('link', { name: 'Nederland' }).waitFor()
    expect(await visit.page.evaluate(() => document.activeElement?.localName)).toBe('summary')
    expectQuiet(visit)
  }))

test('keyboard focus stays where it was', () =>
  visiting(async (visit, open) => {
    await open(await switchOfATheme())
    await visit.page.locator('#subject summary').focus()
    await until(visit, 'ready')
    expect(await visit.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Store: United Kingdom')
    await visit.page.keyboard.press('Enter')
    await visit.page.getByRole('link', { name: 'Nederland' }).waitFor()
    expectQuiet(visit)
  }))
