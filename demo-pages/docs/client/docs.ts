// The docs' script: searches all pages, copies code, applies the form to the mount and its HTML, and logs events.
import { followForm } from './playground.ts'
import { searchPages } from './search-pages.ts'

function foldMenu(): void {
  const menu = document.querySelector('.docs-menu')
  if (menu instanceof HTMLDetailsElement && matchMedia('(width < 900px)').matches) menu.open = false
}

function addCopying(): void {
  for (const block of document.querySelectorAll('pre[data-copy]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'docs-copy'
    button.textContent = 'Copy'
    button.addEventListener('click', () => {
      const show = (text: string) => (button.textContent = text)
      void navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '').then(
        () => show('Copied'),
        () => show('Could not copy. Select the code and copy it'),
      )
    })
    block.before(button)
  }
}

function logEvents(): void {
  const log = document.querySelector('[data-docs-log]')
  if (!log) return
  const listen = () =>
    window.touchline?.watch(({ name }) => {
      const line = document.createElement('li')
      line.textContent = `touchline:${name}`
      log.append(line)
      while (log.childElementCount > 12) log.firstElementChild?.remove()
    })
  // The suite's script may run before or after this one.
  if (window.touchline) listen()
  else document.addEventListener('touchline:mounted', listen, { once: true })
}

foldMenu()
searchPages()
addCopying()
followForm()
logEvents()
