// Shows the result of an action at the edge of the window: visible and announced, with an action and a close button.
import { msg } from '@lingui/core/macro'
import { i18n } from '#shared/i18n/i18n.ts'

/** How long a success message is shown, in milliseconds, unless it has the pointer or the focus; an error stays until it is closed. */
const SHOWN = 6000

/** Shows one message at a time. */
export interface News {
  show: (text: string, link: { href: string; text: string } | null, tone: 'info' | 'error') => void
}

/** Closes the message of another list when a new one is shown. */
let putAway: (() => void) | null = null

/** The region is rendered from the start, or its first text would not be announced. */
export function createNews(mount: HTMLElement, signal: AbortSignal): News {
  const region = document.createElement('div')
  region.className = 'touchline-news-region'
  region.setAttribute('role', 'status')
  mount.append(region)
  let timer: ReturnType<typeof setTimeout> | undefined
  const clear = () => {
    clearTimeout(timer)
    region.replaceChildren()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (region.matches(':hover, :focus-within') ? wait() : clear()), SHOWN)
  }
  region.addEventListener('keydown', ({ key }) => key === 'Escape' && clear(), { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    region.remove()
  })
  return {
    show: (text, link, tone) => {
      putAway?.()
      putAway = clear
      const box = document.createElement('div')
      box.className = 'touchline-news'
      box.dataset['tone'] = tone
      const span = document.createElement('span')
      span.textContent = text
      box.append(span)
      if (link) {
        const anchor = document.createElement('a')
        anchor.href = link.href
        anchor.textContent = link.text
        box.append(anchor)
      }
      const close = document.createElement('button')
      close.type = 'button'
      close.setAttribute('aria-label', i18n._(msg`Close`))
      close.textContent = '×'
      close.addEventListener('click', clear)
      box.append(close)
      region.append(box)
      if (tone === 'info') wait()
    },
  }
}
