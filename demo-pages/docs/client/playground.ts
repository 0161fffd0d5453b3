// The playground: a form whose options, look and slots change the live widget, and the code to copy.
import { attributeOf, escaped } from '#demo-pages/editor/client/snippet-words.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isBeside = ({ dataset }: Control) => dataset['kind'] === 'token' || dataset['kind'] === 'slot'
const isFilled = ({ value }: Control) => value.trim() !== ''

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

/** The code of a mount, and of the templates that fill its slots. */
function writeSource(name: string, scalars: readonly [string, string][], json: Record<string, unknown>, slots: readonly Control[]): string {
  const child =
    Object.keys(json).length > 0 ? `\n  <script type="application/json" data-touchline-options>\n${safe(json)}\n  </script>` : ''
  const written = scalars.map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`).join('')
  const templates = slots.map(({ name: place, value }) => `\n<template data-touchline-slot="${place}">\n  ${value.trim()}\n</template>`)
  return `<div data-touchline="${name}"${written}>\n  <!-- HTML that works without the widget -->${child}\n</div>${templates.join('')}`
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

/** Fills the slots from templates beside the stage, as a page would; the suite takes and drops them by itself. */
function fillSlots(stage: Element, slots: readonly Control[]): void {
  for (const old of document.querySelectorAll('template[data-docs-slot]')) old.remove()
  for (const { name, value } of slots) {
    const template = document.createElement('template')
    template.setAttribute('data-docs-slot', '')
    template.setAttribute('data-touchline-slot', name)
    Reflect.set(template, 'innerHTML', policy ? policy.createHTML(value) : value)
    stage.after(template)
  }
}

/** Sets the look on the stage, and writes the rule for a stylesheet. */
function applyLook(stage: HTMLElement, widget: string, tokens: readonly Control[]): void {
  for (const { name, value } of tokens) stage.style.setProperty(name, value.trim())
  const rules = tokens.filter(isFilled).map(({ name, value }) => `  ${name}: ${value.trim()};`)
  const [box, code] = [document.querySelector('[data-docs-look]'), document.querySelector('#docs-look code')]
  if (box instanceof HTMLElement) box.hidden = rules.length === 0
  if (code) code.textContent = `[data-touchline="${widget}"] {\n${rules.join('\n')}\n}`
}

/** Creates a mount like the one that the server printed, with other options; the widget renders it afresh. */
function remount(stage: Element, printed: Element, controls: readonly Control[], slots: readonly Control[]): void {
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
  if (source) source.textContent = writeSource(mount.getAttribute('data-touchline') ?? '', scalars, json, slots)
}

/** Applies the form's options, look and slots to the live widget, and writes the code that does the same on a page. */
export function followForm(): void {
  const [stage, form, template] = ['[data-docs-stage]', '[data-docs-form]', '[data-docs-mount]'].map((one) => document.querySelector(one))
  if (!(stage instanceof HTMLElement) || !(form instanceof HTMLFormElement) || !(template instanceof HTMLTemplateElement)) return
  const printed = template.content.firstElementChild
  if (!printed) return
  const all = [...form.elements].filter(
    (one): one is Control => one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement,
  )
  const controls = all.filter((one) => !isBeside(one))
  const kindOf = (kind: string) => all.filter(({ dataset }) => dataset['kind'] === kind)
  const apply = () => {
    for (const fault of form.querySelectorAll('.docs-fault')) fault.textContent = ''
    remount(stage, printed, controls, kindOf('slot').filter(isFilled))
  }
  /** The look changes the widget that stands; a slot ends and begins by itself, but belongs to the code. */
  const heed = (target: EventTarget | null) => {
    const kind = target instanceof HTMLElement ? target.dataset['kind'] : undefined
    if (kind === 'token') return applyLook(stage, printed.getAttribute('data-touchline') ?? '', kindOf('token'))
    if (kind === 'slot') fillSlots(stage, kindOf('slot').filter(isFilled))
    apply()
  }
  form.hidden = false
  // Applies on `input`: on `change`, a press on the widget would replace it during the press. Unfinished JSON is invalid, so it waits.
  form.addEventListener('input', ({ target }) => !(target instanceof HTMLTextAreaElement) && heed(target))
  form.addEventListener('change', ({ target }) => target instanceof HTMLTextAreaElement && heed(target))
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
