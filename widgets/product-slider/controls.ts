// Draws the buttons around the slides, and announces which slides are visible.
import { msg } from '@lingui/core/macro'
import { i18n } from '#shared/i18n/i18n.ts'
import { chevronDown, playArrow } from '#shared/ui/icons.ts'

/** Two bars: pause. */
const pauseBars = 'M9 6v12M15 6v12'

/** The controls of one slider. */
export interface Controls {
  /** Enables the directions; a disabled button keeps its focus. */
  open: (canGoBack: boolean, canGoOn: boolean) => void
  /** Shows whether autoplay is running; null if the slider has none. */
  setPlaying: (isPlaying: boolean) => void
  /** Announces the visible slides. */
  say: (first: number, last: number, count: number) => void
}

/** The actions of the buttons. */
export interface Presses {
  move: (direction: 1 | -1) => void
  /** Null without autoplay. */
  play: (() => void) | null
}

/** Adds the controls before the track, in order of importance: the pause button first. */
export function addControls(mount: HTMLElement, track: HTMLElement, { move, play }: Presses, signal: AbortSignal): Controls {
  const bar = document.createElement('div')
  bar.className = 'product-slider-controls'
  const rotation = play && button('rotation', '', pauseBars, play)
  const back = button('back', i18n._(msg`Previous`), chevronDown, () => move(-1))
  const on = button('on', i18n._(msg`Next`), chevronDown, () => move(1))
  const said = document.createElement('span')
  said.className = 'touchline-hidden'
  said.setAttribute('role', 'status')
  if (rotation) bar.append(rotation)
  bar.append(back, on, said)
  track.before(bar)
  signal.addEventListener('abort', () => bar.remove())
  return {
    open: (canGoBack, canGoOn) => {
      bar.hidden = !canGoBack && !canGoOn
      back.setAttribute('aria-disabled', String(!canGoBack))
      on.setAttribute('aria-disabled', String(!canGoOn))
    },
    setPlaying: (isPlaying) => {
      if (!rotation) return
      rotation.setAttribute('aria-label', isPlaying ? i18n._(msg`Pause slideshow`) : i18n._(msg`Play slideshow`))
      rotation.querySelector('path')?.setAttribute('d', isPlaying ? pauseBars : playArrow)
    },
    say: (first, last, count) => {
      said.textContent = first === last ? i18n._(msg`${first} of ${count}`) : i18n._(msg`${first} to ${last} of ${count}`)
    },
  }
}

const SVG = 'http://www.w3.org/2000/svg'

function button(name: string, label: string, icon: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = `product-slider-button product-slider-${name}`
  if (label) element.setAttribute('aria-label', label)
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  for (const [key, value] of Object.entries({ width: '24', height: '24', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' }))
    svg.setAttribute(key, value)
  path.setAttribute('d', icon)
  svg.append(path)
  element.append(svg)
  element.addEventListener('click', () => element.getAttribute('aria-disabled') !== 'true' && press())
  return element
}
