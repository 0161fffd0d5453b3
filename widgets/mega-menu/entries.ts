// Adds a button and a panel to each link of the host's list, and removes them again.
import { msg } from '@lingui/core/macro'
import { i18n } from '#shared/i18n/i18n.ts'

/** One department of the menu bar. */
export interface Entry {
  /** The host's list item. */
  item: HTMLElement
  /** The menu's id, as the API call expects it. */
  menu: string
  link: HTMLAnchorElement
  button: HTMLButtonElement
  panel: HTMLElement
}

/** Adds a button and an empty panel to every item that names a menu, until the signal aborts. */
export function makeEntries(mount: HTMLElement, signal: AbortSignal): Entry[] {
  return [...mount.querySelectorAll<HTMLElement>('li[data-menu]')].flatMap((item, index) => {
    const link = item.querySelector('a')
    const menu = item.dataset['menu']
    if (!link || !menu) return []
    const name = link.textContent.trim()
    const panel = document.createElement('div')
    panel.className = 'mega-menu-panel'
    panel.id = `${mount.id || 'mega-menu'}-panel-${index}`
    panel.hidden = true
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'mega-menu-button'
    button.setAttribute('aria-expanded', 'false')
    button.setAttribute('aria-controls', panel.id)
    button.setAttribute('aria-label', i18n._(msg`More in ${name}`))
    link.after(button, panel)
    signal.addEventListener('abort', () => {
      button.remove()
      panel.remove()
    })
    return [{ item, menu, link, button, panel }]
  })
}
