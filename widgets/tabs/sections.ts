// Finds the sections that a host printed, whatever it built them of: a heading, and what stands below it.

/** One section. */
export interface Section {
  /** What holds heading and body; null where the host printed them side by side with the others. */
  element: HTMLElement | null
  heading: HTMLElement
  title: string
  /** Everything below the heading. */
  body: HTMLElement[]
}

const HEADING = 'h2, h3, h4, h5, h6'
const OTHERS = 'script, style, template'

const contentsOf = (parent: Element) =>
  [...parent.children].filter((child): child is HTMLElement => child instanceof HTMLElement && !child.matches(OTHERS))

const titleOf = (heading: Element) => (heading.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** A heading that is a link or holds a control cannot be a button as well. */
const isPlain = (heading: Element) => !heading.querySelector('a, button, input, select, [data-touchline]')

/** The sections of a mount in their order: elements that begin with a heading, else headings and what follows each. */
export function readSections(mount: Element): Section[] {
  const children = contentsOf(mount)
  const framed = children.flatMap(sectionIn)
  if (framed.length > 0) return framed
  const [only] = children
  if (children.length === 1 && only && !only.matches('details')) return readSections(only)
  return flat(children)
}

function sectionIn(element: HTMLElement): Section[] {
  const [head, ...rest] = contentsOf(element)
  if (!head || element.matches(`${HEADING}, details, [data-touchline]`)) return []
  const heading = head.matches(HEADING) ? head : head.querySelector<HTMLElement>(`:scope > :is(${HEADING})`)
  if (!heading || !isPlain(heading) || titleOf(heading) === '') return []
  return [{ element, heading, title: titleOf(heading), body: rest }]
}

function flat(children: readonly HTMLElement[]): Section[] {
  const found: Section[] = []
  const [first] = children.filter((child) => child.matches(HEADING))
  for (const child of children) {
    // Deeper headings belong to what is told.
    if (first && child.localName === first.localName && isPlain(child) && titleOf(child) !== '')
      found.push({ element: null, heading: child, title: titleOf(child), body: [] })
    else found.at(-1)?.body.push(child)
  }
  return found
}

/** Text without an element cannot be hidden: it gets one; the answer takes it away again. */
export function wrapTexts(section: Section): () => void {
  const { element } = section
  if (!element) return () => {}
  const wraps = [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return []
    const wrap = document.createElement('span')
    node.replaceWith(wrap)
    wrap.append(node)
    return [wrap]
  })
  section.body.push(...wraps)
  return () => {
    section.body = section.body.filter((one) => !wraps.some((wrap) => wrap === one))
    for (const wrap of wraps) wrap.replaceWith(...wrap.childNodes)
  }
}
