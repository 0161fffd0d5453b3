// The common interface of tabs and toggles: they show sections, and can be removed again.
import type { Section } from './sections.ts'

/** Sections drawn as tabs or toggles. */
export interface Shape {
  isShown: (section: Section) => boolean
  /** Shows a section; tabs hide the others. */
  show: (section: Section) => void
  /** Returns the control of a section, to keep the focus when tabs become toggles or back. */
  controlOf: (section: Section) => HTMLElement | undefined
  undo: () => void
}

/** Sets attributes; the returned function restores the previous values. */
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

/** Hides an element with `until-found`, so that find-in-page and links to its content still reach it. */
export function setShown(element: Element, isShown: boolean): void {
  if (isShown) element.removeAttribute('hidden')
  else element.setAttribute('hidden', 'until-found')
}

let number = 0

/** Returns an id that is not used on the page. */
export const newId = () => `touchline-tabs-${++number}`
