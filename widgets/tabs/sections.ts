// Finds the sections that a host printed, whatever their elements: a heading, and the content below it.

/** A section of the mount. */
export interface Section {
  /** The element around heading and body; null if the host printed all of them side by side. */
  element: HTMLElement | null
  heading: HTMLElement
  title: string
  /** The elements below the heading. */
  body: HTMLElement[]
}

const HEADING = 'h2, h3, h4, h5, h6'
const OTHERS = 'script, style, template'

const contentsOf = (parent: Element) =>
  [...parent.children].filter((child): child is HTMLElement => child instanceof HTMLElement && !child.matches(OTHERS))

const titleOf = (heading: Element) => (heading.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** A heading that is a link or contains a control cannot also be a button. */
const isPlain = (heading: Element) => !heading.querySelector('a, button, input, select, [data-touchline]')

/** Returns the sections of a mount in order: elements that start with a heading, otherwise headings and their following elements. */
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
    // Deeper headings belong to the content.
    if (first && child.localName === first.localName && isPlain(child) && titleOf(child) !== '')
      found.push({ element: null, heading: child, title: titleOf(child), body: [] })
    else found.at(-1)?.body.push(child)
  }
  return found
}

/** Wraps bare text in elements, since it cannot be hidden otherwise; the returned function removes them. */
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
