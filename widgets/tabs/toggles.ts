// Draws sections as disclosures under their headings.
import { type Section, wrapTexts } from './sections.ts'
import { setShown, type Shape } from './shape.ts'

/** Makes a disclosure of every section; those in `open` start open. */
export function toggles(sections: readonly Section[], open: ReadonlySet<Section>): Shape {
  const parts = sections.map((section) => {
    const { heading } = section
    const unwrap = wrapTexts(section)
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'tabs-toggle'
    button.append(...heading.childNodes)
    heading.append(button)
    heading.classList.add('tabs-heading')
    const draw = (isOpen: boolean) => {
      button.setAttribute('aria-expanded', String(isOpen))
      for (const element of section.body) setShown(element, isOpen)
    }
    for (const element of section.body) element.classList.add('tabs-body')
    draw(open.has(section))
    button.addEventListener('click', () => draw(button.getAttribute('aria-expanded') !== 'true'))
    const undo = () => {
      draw(true)
      for (const element of [...section.body, heading]) {
        element.classList.remove('tabs-body', 'tabs-heading')
        if (!element.className) element.removeAttribute('class')
      }
      button.replaceWith(...button.childNodes)
      unwrap()
    }
    return { section, button, draw, undo }
  })
  const found = (section: Section) => parts.find((part) => part.section === section)
  return {
    isShown: (section) => found(section)?.button.getAttribute('aria-expanded') === 'true',
    show: (section) => found(section)?.draw(true),
    controlOf: (section) => found(section)?.button,
    undo: () => parts.forEach(({ undo }) => undo()),
  }
}
