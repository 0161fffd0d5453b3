// Tests a renderer's updates of translated texts in Chromium: every change is shown, nothing throws, and the original can be restored.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildStage } from '#tests/stage-script.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { manners, translateTexts } from '#tests/support/translator.ts'

let browser: Browser
let script: string
let page: Page

beforeAll(async () => {
  ;[browser, script] = await Promise.all([launchBrowser(), buildStage('shared/mount/translated.stage.ts')])
})
beforeEach(async () => {
  page = await browser.newPage()
})
afterAll(() => browser?.close())

/** Opens a page with markup in a mount; tests refer to its text nodes by number, as a renderer keeps references to them. */
async function draw(html: string): Promise<void> {
  await page.setContent(`<!doctype html><title>t</title><body><div id="mount" data-touchline="subject">${html}</div></body>`)
  await page.addScriptTag({ content: script })
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('#mount') ?? document, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node)
    Reflect.set(window, 'texts', texts)
  })
}

/** Runs a renderer's step, and returns the text two tasks later. */
async function act(step: (text: (at: number) => Text, mount: Element) => unknown): Promise<string> {
  await page.evaluate(`void (${String(step)})((at) => window.texts[at], document.querySelector('#mount'))`)
  return read()
}

const read = () =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return document.querySelector('#mount')?.textContent ?? ''
  })
const translate = (manner: (typeof manners)[number] = 'replace') => page.evaluate(translateTexts, { manner })
const arrive = () => page.evaluate(() => Reflect.get(window, 'stage').arrive())
const fonts = () => page.locator('#mount > font, #mount :not(font) > font').count()

describe.each(manners)('translated by a translator that inserts its elements by %s', (manner) => {
  beforeEach(async () => {
    await draw('Only <b>3</b> left <i>in blue</i>')
    await translate(manner)
    await arrive()
  })

  test('keeps its text and is translated', async () => {
    expect(await read()).toBe('Only 3 left in blue')
    expect(await fonts()).toBe(4)
  })

  test('a changed text is shown, and its sentence is offered to the translator again', async () => {
    expect(await act((text) => void (text(1).data = '2'))).toBe('Only 2 left in blue')
    expect(await fonts()).toBe(0)
    await translate(manner)
    expect(await act((text) => void (text(1).data = '1'))).toBe('Only 1 left in blue')
  })

  test('a text that becomes empty disappears', async () => {
    expect(await act((text) => void (text(1).data = ''))).toBe('Only  left in blue')
  })

  test('a removed text is removed with its translation', async () => {
    expect(await act((text) => void text(2).parentNode?.removeChild(text(2)))).toBe('Only 3in blue')
  })

  test('an element inserted before a text is shown there', async () => {
    const said = await act((text, mount) => mount.insertBefore(document.createElement('u'), text(2)).append('or less'))
    expect(said).toBe('Only 3or less left in blue')
  })

  test('new content replaces everything', async () => {
    expect(await act((text) => text(1).parentElement?.replaceChildren('9'))).toBe('Only 9 left in blue')
  })
})

test('adjacent texts are one sentence, in their order', async () => {
  await draw('')
  await page.evaluate(() => {
    const texts = ['From ', '1', ' to ', '24'].map((content) => document.createTextNode(content))
    document.querySelector('#mount')?.append(...texts)
    Reflect.set(window, 'texts', texts)
  })
  await translate('together')
  await arrive()
  expect(await fonts()).toBe(1)
  expect(await act((text) => void (text(3).data = '48'))).toBe('From 1 to 48')
  await translate('together')
  expect(await act((text) => text(1).remove())).toBe('From  to 48')
})

test('changes made before the code is loaded are shown afterwards, and nothing throws meanwhile', async () => {
  await draw('Only <b>3</b> left')
  await translate()
  await act((text) => void (text(1).data = '2'))
  await act((text, mount) => void mount.insertBefore(document.createElement('u'), text(2)))
  await act((text) => void text(2).parentNode?.removeChild(text(2)))
  await arrive()
  expect(await read()).toBe('Only 2')
})

test('a text that was changed and then translated shows the changed content', async () => {
  await draw('Only <b>3</b> left')
  await translate()
  await page.evaluate((given) => {
    const [, text] = Reflect.get(window, 'texts')
    text.data = given
  }, '2')
  await read()
  await translate()
  await arrive()
  await act((text) => void (text(0).data = 'No more than '))
  expect(await read()).toBe('No more than 2 left')
})

describe('the original page', () => {
  beforeEach(async () => {
    await draw('Only <b>3</b> left')
    await translate()
    await arrive()
  })

  test('is restored if the translator restores the texts', async () => {
    expect(
      await act((text) => {
        const all = [...document.querySelectorAll('#mount > font, #mount :not(font) > font')]
        all.forEach((font, at) => font.replaceWith(text(at)))
      }),
    ).toBe('Only 3 left')
    expect(await act((text) => void (text(1).data = '2'))).toBe('Only 2 left')
  })

  test('is restored if the translator inserts copies of them', async () => {
    expect(
      await act(() => {
        for (const font of document.querySelectorAll('#mount > font, #mount :not(font) > font')) font.replaceWith(font.textContent ?? '')
      }),
    ).toBe('Only 3 left')
    expect(await act((text) => void (text(1).data = '2'))).toBe('Only 2 left')
  })

  test('is kept if the page is translated into another language at once', async () => {
    expect(
      await act(() => {
        for (const font of document.querySelectorAll('#mount > font, #mount :not(font) > font')) {
          const other = document.createElement('font')
          other.textContent = `*${font.textContent}`
          font.replaceWith(other)
        }
      }),
    ).toBe('*Only *3* left')
    expect(await act((text) => void (text(1).data = '2'))).toBe('Only 2 left')
  })
})

test('nothing outside mounts is changed', async () => {
  await draw('')
  await page.evaluate(() => document.body.append("the host's own"))
  await translate()
  await arrive()
  expect(await page.evaluate(() => [...document.body.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).length)).toBe(0)
})
