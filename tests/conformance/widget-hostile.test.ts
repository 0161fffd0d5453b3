// Tests every rendered widget (enhancers are the host's own HTML) under hostile stylesheets: controls stay large enough, visible and in place, nothing is wider than the page, and no element takes a theme's type, colours or borders.
import { expect, test } from 'vitest'
import { eachWidget } from './each-widget.ts'
import { hostileStyles } from './hostile-styles.ts'
import { inTurn } from './in-turn.ts'
import { untilOneOf } from './use-stage.ts'

/** The faults of the mount's controls; runs in the page. */
function findFaults(): string[] {
  const mount = document.querySelector('#subject')
  if (!mount) return ['no mount']
  const faults: string[] = []
  for (const control of mount.querySelectorAll<HTMLElement>('a[href],button,input:not([type="hidden"]),select,textarea,summary')) {
    const name = `${control.localName}.${control.className || control.getAttribute('name') || ''}`
    // Checks the label of a radio or checkbox, which is drawn and pressed in its place; skips visually hidden controls.
    const drawn = control.matches('[type="radio"],[type="checkbox"]') ? (control.closest('label') ?? control) : control
    if (!drawn.checkVisibility({ visibilityProperty: true }) || drawn.closest('.touchline-visually-hidden')) continue
    const { width, height, right } = drawn.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    const isInText = drawn.localName === 'a' && getComputedStyle(drawn).display === 'inline'
    if (!isInText && (width < 23.5 || height < 23.5)) faults.push(`${name} is ${Math.round(width)} by ${Math.round(height)}`)
    // A control in a scrollable element, such as a wide table, can be reached by scrolling.
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    if (right > innerWidth + 1 && !scrolls(drawn.parentElement)) faults.push(`${name} ends at ${Math.round(right)} of ${innerWidth}`)
    if (Number(getComputedStyle(drawn).opacity) < 0.5) faults.push(`${name} is see-through`)
  }
  for (const closed of mount.querySelectorAll<HTMLElement>('dialog:not([open]),[hidden]'))
    if (closed.checkVisibility()) faults.push(`${closed.localName}.${closed.className} is closed and seen`)
  return faults
}

declare global {
  interface Window {
    /** The styles of elements without any theme. */
    undisturbed?: Map<Element, readonly string[]>
  }
}

/**
 * Replaces the page's stylesheet with a theme's, and returns the changes to the widget's elements and the number of changed elements of the
 * host; the first call sets no theme. Runs in the page.
 */
function findChanges(css: string): { ours: string[]; theirs: number } {
  const pinned = [
    ...['color', 'background-color', 'font-family', 'font-size', 'font-style', 'font-weight', 'line-height', 'letter-spacing'],
    ...['text-transform', 'text-align', 'text-decoration-line', 'list-style-type', 'appearance', 'box-sizing', 'float', 'display'],
    ...['margin-block-start', 'margin-block-end', 'margin-inline-start', 'padding-inline-start', 'border-block-end-width', 'border-radius'],
    ...['box-shadow', 'opacity', 'transform', 'transition-duration'],
  ]
  const { body } = document
  body.id = 'page'
  body.classList.add('site', 'std')
  // Otherwise elements with the page's width would differ by the body's margin.
  body.style.margin = '0'
  const look = (element: Element) => {
    const style = getComputedStyle(element)
    return pinned.map((property) => style.getPropertyValue(property))
  }
  const elements = document.querySelectorAll('#subject *, #theirs *')
  window.undisturbed ??= new Map(Array.from(elements, (element) => [element, look(element)]))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
  const ours: string[] = []
  let theirs = 0
  for (const element of elements) {
    const before = window.undisturbed.get(element)
    if (!before || element.closest('.touchline-html, script, svg *')) continue
    const now = look(element)
    if (now.join() === before.join()) continue
    if (element.closest('#theirs')) theirs++
    else
      ours.push(
        ...pinned.flatMap((property, column) =>
          now[column] === before[column]
            ? []
            : [`${element.localName}.${element.className} ${property}: ${before[column]} -> ${now[column]}`],
        ),
      )
  }
  return { ours, theirs }
}

/** The elements that host stylesheets are meant to style; each of them styles some. */
const theirs = `<div id="theirs"><h2>Ours</h2><p>Text <a href="#x">link</a></p><ul><li>Point</li></ul><label>Name <input name="x"></label>
<button type="button">Press</button><details><summary>More</summary></details><dialog>Closed</dialog><p class="std"><span>Old</span></p></div>`

const nextWidths = inTurn([390, 1280])

await eachWidget(
  ({ mount, looking }) => {
    test.each(nextWidths())('is usable at %i px whatever the host styles', (width) =>
      looking(
        async (look) => {
          await look.open(`${mount()}${theirs}`, { hasTags: true })
          await untilOneOf(look, ['ready'])
          await look.isIdle()
          expect(await look.page.evaluate(findFaults), 'undisturbed').toEqual([])
          expect(await look.page.evaluate(findChanges, ''), 'undisturbed').toEqual({ ours: [], theirs: 0 })
          const undressed: string[] = []
          for (const [what, css] of Object.entries(hostileStyles)) {
            const changes = await look.page.evaluate(findChanges, css)
            expect.soft(changes.ours, what).toEqual([])
            if (changes.theirs === 0) undressed.push(what)
            expect.soft(await look.page.evaluate(findFaults), what).toEqual([])
          }
          expect(undressed, 'what dresses nothing of the host either, in what is compared').toEqual([
            'a theme that stretches',
            'pseudo elements everywhere',
          ])
        },
        { width, height: 800 },
      ),
    )
  },
  { kind: 'view' },
)
