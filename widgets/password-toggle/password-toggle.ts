// Adds a button to each of the host's password fields that shows or hides the password.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { i18n } from '#shared/i18n/i18n.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { eye, eyeClosed } from '#shared/ui/eyes.ts'
import { say } from '#shared/ui/say.ts'

const SVG = 'http://www.w3.org/2000/svg'

function enhance(mount: HTMLElement, _options: object, signal: AbortSignal): void {
  const dress = () => {
    for (const input of mount.querySelectorAll<HTMLInputElement>('input[type="password"]'))
      if (!input.nextElementSibling?.matches('.password-toggle-button')) addToggle(input, signal)
  }
  dress()
  // Finds fields that are added later, as in a form with several steps.
  const observer = new MutationObserver(dress)
  observer.observe(mount, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

function addToggle(input: HTMLInputElement, signal: AbortSignal): void {
  const button = document.createElement('button')
  const path = document.createElementNS(SVG, 'path')
  button.type = 'button'
  button.className = 'password-toggle-button'
  button.append(iconOf(path))
  if (input.id) button.setAttribute('aria-controls', input.id)
  const draw = (isShown: boolean) => {
    input.type = isShown ? 'text' : 'password'
    path.setAttribute('d', isShown ? eyeClosed : eye)
    button.setAttribute('aria-label', isShown ? i18n._(msg`Hide password`) : i18n._(msg`Show password`))
  }
  draw(false)
  button.addEventListener(
    'click',
    () => {
      const isShown = input.type === 'password'
      draw(isShown)
      say(isShown ? i18n._(msg`Your password is visible`) : i18n._(msg`Your password is hidden`))
    },
    { signal },
  )
  // A password sent from a text field would be offered as an autofill suggestion the next time.
  input.form?.addEventListener('submit', () => draw(false), { signal })
  input.after(button)
  signal.addEventListener('abort', () => {
    input.type = 'password'
    button.remove()
  })
}

function iconOf(path: SVGPathElement): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const look = { width: '24', height: '24', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '1.75' }
  for (const [name, value] of Object.entries({ ...look, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'aria-hidden': 'true' }))
    svg.setAttribute(name, value)
  svg.append(path)
  return svg
}

export default defineEnhancer({ name: 'password-toggle', options: v.object({}), enhance })
