// Tests of tabs on wide screens and toggles on narrow ones: links open their target's section, and the host's markup is restored.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { control, press, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { fixture } from './tabs.fixture.ts'
import tabs from './tabs.ts'

const page = useWidgetPage()
const setWidth = (width: number): void => Reflect.get(window, 'happyDOM').setViewport({ width })
const seen = () => [...document.querySelectorAll('section')].filter((one) => !one.hasAttribute('hidden')).map(({ id }) => id)
const key = (name: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))

describe('at 768 px', () => {
  beforeEach(() => setWidth(768))

  test('one section is visible, and Enter on a tab selects another', async () => {
    page.show(tabs, {}, { html: fixture.fallback })
    expect(seen()).toEqual(['about'])
    await press('Reviews')
    expect(seen()).toEqual(['said'])
    expect(control('Reviews')?.getAttribute('aria-selected')).toBe('true')
  })

  test('arrows, Home and End move the focus without selecting', () => {
    page.show(tabs, {}, { html: fixture.fallback })
    control('Description')?.focus()
    for (const [name, now] of [
      ['ArrowLeft', 'Reviews'],
      ['ArrowRight', 'Description'],
      ['End', 'Reviews'],
      ['Home', 'Description'],
    ] as const) {
      key(name)
      expect(words(document.activeElement)).toBe(now)
    }
    expect(seen()).toEqual(['about'])
  })

  test('the tab list has a name, one of its tabs is in the tab order, and tabs and panels refer to each other', async () => {
    page.show(tabs, { label: 'About this shirt' }, { html: fixture.fallback })
    const list = document.querySelector('[role="tablist"]')
    expect(list?.getAttribute('aria-label')).toBe('About this shirt')
    const rows = () =>
      [...(list?.querySelectorAll('[role="tab"]') ?? [])].map((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
        const isNamed = panel?.matches(`[role="tabpanel"][tabindex="0"][aria-labelledby="${tab.id}"]`)
        return [words(tab), panel?.id, isNamed, tab.getAttribute('aria-selected'), tab.getAttribute('tabindex')]
      })
    expect(rows()).toEqual([
      ['Description', 'about', true, 'true', '0'],
      ['Specification', 'facts', true, 'false', '-1'],
      ['Reviews', 'said', true, 'false', '-1'],
    ])
    await press('Reviews')
    expect(rows().map(([, , , isSelected, order]) => [isSelected, order])).toEqual([
      ['false', '-1'],
      ['false', '-1'],
      ['true', '0'],
    ])
  })

  test('a link to a section opens it, also a second time', async () => {
    page.show(tabs, {}, { html: fixture.fallback })
    document.body.insertAdjacentHTML('beforeend', '<a href="#said">See them</a>')
    await press('See them')
    expect(seen()).toEqual(['said'])
    await press('Description')
    await press('See them')
    expect(seen()).toEqual(['said'])
  })

  test('a match of find-in-page is shown', () => {
    page.show(tabs, {}, { html: fixture.fallback })
    document.getElementById('facts')?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    expect(seen()).toEqual(['facts'])
  })

  test('headings without sections are toggles', () => {
    page.show(tabs, {}, { html: '<h3>One</h3><p>1</p><h4>Deeper</h4><h3>Two</h3><p>2</p>' })
    expect([...document.querySelectorAll('.tabs-toggle')].map(words)).toEqual(['One', 'Two'])
    expect([...document.querySelectorAll('[hidden]')].map(words)).toEqual(['2'])
  })
})

describe('at 767 px', () => {
  beforeEach(() => setWidth(767))

  test('several can be open', async () => {
    page.show(tabs, {}, { html: fixture.fallback })
    await press('Reviews')
    expect([...document.querySelectorAll('[aria-expanded="true"]')].map(words)).toEqual(['Description', 'Reviews'])
  })

  test('a toggle is a button in its heading that opens and closes its section, and no tab', async () => {
    page.show(tabs, { label: 'About this shirt' }, { html: fixture.fallback })
    const rows = () =>
      [...document.querySelectorAll('section')].map((section) => [
        words(section.querySelector('h2 > button')),
        section.querySelector('h2 > button')?.getAttribute('aria-expanded'),
        section.querySelector('p')?.getAttribute('hidden') ?? 'seen',
      ])
    expect(rows()[0]).toEqual(['Description', 'true', 'seen'])
    await press('Description')
    await press('Reviews')
    expect(rows()).toEqual([
      ['Description', 'false', 'until-found'],
      ['Specification', 'false', 'until-found'],
      ['Reviews', 'true', 'seen'],
    ])
    expect(document.querySelector('[role^="tab"]')).toBeNull()
  })

  test('a heading that is a link stays one', () => {
    page.show(tabs, {}, { html: '<section><h2><a href="/a">A</a></h2><p>a</p></section><section><h2>B</h2>text<p>b</p></section>' })
    expect([...document.querySelectorAll('.tabs-toggle')].map(words)).toEqual(['B'])
  })

  test('after removal the host’s markup is restored', async () => {
    const html = '<section><h2>B</h2>text<p class="own">b</p></section><section id="c"><h2>C</h2><p>c</p></section>'
    const mount = document.createElement('div')
    mount.innerHTML = html
    const stop = new AbortController()
    tabs.enhance(mount, { display: 'auto', open: 'first' } as never, stop.signal)
    expect(mount.innerHTML).not.toBe(html)
    setWidth(1000)
    stop.abort()
    expect(mount.innerHTML).toBe(html)
  })
})
