// The maintenance notice at the bottom of the window, above the page's content.
import { msg } from '@lingui/core/macro'
import { i18n } from '#shared/i18n/i18n.ts'
import { checkOpening, type Opening } from '#stores/page/maintenance.ts'

/** Adds the notice to the mount and returns a function that draws a state. The notice is removed when the signal aborts. */
export function createNotice(mount: Element, signal: AbortSignal): (state: Opening) => void {
  const bar = document.createElement('div')
  bar.className = 'maintenance-notice-bar'
  bar.hidden = true
  const text = document.createElement('p')
  text.className = 'maintenance-notice-words'
  text.setAttribute('role', 'status')
  const again = document.createElement('button')
  again.type = 'button'
  again.className = 'touchline-button'
  again.append(i18n._(msg`Try now`))
  again.addEventListener('click', () => again.getAttribute('aria-disabled') !== 'true' && void checkOpening(), { signal })
  bar.append(text, again)
  mount.append(bar)
  signal.addEventListener('abort', () => bar.remove())
  return (state) => {
    bar.hidden = state === 'open'
    again.hidden = state === 'back'
    again.setAttribute('aria-disabled', String(state === 'asking'))
    const said =
      state === 'back'
        ? i18n._(msg`The shop is open again.`)
        : i18n._(msg`The shop is closed for a moment. Your cart and what you typed are safe; we try again automatically.`)
    if (state !== 'open' && text.textContent !== said) text.textContent = said
  }
}
