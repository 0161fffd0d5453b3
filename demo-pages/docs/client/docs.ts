// The docs' script: filters widgets by name, copies code, and applies the form's options to the mount and its HTML.
import { attributeOf, escaped } from '#demo-pages/editor/client/snippet-words.ts'

const isOf = <Kind extends Element>(kind: abstract new () => Kind, all: Iterable<Element>): Kind[] =>
  [...all].filter((one): one is Kind => one instanceof kind)

function findPages(): void {
  const menu = document.querySelector('.docs-menu')
  if (menu instanceof HTMLDetailsElement && matchMedia('(width < 900px)').matches) menu.open = false
  const field = document.querySelector('#docs-name')
  if (!(field instanceof HTMLInputElement)) return
  const items = isOf(HTMLLIElement, document.querySelectorAll('[data-docs-nav] li'))
  field.addEventListener('input', () => {
    const query = field.value.trim().toLowerCase()
    for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(query)
  })
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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The values of the form: scalars as attributes, JSON as the mount's child. Invalid JSON is passed on, so that the mount reports it. */
function read(controls: readonly Control[]): { scalars: [string, string][]; json: Record<string, unknown> } {
  const scalars: [string, string][] = []
  const json: Record<string, unknown> = {}
  for (const { name, value, dataset } of controls) {
    if (value.trim() === '') continue
    if (dataset['kind'] !== 'long') scalars.push([attributeOf(name), value])
    else {
      try {
        json[name] = JSON.parse(value)
      } catch {
        json[name] = value
      }
    }
  }
  return { scalars, json }
}

const safe = (json: unknown) => JSON.stringify(json, null, 2).replaceAll('<', String.raw`\u003c`)

function writeSource(name: string, scalars: readonly [string, string][], json: Record<string, unknown>): string {
  const child =
    Object.keys(json).length > 0 ? `\n  <script type="application/json" data-touchline-options>\n${safe(json)}\n  </script>` : ''
  const written = scalars.map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`).join('')
  return `<div data-touchline="${name}"${written}>\n  <!-- HTML that works without the widget -->${child}\n</div>`
}

/** JSON in a script does not run, but Trusted Types guard the text of every script; the page's policy allows this policy name. */
const asIs = { createHTML: (text: string) => text, createScript: (text: string) => text }
const policy = window.trustedTypes?.createPolicy('docs', asIs)

function jsonScript(attribute: string, text: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.setAttribute(attribute, '')
  Reflect.set(
    script,
    'text',
    policy && 'createScript' in policy && typeof policy.createScript === 'function' ? policy.createScript(text) : text,
  )
  return script
}

/** Creates a mount like the one that the server printed, with other options; the widget renders it afresh. */
function remount(stage: Element, printed: Element, controls: readonly Control[]): void {
  const { scalars, json } = read(controls)
  const mount = document.importNode(printed, true)
  for (const { name } of controls) mount.removeAttribute(attributeOf(name))
  mount.removeAttribute('data-touchline-ssr')
  for (const [attribute, value] of scalars) mount.setAttribute(attribute, value)
  mount.querySelector('script[data-touchline-options]')?.remove()
  const state = mount.querySelector('script[data-touchline-state]')
  state?.replaceWith(jsonScript('data-touchline-state', state.textContent))
  if (Object.keys(json).length > 0) mount.append(jsonScript('data-touchline-options', safe(json)))
  stage.replaceChildren(mount)
  const source = document.querySelector('#docs-source code')
  if (source) source.textContent = writeSource(mount.getAttribute('data-touchline') ?? '', scalars, json)
}

function followForm(): void {
  const [stage, form, template] = ['[data-docs-stage]', '[data-docs-form]', '[data-docs-mount]'].map((one) => document.querySelector(one))
  if (!stage || !(form instanceof HTMLFormElement) || !(template instanceof HTMLTemplateElement)) return
  const printed = template.content.firstElementChild
  if (!printed) return
  const controls = [...form.elements].filter(
    (one): one is Control => one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement,
  )
  const apply = () => {
    for (const fault of form.querySelectorAll('.docs-fault')) fault.textContent = ''
    remount(stage, printed, controls)
  }
  form.hidden = false
  // Applies on `input`: on `change`, a press on the widget would replace it during the press. Unfinished JSON is invalid, so it waits.
  form.addEventListener('input', ({ target }) => !(target instanceof HTMLTextAreaElement) && apply())
  form.addEventListener('change', ({ target }) => target instanceof HTMLTextAreaElement && apply())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    apply()
  })
  // Shows a mount's error about an option beside its field.
  document.addEventListener('touchline:error', (event: Event) => {
    const { error, fault }: { error?: unknown; fault?: unknown } = event instanceof CustomEvent ? event.detail : {}
    const option = typeof fault === 'object' && fault !== null && 'option' in fault ? String(fault.option) : ''
    const control = controls.find(({ name }) => name === option || attributeOf(name) === option)
    const place = control && document.getElementById(`${control.id}-fault`)
    if (place) place.textContent = error instanceof Error ? error.message : String(error)
  })
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

findPages()
addCopying()
followForm()
logEvents()
