// The lightbox's frame: dialog, buttons and count. PhotoSwipe would write its own by innerHTML, which Trusted Types refuse.
import { msg } from '@lingui/core/macro'
import { i18n } from '#shared/i18n/i18n.ts'
import { chevronBack, chevronForward, cross, magnifier } from '#shared/ui/icons.ts'

/** The state of the lightbox. */
export type LightboxState = 'open' | 'animating' | 'closing' | 'closed'

/** The actions of its buttons. */
export interface Presses {
  close: () => void
  move: (direction: 1 | -1) => void
  zoom: () => void
}

/** The frame and its controls. */
export interface Controls {
  dialog: HTMLDialogElement
  setState: (state: LightboxState) => void
  /** Shows the number of the picture and the total. */
  setPlace: (index: number, count: number) => void
  setZoomed: (isZoomed: boolean) => void
  /** Shows whether a picture is loading. */
  setBusy: (isBusy: boolean) => void
  /** Shows and announces a message until the next one. */
  announce: (text: string) => void
}

/** Draws the frame into the mount, closed. */
export function drawControls(mount: HTMLElement, presses: Presses): Controls {
  const dialog = document.createElement('dialog')
  dialog.className = 'lightbox-dialog'
  dialog.setAttribute('aria-label', i18n._(msg`Pictures`))
  dialog.dataset['state'] = 'closed' satisfies LightboxState
  const back = button('back', i18n._(msg`Previous picture`), chevronBack, () => presses.move(-1))
  const on = button('on', i18n._(msg`Next picture`), chevronForward, () => presses.move(1))
  const zoom = button('zoom', i18n._(msg`Zoom in`), magnifier, presses.zoom)
  const close = button('close', i18n._(msg`Close`), cross, presses.close)
  const place = document.createElement('p')
  place.className = 'lightbox-place'
  const news = document.createElement('p')
  news.className = 'lightbox-news'
  news.setAttribute('role', 'status')
  dialog.append(close, zoom, back, on, place, news)
  mount.append(dialog)
  return {
    dialog,
    setState: (state) => {
      dialog.dataset['state'] = state
    },
    setPlace: (index, count) => {
      const number = index + 1
      place.textContent = `${number} / ${count}`
      place.setAttribute('aria-hidden', 'true')
      back.hidden = on.hidden = place.hidden = count < 2
      dialog.setAttribute('aria-label', count < 2 ? i18n._(msg`Picture`) : i18n._(msg`Picture ${number} of ${count}`))
    },
    // Its label names the next action, so it has no pressed state.
    setZoomed: (isZoomed) => zoom.setAttribute('aria-label', isZoomed ? i18n._(msg`Zoom out`) : i18n._(msg`Zoom in`)),
    setBusy: (isBusy) => {
      dialog.toggleAttribute('data-busy', isBusy)
      news.textContent = isBusy ? i18n._(msg`The picture is loading`) : ''
    },
    announce: (text) => {
      news.textContent = text
    },
  }
}

const SVG = 'http://www.w3.org/2000/svg'

function button(name: string, label: string, icon: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = `lightbox-button lightbox-${name}`
  element.setAttribute('aria-label', label)
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  for (const [key, value] of Object.entries({ width: '24', height: '24', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' }))
    svg.setAttribute(key, value)
  path.setAttribute('d', icon)
  svg.append(path)
  element.append(svg)
  element.addEventListener('click', press)
  return element
}
