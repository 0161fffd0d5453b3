// Draws sections as tabs: arrows move between them, Enter and Space select.
import type { Section } from './sections.ts'
import { newId, setAttributes, setShown, type Shape } from './shape.ts'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Makes tabs of sections that have an element each. */
export function tabList(sections: readonly (Section & { element: HTMLElement })[], chosen: Section, label: string | null): Shape {
  const list = document.createElement('div')
  list.className = 'tabs-list'
  list.setAttribute('role', 'tablist')
  if (label) list.setAttribute('aria-label', label)
  const bar = document.createElement('div')
  bar.className = 'tabs-bar'
  bar.append(list)
  const undo: (() => void)[] = [() => bar.remove()]
  const panels = sections.map((section) => {
    const { element, heading, title } = section
    const tab = document.createElement('button')
    const panelId = element.id || newId()
    Object.assign(tab, { type: 'button', id: newId(), className: 'tabs-tab', textContent: title })
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panelId)
    list.append(tab)
    const hadClass = element.classList.contains('tabs-panel')
    element.classList.add('tabs-panel')
    heading.classList.add('touchline-hidden')
    undo.push(setAttributes(element, { id: panelId, role: 'tabpanel', 'aria-labelledby': tab.id, tabindex: '0' }), () => {
      setShown(element, true)
      heading.classList.remove('touchline-hidden')
      if (!hadClass) element.classList.remove('tabs-panel')
      for (const one of [element, heading]) if (!one.className) one.removeAttribute('class')
    })
    return { section, element, tab }
  })
  const show = (wanted: Section) => {
    for (const { section, element, tab } of panels) {
      const isChosen = section === wanted
      setShown(element, isChosen)
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
    }
  }
  show(chosen)
  panels[0]?.element.before(bar)

  list.addEventListener('click', ({ target }) => {
    const panel = panels.find(({ tab }) => tab === target)
    if (panel) show(panel.section)
  })
  list.addEventListener('keydown', (event) => {
    const at = panels.findIndex(({ tab }) => tab === event.target)
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (at < 0 || !step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const isReversed = getComputedStyle(list).direction === 'rtl' && event.key.startsWith('Arrow')
    const next = isReversed ? (at - (step(at, panels.length) - at) + panels.length) % panels.length : step(at, panels.length)
    panels[next]?.tab.focus()
  })
  const found = (section: Section) => panels.find((panel) => panel.section === section)
  return {
    isShown: (section) => found(section)?.tab.getAttribute('aria-selected') === 'true',
    show,
    controlOf: (section) => found(section)?.tab,
    undo: () => undo.forEach((one) => one()),
  }
}
