// Draws the mobile menu: the dialog with its header, and one level of entries at a time.
import { msg } from '@lingui/core/macro'
import { i18n } from '#shared/i18n/i18n.ts'
import { chevronBack, chevronForward, cross } from '#shared/ui/icons.ts'
import type { MenuEntry } from './read-menu.ts'

const SVG = 'http://www.w3.org/2000/svg'

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  element.append(...content)
  return element
}

function makeButton(className: string, ...content: (Node | string)[]): HTMLButtonElement {
  const button = make('button', className, ...content)
  button.type = 'button'
  return button
}

function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const shape = document.createElementNS(SVG, 'path')
  shape.setAttribute('d', path)
  const look = { class: 'mobile-menu-icon', width: '24', height: '24', viewBox: '0 0 24 24', 'aria-hidden': 'true' }
  for (const [name, value] of Object.entries(look)) svg.setAttribute(name, value)
  svg.append(shape)
  return svg
}

/** Returns the dialog with its header; levels are added to `.mobile-menu-levels`. */
export function drawDialog(title: string, onClose: () => void): HTMLDialogElement {
  const close = makeButton('mobile-menu-close', icon(cross))
  close.setAttribute('aria-label', i18n._(msg`Close menu`))
  close.addEventListener('click', onClose)
  const dialog = make(
    'dialog',
    'mobile-menu-dialog',
    make('div', 'mobile-menu-head', make('p', 'mobile-menu-title', title), close),
    make('div', 'mobile-menu-levels'),
  )
  dialog.setAttribute('aria-label', title)
  return dialog
}

/** The settings of a level besides its entries. */
export interface LevelOptions {
  label: string
  id: string
  /** The label of the level above, for the back entry; null on the first level, which has none. */
  parent: string | null
  onBack: () => void
  onDeeper: (entry: MenuEntry, opener: HTMLElement) => void
}

/** Returns one level: a back entry if there is a level above, its name, and its groups of entries. */
export function drawLevel(groups: readonly MenuEntry[][], { label, id, parent, onBack, onDeeper }: LevelOptions): HTMLElement {
  const level = make('nav', 'mobile-menu-level')
  if (parent === null) level.setAttribute('aria-label', label)
  else {
    const back = makeButton('mobile-menu-back', icon(chevronBack), i18n._(msg`Back to ${{ name: parent }}`))
    back.addEventListener('click', onBack)
    const heading = make('h2', 'mobile-menu-heading', label)
    heading.id = id
    level.setAttribute('aria-labelledby', id)
    level.append(back, heading)
  }
  for (const group of groups) level.append(make('ul', 'mobile-menu-list', ...group.map((entry) => drawEntry(entry, onDeeper))))
  return level
}

function drawEntry(entry: MenuEntry, onDeeper: LevelOptions['onDeeper']): HTMLLIElement {
  const item = make('li', 'mobile-menu-entry')
  if (entry.children.length === 0) {
    const link = entry.link?.cloneNode(true)
    if (!(link instanceof HTMLAnchorElement)) return item
    link.removeAttribute('id')
    link.className = 'mobile-menu-line'
    item.append(link)
    return item
  }
  const opener = makeButton('mobile-menu-line', entry.label, icon(chevronForward))
  opener.addEventListener('click', () => onDeeper(entry, opener))
  item.append(opener)
  return item
}
