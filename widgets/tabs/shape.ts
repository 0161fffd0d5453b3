// What tabs and toggles have in common: they show sections, and can be taken away again.
import type { Section } from './sections.ts'

/** Sections in one of the two shapes. */
export interface Shape {
  isShown: (section: Section) => boolean
  /** Shows it; where only one can be seen, the others go. */
  show: (section: Section) => void
  /** The control of a section, to keep the focus where the shape changes. */
  controlOf: (section: Section) => HTMLElement | undefined
  undo: () => void
}

/** Changes attributes; the answer puts back what was there. */
export function setAttributes(element: Element, values: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(values).map((name): [string, string | null] => [name, element.getAttribute(name)])
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value)
  return () => {
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  }
}

/** Hidden, but for the browser's own search in the page and for links to what is inside. */
export function setShown(element: Element, isShown: boolean): void {
  if (isShown) element.removeAttribute('hidden')
  else element.setAttribute('hidden', 'until-found')
}

let number = 0

/** An id that the page has not. */
export const newId = () => `touchline-tabs-${++number}`
