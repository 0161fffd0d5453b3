// The footer's menus: disclosures on narrow screens, plain lists where there is room. The host prints headings and lists.
import * as v from 'valibot'
import { defineEnhancer } from '#shared/mount/define.ts'

const NARROW = '(width < 768px)'
const GROUP = '.footer-menus-group'

let number = 0

function enhance(mount: HTMLElement, _options: object, signal: AbortSignal): void {
  const groups = [...mount.querySelectorAll<HTMLElement>(GROUP)]
  const narrow = matchMedia(NARROW)
  let undo: (() => void)[] = []
  const open = () => {
    for (const one of undo) one()
    undo = []
  }
  const settle = () => {
    open()
    if (narrow.matches) undo = groups.flatMap(fold)
    // Until then the stylesheet keeps them folded, so that nothing moves when the widget starts.
    mount.setAttribute('data-footer-menus', narrow.matches ? 'folded' : 'open')
  }
  settle()
  narrow.addEventListener('change', settle, { signal })
  signal.addEventListener('abort', () => {
    open()
    mount.removeAttribute('data-footer-menus')
  })
}

/** Turns a heading and its list into a disclosure. The returned functions undo it. */
function fold(group: HTMLElement): (() => void)[] {
  const title = group.querySelector<HTMLElement>('.footer-menus-title')
  const list = group.querySelector<HTMLElement>('.footer-menus-list')
  if (!title || !list) return []
  const stop = new AbortController()
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'footer-menus-button'
  button.append(...title.childNodes)
  title.append(button)
  const givenId = list.id
  list.id ||= `footer-menus-${++number}`
  button.setAttribute('aria-controls', list.id)
  const draw = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen))
    list.hidden = !isOpen
  }
  // If the focus is inside a list when the screen becomes narrow, that list stays open.
  draw(list.contains(document.activeElement))
  button.addEventListener('click', () => draw(list.hidden !== false), { signal: stop.signal })
  return [
    () => {
      stop.abort()
      const hadFocus = document.activeElement === button
      button.replaceWith(...button.childNodes)
      list.hidden = false
      if (!givenId) list.removeAttribute('id')
      if (hadFocus) list.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
    },
  ]
}

export default defineEnhancer({ name: 'footer-menus', options: v.object({}), enhance })
