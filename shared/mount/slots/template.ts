// Makes a slot of a <template>: its placeholders become text, in attributes text or a safe address, and never markup.
import { safeFile, safeLink } from '#shared/domain/safe-url.ts'
import type { Slot } from './places.ts'

const PLACEHOLDER = /\{([a-z]\w*(?:\.\w+)*)\}/gi
/** Attributes that may contain placeholders. Any other could run code, or be read as markup or style. */
const TEXTS = /^(alt|title|value|lang|datetime|placeholder|width|height|max|min|aria-[a-z]+|data-(?!touchline$)[a-z0-9-]+)$/
const LINKS: Readonly<Record<string, typeof safeLink>> = { href: safeLink, src: safeFile }

/** Returns the value at a path of the context, as text. */
type ReadText = (path: string) => string
/** Fills one text of the template. */
type Bound = (read: ReadText) => void

/** The slot; `reportFault` is called with the template's faults, for an unknown placeholder when it is filled in. */
export function templateSlot(template: HTMLTemplateElement, reportFault: (what: string) => void): Slot<never> {
  const model = document.createElement('template')
  model.content.append(template.content.cloneNode(true))
  for (const element of model.content.querySelectorAll('script, style')) {
    reportFault(`its template holds a <${element.localName}>`)
    element.remove()
  }
  for (const element of model.content.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (value.search(PLACEHOLDER) < 0 || Object.hasOwn(LINKS, name) || TEXTS.test(name)) continue
      reportFault(`the attribute ${name} of its template's <${element.localName}> may hold no placeholder`)
      element.removeAttribute(name)
    }
  }
  const bound = new WeakMap<HTMLElement, Bound[]>()
  const reported = new Set<string>()
  const reportOnce = (what: string) => {
    if (!reported.has(what)) reportFault(what)
    reported.add(what)
  }
  const update = (element: HTMLElement, context: object) => {
    for (const write of bound.get(element) ?? []) write(readerOf(context, reportOnce))
  }
  return {
    mount(element, context) {
      const content = document.importNode(model.content, true)
      bound.set(element, bindings(content))
      update(element, context)
      element.append(content)
    },
    update,
  }
}

/** All placeholders in a copy of the template. */
function bindings(content: Node): Bound[] {
  const found: Bound[] = []
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const { data } = node
      const text = node
      if (data.search(PLACEHOLDER) >= 0) found.push((say) => (text.data = filledIn(data, say)))
    } else if (node instanceof Element) {
      for (const { name, value } of node.attributes) if (value.search(PLACEHOLDER) >= 0) found.push(attribute(node, name, value))
    }
  }
  return found
}

function attribute(element: Element, name: string, value: string): Bound {
  const safe = Object.hasOwn(LINKS, name) ? LINKS[name] : undefined
  return (say) => {
    const text = safe ? safe(address(value, say), location.href) : filledIn(value, say)
    // An invalid address, or one whose scheme could run code: the link gets none.
    if (text === null) element.removeAttribute(name)
    else element.setAttribute(name, text)
  }
}

/** A single placeholder may be a whole address; within an address it is one component, which it must not escape. */
function address(value: string, say: ReadText): string {
  const isWhole = /^\{[^{}]*\}$/.test(value)
  return isWhole ? filledIn(value, say) : filledIn(value, (path) => encodeURIComponent(say(path)))
}

function filledIn(value: string, say: ReadText): string {
  return value.replaceAll(PLACEHOLDER, (_placeholder, path: string) => say(path))
}

/** Reads paths in a context: empty where the value is unknown; a path that the place does not have is reported. */
function readerOf(context: object, reportFault: (what: string) => void): ReadText {
  return (path) => {
    let value: unknown = context
    for (const name of path.split('.')) {
      if (value === null || value === undefined) return ''
      if (!Object.hasOwn(Object(value), name)) {
        reportFault(`its template asks for {${path}}, and there is no ${name}, but ${Object.keys(Object(value)).join(', ')}`)
        return ''
      }
      value = Reflect.get(Object(value), name)
    }
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return `${value}`
    if (value) reportFault(`its template asks for {${path}}, which is no text but holds ${Object.keys(value).join(', ')}`)
    return ''
  }
}
