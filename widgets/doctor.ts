// The overlay behind `?touchline=doctor`: mounts, their options and faults, versions, and what happened since. Plain DOM, so that it works when widgets do not.
import type { Touchline } from './public-api.ts'

function element(tag: string, text = '', attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

function table(caption: string, heads: readonly string[]): { table: HTMLElement; add: (cells: readonly string[]) => HTMLElement } {
  const body = element('tbody')
  const head = element('tr')
  head.append(...heads.map((one) => element('th', one, { scope: 'col' })))
  const made = element('table')
  const top = element('thead')
  top.append(head)
  made.append(element('caption', caption), top, body)
  return {
    table: made,
    add(cells) {
      const row = element('tr')
      row.append(...cells.map((cell) => element('td', cell)))
      body.append(row)
      return row
    },
  }
}

const optionsOf = (mount: Element) =>
  [...mount.attributes]
    .filter(({ name }) => name.startsWith('data-') && !name.startsWith('data-touchline'))
    .map(({ name, value }) => `${name}="${value}"`)
    .join(' ')

/** Opens the overlay and keeps it true until it is closed. */
export function openDoctor(touchline: Touchline): void {
  const overlay = element('dialog', '', { class: 'touchline-doctor', 'aria-label': 'Touchline doctor' })
  if (!(overlay instanceof HTMLDialogElement)) return
  const log = table('Events', ['Time', 'Event', 'Detail'])
  const faults = table('Faults', ['What'])
  const mounts = table('Mounts', ['Widget', 'Status', 'Markup', 'Options'])
  const draw = () => {
    mounts.table.querySelector('tbody')?.replaceChildren()
    for (const { element: mount, name, status } of touchline.mounts()) {
      mounts.add([name, status, mount.hasAttribute('data-touchline-ssr') ? 'server' : 'host', optionsOf(mount)])
    }
  }
  const stop = touchline.watch(({ name, detail, at }) => {
    log.add([`${(at / 1000).toFixed(2)} s`, name, safeJson(detail)])
    if (name === 'error') faults.add([safeJson(detail)])
    draw()
  })
  const close = element('button', 'Close', { type: 'button' })
  close.addEventListener('click', () => overlay.close())
  overlay.addEventListener('close', () => {
    stop()
    overlay.remove()
  })
  overlay.append(element('h2', `Touchline ${touchline.version}`), close, mounts.table, faults.table, log.table)
  document.body.append(overlay)
  overlay.show()
}

function safeJson(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_key, one: unknown) =>
        one instanceof Element ? `<${one.localName}>` : one instanceof Error ? one.message : one,
      )?.slice(0, 400) ?? ''
    )
  } catch {
    return String(value)
  }
}
